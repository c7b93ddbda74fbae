package dev.warpdrill.occupancy;

/**
 * The slow path: each limit by filling an SM block by block, as the rules are told, without a table or a reciprocal. What
 * the engine computes fast has to be equal to this everywhere.
 */
final class PlainModel {

    private PlainModel() {}

    static int byWarps(SmLimits limits, int blockSize) {
        if (blockSize > 1024) return 0;
        int blocks = 0;
        for (int left = limits.maxThreads() / 32; left >= warps(blockSize); left -= warps(blockSize)) blocks++;
        return blocks;
    }

    static int byRegisters(int registersPerThread, int blockSize) {
        if (registersPerThread == 0) return Occupancy.UNLIMITED;
        if (registersPerThread > 255) return 0;
        int perWarp = 0;
        while (perWarp < 32 * registersPerThread) perWarp += 256;
        int counted = warps(blockSize);
        while (counted % 4 != 0) counted++;
        if ((long) counted * perWarp > 65_536) return 0;
        int slots = 0;
        for (int partition = 0; partition < 4; partition++)
            for (int left = 65_536 / 4; left >= perWarp; left -= perWarp) slots++;
        int blocks = 0;
        for (; slots >= warps(blockSize); slots -= warps(blockSize)) blocks++;
        return blocks;
    }

    static int bySharedMemory(SmLimits limits, KernelConfig kernel, int carveoutPercent) {
        int asked = kernel.staticSharedMemoryBytes() + kernel.dynamicSharedMemoryBytes();
        int most = kernel.dynamicSharedMemoryOptIn() ? limits.maxSharedMemoryBytesPerBlock() : 49_152;
        if (asked > most || kernel.staticSharedMemoryBytes() > 49_152) return 0;
        int block = 0;
        while (block < asked + limits.reservedSharedMemoryBytes()) block += limits.sharedMemoryUnitBytes();
        if (block == 0) return Occupancy.UNLIMITED;
        int wanted =
                carveoutPercent < 0 ? limits.sharedMemoryBytes() : limits.sharedMemoryBytes() * carveoutPercent / 100;
        int blocks = 0;
        for (int left = configuration(limits, Math.max(wanted, block)); left >= block; left -= block) blocks++;
        return blocks;
    }

    /** The smallest configuration of at least that size. */
    static int configuration(SmLimits limits, int bytes) {
        for (int size : limits.carveoutsBytes()) if (size >= bytes) return size;
        throw new AssertionError(bytes + " B are more than " + limits + " allow");
    }

    static int byBarriers(SmLimits limits, int barriers) {
        if (barriers > 16) return 0;
        if (barriers == 0 || limits.computeCapability().major() < 9) return Occupancy.UNLIMITED;
        int perSlot = limits.computeCapability().major() <= 10 ? 2 : 1;
        return perSlot * limits.maxBlocks() / barriers;
    }

    private static int warps(int blockSize) {
        return (int) Math.ceil(blockSize / 32.0);
    }
}
