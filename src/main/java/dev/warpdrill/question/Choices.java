package dev.warpdrill.question;

import dev.warpdrill.occupancy.Device;
import java.util.List;

/**
 * What one draw version of a question chooses from. Never edited once landed: a new version is added instead.
 *
 * @param sharedMemoryKinds static or dynamic
 * @param gridBlocks 0 = no grid is given
 * @param wantedBlocks the N of {@link Task#LARGEST_REGISTERS}; otherwise just 0
 * @param optIn whether the opt-in attribute is set; empty = always, and nothing is drawn
 * @param edges for {@link Task#LAUNCH}, which rule is just broken, or that none is; empty = whichever comes
 */
public record Choices(
        int version,
        List<Device> devices,
        List<Integer> registers,
        List<Integer> sharedMemoryBytes,
        List<String> sharedMemoryKinds,
        List<Integer> blockSizes,
        List<Integer> gridBlocks,
        List<Integer> wantedBlocks,
        List<Boolean> optIn,
        List<Edge> edges) {

    public Choices {
        devices = some("devices", devices);
        registers = some("registers", registers);
        sharedMemoryBytes = some("shared_kb", sharedMemoryBytes);
        sharedMemoryKinds = some("shared_memory_kinds", sharedMemoryKinds);
        blockSizes = some("block_sizes", blockSizes);
        gridBlocks = some("grid_blocks", gridBlocks);
        wantedBlocks = some("wanted_blocks", wantedBlocks);
        optIn = List.copyOf(optIn);
        edges = List.copyOf(edges);
    }

    private static <T> List<T> some(String name, List<T> list) {
        if (list.isEmpty()) throw new IllegalArgumentException(name + " has nothing to choose from");
        return List.copyOf(list);
    }
}
