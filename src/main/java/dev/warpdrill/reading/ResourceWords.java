package dev.warpdrill.reading;

import dev.warpdrill.occupancy.Resource;
import java.util.Map;
import java.util.Optional;

/** Which resource a word names. */
final class ResourceWords {
    private static final Map<String, Resource> NAMES = Map.of(
            "registers", Resource.REGISTERS,
            "smem", Resource.SHARED_MEMORY,
            "shared", Resource.SHARED_MEMORY,
            "tile", Resource.SHARED_MEMORY,
            "warps", Resource.WARPS,
            "warp", Resource.WARPS,
            "threads", Resource.WARPS,
            "thread", Resource.WARPS,
            "slots", Resource.BLOCKS,
            "blocks", Resource.BLOCKS);

    private ResourceWords() {}

    static Optional<Resource> named(String word) {
        return Optional.ofNullable(NAMES.get(word));
    }

    /** Registers or shared memory, the two a candidate names when a figure follows. */
    static Optional<Resource> perKernel(String word) {
        return named(word).filter(r -> r == Resource.REGISTERS || r == Resource.SHARED_MEMORY);
    }
}
