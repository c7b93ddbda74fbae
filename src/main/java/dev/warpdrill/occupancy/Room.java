package dev.warpdrill.occupancy;

import java.util.OptionalInt;

/** What a block may use so that a wanted number of blocks is resident. */
public final class Room {

    private Room() {}

    /** The largest register count a thread (1 to 255) with which registers allow {@code blocks}; empty if none does. */
    public static OptionalInt largestRegistersFor(
            int blocks, SmLimits limits, KernelConfig kernel, LaunchConfig launch) {
        wanted(blocks);
        for (int registers = limits.maxRegistersPerThread(); registers >= 1; registers--)
            if (Knob.REGISTERS.at(registers, limits, kernel, launch).limit(Resource.REGISTERS) >= blocks)
                return OptionalInt.of(registers);
        return OptionalInt.empty();
    }

    /**
     * The most shared memory a block may ask for, static and dynamic together, in bytes, so that shared memory allows
     * {@code blocks}; empty if even none is too much. Counts the reserved kilobyte, which NVIDIA's own helper
     * ({@code cudaOccAvailableDynamicSMemPerBlock}) forgets: for 4 blocks on 9.0 that says 58,368, of which only 3 fit.
     */
    public static OptionalInt largestSharedMemoryFor(
            int blocks, SmLimits limits, KernelConfig kernel, LaunchConfig launch) {
        wanted(blocks);
        int unit = limits.sharedMemoryUnitBytes();
        for (int bytes = limits.maxSharedMemoryBytesPerBlock() / unit * unit; bytes >= 0; bytes -= unit)
            if (Knob.SHARED_MEMORY.at(bytes, limits, kernel, launch).limit(Resource.SHARED_MEMORY) >= blocks)
                return OptionalInt.of(bytes);
        return OptionalInt.empty();
    }

    /**
     * What is left for dynamic shared memory beside the kernel's static part, bytes; empty if nothing fits. A kernel that
     * has not opted in has 48 KB for both.
     */
    public static OptionalInt dynamicSharedMemoryFor(
            int blocks, SmLimits limits, KernelConfig kernel, LaunchConfig launch) {
        int ceiling = limits.staticSharedMemoryLimitBytes();
        int total = largestSharedMemoryFor(blocks, limits, kernel, launch).orElse(-1);
        if (!kernel.dynamicSharedMemoryOptIn()) total = Math.min(total, ceiling);
        int rest = total - kernel.staticSharedMemoryBytes();
        boolean fits = rest >= 0 && kernel.staticSharedMemoryBytes() <= ceiling;
        return fits ? OptionalInt.of(rest) : OptionalInt.empty();
    }

    private static void wanted(int blocks) {
        if (blocks < 1) throw new IllegalArgumentException("blocks must be at least 1, not " + blocks);
    }
}
