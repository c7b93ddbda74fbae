package dev.warpdrill.reading;

import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.LaunchConfig;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.Setup;

/** The configuration a text is about, at one block size, with every figure that the engine gives for it. */
final class Situation {
    static final int REGISTERS_PER_SM = 65_536;
    private static final int KILOBYTE = 1024;
    private static final int USUAL_BLOCK_SIZE = 256;

    private final Setup setup;
    private final int blockSize;
    private final Occupancy truth;

    Situation(Setup setup, int blockSize) {
        this.setup = setup;
        this.blockSize = blockSize;
        this.truth = setup.at(blockSize > 0 ? blockSize : USUAL_BLOCK_SIZE);
    }

    /** Whether the block size is known, so that limits and results can be checked. */
    boolean known() {
        return blockSize > 0;
    }

    Setup setup() {
        return setup;
    }

    int blockSize() {
        return blockSize;
    }

    Occupancy truth() {
        return truth;
    }

    SmLimits limits() {
        return setup.limits();
    }

    int registers() {
        return setup.kernel().registersPerThread();
    }

    int roundedRegisters() {
        return (registers() + 7) / 8 * 8;
    }

    long sharedMemoryBytes() {
        return setup.kernel().sharedMemoryBytes();
    }

    int reservedBytes() {
        return limits().reservedSharedMemoryBytes();
    }

    int sharedMemoryPerSmBytes() {
        return limits().sharedMemoryBytes();
    }

    int optInMaximumBytes() {
        return limits().maxSharedMemoryBytesPerBlock();
    }

    int maxBlocks() {
        return limits().maxBlocks();
    }

    int maxWarps() {
        return truth.maxWarps();
    }

    int maxThreads() {
        return maxWarps() * 32;
    }

    int limit(Resource resource) {
        return truth.limit(resource);
    }

    double share() {
        return (double) truth.warpsPerSm() / maxWarps();
    }

    /** Whether a figure is so many bytes, said in bytes or kilobytes (or as a bare number of kilobytes). */
    static boolean bytes(Quantity quantity, long bytes) {
        boolean kilobytes = quantity.value() * KILOBYTE == bytes;
        return switch (quantity.unit()) {
            case KILO, KILOBYTES -> kilobytes || quantity.value() == bytes;
            case NONE -> kilobytes || quantity.value() == bytes && bytes > KILOBYTE;
            case BYTES -> quantity.value() == bytes;
            default -> false;
        };
    }

    /** The same kernel with other registers or shared memory (registers 0 or bytes below 0: unchanged) at a block size. */
    Occupancy changed(int registers, long sharedMemoryBytes, int otherBlockSize) {
        int r = registers > 0 ? registers : registers();
        KernelConfig kernel = sharedMemoryBytes < 0
                ? setup.kernel().withRegistersPerThread(r)
                : KernelConfig.of(r, 0, (int) Math.min(sharedMemoryBytes, Integer.MAX_VALUE));
        return Occupancy.of(limits(), kernel, LaunchConfig.of(otherBlockSize));
    }
}
