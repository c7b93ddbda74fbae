package dev.warpdrill.occupancy;

/**
 * The block size with the most resident threads, the largest where several tie; as NVIDIA's calculator suggests.
 *
 * @param blockSize threads; 0 if no block size can launch
 * @param blocksPerSm resident blocks of that size
 */
public record SuggestedBlockSize(int blockSize, int blocksPerSm) {

    /**
     * Tries every whole number of warps up to {@code maxThreadsPerBlock} (and that number itself).
     *
     * @throws IllegalArgumentException if maxThreadsPerBlock is not positive
     */
    public static SuggestedBlockSize of(SmLimits limits, KernelConfig kernel, int maxThreadsPerBlock) {
        if (maxThreadsPerBlock < 1)
            throw new IllegalArgumentException("maxThreadsPerBlock must be at least 1, not " + maxThreadsPerBlock);
        int most = Math.min(maxThreadsPerBlock, limits.maxThreadsPerBlock());
        SuggestedBlockSize best = new SuggestedBlockSize(0, 0);
        for (int aligned = (most + 31) / 32 * 32; aligned > 0; aligned -= 32) {
            int threads = Math.min(most, aligned);
            int blocks = Occupancy.of(limits, kernel, LaunchConfig.of(threads)).blocksPerSm();
            if (threads * blocks > best.blockSize * best.blocksPerSm) best = new SuggestedBlockSize(threads, blocks);
        }
        return best;
    }
}
