package dev.warpdrill.explorer;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Refusal;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.occupancy.WholeLaunch;
import java.util.List;

/** An evaluated launch, as the API answers it. A limit of null is no limit; the grid's fields lack where no grid was given. */
@JsonNaming(SnakeCaseStrategy.class)
public record OccupancyAnswer(
        int blocksPerSm,
        Integer limitWarps,
        Integer limitRegisters,
        Integer limitSharedMemory,
        Integer limitBlocks,
        Integer limitBarriers,
        int allocatedRegistersPerBlock,
        int allocatedSmemPerBlock,
        List<String> limitingFactors,
        int warpsPerSm,
        double occupancy,
        boolean launchable,
        String reason,
        @JsonInclude(JsonInclude.Include.NON_NULL) Integer smsUsed,
        @JsonInclude(JsonInclude.Include.NON_NULL) Double waves,
        @JsonInclude(JsonInclude.Include.NON_NULL) Integer tailBlocks) {

    static OccupancyAnswer of(OccupancyRequest request) {
        Occupancy o = Occupancy.of(request.limits(), request.kernel(), request.launch());
        WholeLaunch grid = request.device().isPresent() && request.gridBlocks().isPresent()
                ? WholeLaunch.of(
                        o,
                        request.device().get().smCount(),
                        request.gridBlocks().getAsInt())
                : null;
        return new OccupancyAnswer(
                o.blocksPerSm(),
                finite(o, Resource.WARPS),
                finite(o, Resource.REGISTERS),
                finite(o, Resource.SHARED_MEMORY),
                finite(o, Resource.BLOCKS),
                finite(o, Resource.BARRIERS),
                o.allocatedRegistersPerBlock(),
                o.allocatedSharedMemoryBytesPerBlock(),
                o.limitedBy().stream().map(Resource::id).toList(),
                o.warpsPerSm(),
                o.fraction(),
                o.launchable(),
                o.refusal().map(Refusal::sentence).orElse(null),
                grid == null ? null : grid.smsUsed(),
                grid == null ? null : grid.waves(),
                grid == null ? null : grid.tailBlocks());
    }

    private static Integer finite(Occupancy o, Resource resource) {
        int limit = o.limit(resource);
        return limit == Occupancy.UNLIMITED ? null : limit;
    }
}
