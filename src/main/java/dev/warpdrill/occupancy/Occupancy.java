package dev.warpdrill.occupancy;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * How many blocks of one launch an SM holds, and what limits them.
 *
 * <p>Equal to NVIDIA's calculator of CUDA 13.0 but for what its authors let pass: more than 255 registers a thread, more
 * than 48 KB of static shared memory and more than 16 named barriers a block cannot launch, and {@link #limitedBy()}
 * holds exactly the resources whose limit equals the result (the calculator keeps stale ones beside barriers).
 */
public final class Occupancy {

    /** The limit of a resource that the kernel does not use. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    /** Blocks by registers for units of 256 a warp (0 to 32) and warps a block (0 to 32), row by row. */
    private static final int[] BY_REGISTERS = new int[33 * 33];

    private static final int[] RECIPROCAL = new int[33];

    static {
        for (int warps = 1; warps <= 32; warps++) {
            // x * RECIPROCAL[w] >>> 16 is x / w for 0 <= x <= 256: ten times as fast as a division
            RECIPROCAL[warps] = 65_536 / warps + 1;
            for (int units = 0; units <= 32; units++) BY_REGISTERS[33 * units + warps] = blocksByUnits(units, warps);
        }
    }

    private final SmLimits limits;
    private final KernelConfig kernel;
    private final LaunchConfig launch;
    private final int warpsPerBlock;
    private final int byWarps;
    private final int byRegisters;
    private final int bySharedMemory;
    private final int byBarriers;
    private final int blocks;

    private Occupancy(SmLimits limits, KernelConfig kernel, LaunchConfig launch) {
        this.limits = limits;
        this.kernel = kernel;
        this.launch = launch;
        warpsPerBlock = (launch.blockSize() + 31) >>> 5; // unsigned: right up to Integer.MAX_VALUE
        byWarps = warpsPerBlock > 32 ? 0 : limits.maxWarps() * RECIPROCAL[warpsPerBlock] >>> 16;
        byRegisters = blocksByRegisters(kernel.registersPerThread(), warpsPerBlock);
        bySharedMemory = blocksBySharedMemory();
        byBarriers = blocksByBarriers();
        blocks = Math.min(
                Math.min(Math.min(byWarps, byRegisters), Math.min(bySharedMemory, byBarriers)), limits.maxBlocks());
    }

    /** Evaluates one launch; allocates nothing but the result. */
    public static Occupancy of(SmLimits limits, KernelConfig kernel, LaunchConfig launch) {
        return new Occupancy(limits, kernel, launch);
    }

    private static int blocksByRegisters(int registersPerThread, int warps) {
        if (registersPerThread > 255) return 0;
        int units = registersPerThread + 7 >>> 3;
        return warps > 32 ? blocksByUnits(units, warps) : BY_REGISTERS[33 * units + warps];
    }

    /**
     * Registers come per warp in units of 256, from the quarter of the file (64 units) that the warp's sub-partition owns.
     * The rule that a block's warps, rounded up to all four sub-partitions, must fit the file (256 units) is in this: where
     * {@code ceil(warps / 4) * units > 64}, the four quarters hold fewer warps than the block has.
     */
    private static int blocksByUnits(int units, int warps) {
        return units == 0 ? UNLIMITED : 4 * (64 / units) / warps;
    }

    private int blocksBySharedMemory() {
        long asked = allocatedSharedMemoryBytes();
        if (asked == 0) return UNLIMITED;
        if (asked > Integer.MAX_VALUE - 1024) return 0;
        int allocated = (int) asked;
        int blocks = availableSharedMemoryBytes(allocated) / allocated;
        boolean impossible = allocated > maxSharedMemoryBytes()
                | kernel.staticSharedMemoryBytes() > limits.staticSharedMemoryLimitBytes();
        return impossible ? 0 : blocks;
    }

    /** With the reserved part, which the per-block maximum does not count. */
    private int maxSharedMemoryBytes() {
        int most = kernel.dynamicSharedMemoryOptIn()
                ? limits.maxSharedMemoryBytesPerBlock()
                : limits.staticSharedMemoryLimitBytes();
        return most + limits.reservedSharedMemoryBytes();
    }

    /** The preferred configuration, raised to the next one where it does not hold a single block. */
    private int availableSharedMemoryBytes(int allocated) {
        int least = limits.carveoutAtMost(allocated);
        int configured = launch.configuredSharedMemoryBytes();
        if (configured >= 0) return configured >= allocated ? configured : least;
        // a preference that holds a block is a supported size, and so no smaller than the least that does
        return Math.max(limits.carveoutPreferred(launch.carveoutPercent()), least);
    }

    private int blocksByBarriers() {
        int used = kernel.namedBarriers();
        return used > limits.maxNamedBarriersPerBlock() ? 0 : limits.blocksByBarriers(used);
    }

    private long allocatedSharedMemoryBytes() {
        long asked = kernel.sharedMemoryBytes() + limits.reservedSharedMemoryBytes();
        int unit = limits.sharedMemoryUnitBytes(); // a power of two
        return asked + unit - 1 & -unit;
    }

    public SmLimits limits() {
        return limits;
    }

    public KernelConfig kernel() {
        return kernel;
    }

    public LaunchConfig launch() {
        return launch;
    }

    /** Blocks that one resource alone would allow; {@link #UNLIMITED} where the kernel does not use it. */
    public int limit(Resource resource) {
        switch (resource) {
            case WARPS:
                return byWarps;
            case REGISTERS:
                return byRegisters;
            case SHARED_MEMORY:
                return bySharedMemory;
            case BLOCKS:
                return limits.maxBlocks();
            default:
                return byBarriers;
        }
    }

    /** Every resource whose limit is the result: limits tie in about one configuration in six. */
    public Set<Resource> limitedBy() {
        EnumSet<Resource> set = EnumSet.noneOf(Resource.class);
        for (Resource r : Resource.values()) if (limit(r) == blocks) set.add(r);
        return Collections.unmodifiableSet(set);
    }

    /** Resident blocks; 0 if it cannot launch. */
    public int blocksPerSm() {
        return blocks;
    }

    public int warpsPerBlock() {
        return warpsPerBlock;
    }

    /** Resident warps. */
    public int warpsPerSm() {
        return blocks * warpsPerBlock;
    }

    public int maxWarps() {
        return limits.maxWarps();
    }

    /** Resident warps over the SM's maximum, 0 to 1. */
    public double fraction() {
        return (double) warpsPerSm() / limits.maxWarps();
    }

    /** Registers a warp is given, rounded up to the allocation unit. */
    public int registersPerWarp() {
        return (int) Math.min(Integer.MAX_VALUE, (kernel.registersPerThread() + 7L >>> 3) * 256);
    }

    /** Registers a block is given. */
    public int allocatedRegistersPerBlock() {
        return (int) Math.min(Integer.MAX_VALUE, (long) registersPerWarp() * warpsPerBlock);
    }

    /** Shared memory a block is given, with what CUDA reserves, rounded up to the allocation unit; bytes. */
    public int allocatedSharedMemoryBytesPerBlock() {
        return (int) Math.min(Integer.MAX_VALUE, allocatedSharedMemoryBytes());
    }

    /**
     * The smallest supported shared-memory configuration that holds the resident blocks; bytes. The largest there is if
     * none does, which takes a configured size beyond it.
     */
    public int smallestCarveoutBytes() {
        long used = blocks * allocatedSharedMemoryBytes();
        return limits.carveoutFor(Math.min(used, limits.sharedMemoryBytes()));
    }

    public boolean launchable() {
        return blocks > 0;
    }

    /** The first hardware rule that forbids the launch, and by how much; empty if it launches. */
    public Optional<Refusal> refusal() {
        return launchable() ? Optional.empty() : Optional.of(Refusal.of(this));
    }
}
