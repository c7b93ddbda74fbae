package dev.warpdrill.occupancy;

/**
 * How a kernel is launched, as far as one SM is concerned.
 *
 * @param blockSize threads a block
 * @param carveoutPercent preferred shared memory in percent of the SM's maximum, or {@link #NONE}
 * @param configuredSharedMemoryBytes a configured size as the profiler prints it, used in the carve-out's place, or
 *     {@link #NONE}
 */
public record LaunchConfig(int blockSize, int carveoutPercent, int configuredSharedMemoryBytes) {

    /** No preference: the SM's largest configuration is available. */
    public static final int NONE = -1;

    public LaunchConfig {
        if (blockSize < 1) throw new IllegalArgumentException("blockSize must be at least 1, not " + blockSize);
        if (carveoutPercent < NONE || carveoutPercent > 100)
            throw new IllegalArgumentException(
                    "carveoutPercent must be 0 to 100, or -1 for none, not " + carveoutPercent);
        if (configuredSharedMemoryBytes < NONE)
            throw new IllegalArgumentException(
                    "configuredSharedMemoryBytes must not be negative, not " + configuredSharedMemoryBytes);
        if (carveoutPercent != NONE && configuredSharedMemoryBytes != NONE)
            throw new IllegalArgumentException("give carveoutPercent or configuredSharedMemoryBytes, not both: "
                    + carveoutPercent + " and " + configuredSharedMemoryBytes);
    }

    /** A launch without a shared-memory preference. */
    public static LaunchConfig of(int blockSize) {
        return new LaunchConfig(blockSize, NONE, NONE);
    }

    public LaunchConfig withBlockSize(int threads) {
        return new LaunchConfig(threads, carveoutPercent, configuredSharedMemoryBytes);
    }

    /** Warps a block, the last one counted whole. */
    public int warps() {
        return (int) ((blockSize + 31L) / 32);
    }
}
