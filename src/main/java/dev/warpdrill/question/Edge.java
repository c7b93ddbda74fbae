package dev.warpdrill.question;

import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Refusal;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.occupancy.Rule;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A launch close to a hardware rule: one that just breaks it, or one that a little more would stop.
 *
 * @param broken the rule that is just broken; empty for a launch that just works
 */
public record Edge(Optional<Rule> broken) {

    private static final String LAUNCHES = "launches";
    /** A rule is just broken if by at most one part in so many. */
    private static final int NEAR = 4;

    /** "launches", or the id of a rule; empty if it is neither. */
    public static Optional<Edge> of(String id) {
        if (id.equals(LAUNCHES)) return Optional.of(new Edge(Optional.empty()));
        return Arrays.stream(Rule.values())
                .filter(r -> r.id().equals(id))
                .findFirst()
                .map(r -> new Edge(Optional.of(r)));
    }

    /** Whether the launch lies at this edge. */
    boolean holds(Setup setup, int blockSize) {
        Occupancy o = setup.at(blockSize);
        return broken.map(rule -> o.refusal().filter(r -> r.rule() == rule).isPresent() && justBroken(o))
                .orElseGet(() -> o.launchable() && aLittleMoreStopsIt(setup, blockSize));
    }

    /** Whether it lies at some edge, as draw version 1 understood it. */
    static boolean any(Setup setup, int blockSize) {
        Occupancy o = setup.at(blockSize);
        return o.launchable()
                ? stops(setup, blockSize, 16, 0, 0) || stops(setup, blockSize, 0, 0, 8192)
                : justBroken(o);
    }

    private static boolean justBroken(Occupancy o) {
        Refusal refusal = o.refusal().orElseThrow();
        long broken = Stream.of(Resource.WARPS, Resource.REGISTERS, Resource.SHARED_MEMORY)
                .filter(r -> o.limit(r) == 0)
                .count();
        return broken == 1 && refusal.excess() * NEAR <= refusal.allowed();
    }

    /** One step more: registers of a thread, a warp, or a kilobyte of the memory that the kernel uses. */
    private static boolean aLittleMoreStopsIt(Setup setup, int blockSize) {
        boolean fixed = setup.kernel().staticSharedMemoryBytes() > 0;
        return stops(setup, blockSize, 8, 0, 0)
                || stops(setup, blockSize + 32, 0, 0, 0)
                || setup.kernel().sharedMemoryBytes() > 0
                        && stops(setup, blockSize, 0, fixed ? 1024 : 0, fixed ? 0 : 1024);
    }

    private static boolean stops(Setup setup, int blockSize, int registers, int fixedBytes, int dynamicBytes) {
        KernelConfig k = setup.kernel();
        KernelConfig more = k.withRegistersPerThread(k.registersPerThread() + registers)
                .withStaticSharedMemoryBytes(k.staticSharedMemoryBytes() + fixedBytes)
                .withDynamicSharedMemoryBytes(k.dynamicSharedMemoryBytes() + dynamicBytes);
        return !setup.with(more).at(blockSize).launchable();
    }
}
