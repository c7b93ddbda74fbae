package dev.warpdrill.occupancy;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What one SM of a compute capability holds.
 *
 * <p>Sources, named again at each number: "the table" is "Technical Specifications per Compute Capability" of NVIDIA's
 * CUDA C++ Programming Guide, release 13.0; "the guide" is that guide's section on the architecture, with which the
 * Volta, Turing, Ampere, Ada, Hopper and Blackwell tuning guides agree; "the calculator" is {@code cuda_occupancy.h} of
 * CUDA 13.0. Every row is checked against 20,000 results of the calculator.
 *
 * <p>There is one instance a compute capability.
 */
public final class SmLimits {

    private static final int KB = 1024;
    private static final List<Integer> TO_96 = kilobytes(0, 8, 16, 32, 64, 96);
    private static final List<Integer> TO_100 = kilobytes(0, 8, 16, 32, 64, 100);
    private static final List<Integer> TO_164 = kilobytes(0, 8, 16, 32, 64, 100, 132, 164);
    private static final List<Integer> TO_228 = kilobytes(0, 8, 16, 32, 64, 100, 132, 164, 196, 228);

    private static final List<SmLimits> ALL = List.of(
            volta(0, 64, 32, 128, TO_96),
            volta(5, 32, 16, 96, kilobytes(32, 64)),
            since8(8, 0, 64, 32, 192, TO_164, 0),
            since8(8, 6, 48, 16, 128, TO_100, 0),
            since8(8, 7, 48, 16, 192, TO_164, 0),
            since8(8, 9, 48, 24, 128, TO_100, 0),
            since8(9, 0, 64, 32, 256, TO_228, 64),
            since8(10, 0, 64, 32, 256, TO_228, 64),
            since8(10, 3, 64, 32, 256, TO_228, 64),
            since8(11, 0, 48, 24, 256, TO_228, 24),
            since8(12, 0, 48, 24, 128, TO_100, 24),
            since8(12, 1, 48, 24, 128, TO_100, 24));

    private final ComputeCapability computeCapability;
    private final int maxWarps;
    private final int maxBlocks;
    private final int sharedMemoryBytes;
    private final int reservedSharedMemoryBytes;
    private final int sharedMemoryUnitBytes;
    private final int unifiedBytes;
    private final List<Integer> carveoutsBytes;
    private final int namedBarriers;
    /** By whole kilobytes: the smallest supported configuration that holds them. Spares a search that no branch predictor learns. */
    private final int[] carveoutByKilobytes;
    /** By percent + 1: the configuration that a preference chooses; the first entry is for no preference. */
    private final int[] carveoutByPreference;
    /** By barriers a block uses: a division and two branches less, a quarter of the time of an evaluation. */
    private final int[] blocksByBarriers;

    private SmLimits(
            ComputeCapability computeCapability,
            int maxWarps,
            int maxBlocks,
            int reservedSharedMemoryBytes,
            int sharedMemoryUnitBytes,
            int unifiedBytes,
            List<Integer> carveoutsBytes,
            int namedBarriers) {
        this.computeCapability = computeCapability;
        this.maxWarps = maxWarps;
        this.maxBlocks = maxBlocks;
        this.sharedMemoryBytes = carveoutsBytes.get(carveoutsBytes.size() - 1);
        this.reservedSharedMemoryBytes = reservedSharedMemoryBytes;
        this.sharedMemoryUnitBytes = sharedMemoryUnitBytes;
        this.unifiedBytes = unifiedBytes;
        this.carveoutsBytes = carveoutsBytes;
        this.namedBarriers = namedBarriers;
        carveoutByKilobytes = new int[sharedMemoryBytes / KB + 1];
        for (int kb = 0; kb < carveoutByKilobytes.length; kb++) carveoutByKilobytes[kb] = search(kb * KB);
        blocksByBarriers = new int[maxNamedBarriersPerBlock() + 1];
        for (int used = 0; used < blocksByBarriers.length; used++)
            blocksByBarriers[used] = used == 0 || namedBarriers == 0 ? Occupancy.UNLIMITED : namedBarriers / used;
        carveoutByPreference = new int[102];
        carveoutByPreference[0] = sharedMemoryBytes;
        for (int percent = 0; percent <= 100; percent++)
            carveoutByPreference[percent + 1] = carveoutFor(percent * sharedMemoryBytes / 100);
    }

    private int search(int bytes) {
        return carveoutsBytes.stream().filter(c -> c >= bytes).findFirst().orElseThrow();
    }

    /** The limits of every compute capability that Warpdrill knows, ascending. */
    public static List<SmLimits> all() {
        return ALL;
    }

    /**
     * The limits of one compute capability.
     *
     * @throws IllegalArgumentException if it is not known; the message lists those that are
     */
    public static SmLimits of(ComputeCapability computeCapability) {
        for (SmLimits limits : ALL) if (limits.computeCapability.equals(computeCapability)) return limits;
        throw new IllegalArgumentException(
                "compute capability " + computeCapability + " is not known; known are " + known());
    }

    /** "7.0, 7.5, ..." for messages. */
    static String known() {
        return ALL.stream().map(l -> l.computeCapability.toString()).collect(Collectors.joining(", "));
    }

    /** Resident threads: 32 a warp (the table). */
    public int maxThreads() {
        return 32 * maxWarps;
    }

    /** 32-bit registers of an SM; every compute capability from 7.0 to 12.1 has 65,536 (the table). */
    public int registers() {
        return 65_536;
    }

    /** Each sub-partition has its own quarter of the register file and its own warp slots (the calculator). */
    public int subPartitions() {
        return 4;
    }

    /** Registers a thread can have (the table). The calculator lets 256 through; the instruction encoding does not. */
    public int maxRegistersPerThread() {
        return 255;
    }

    /** Registers of a warp are rounded up to a multiple of this, those of a thread so to one of 8 (the calculator). */
    public int registerUnitPerWarp() {
        return 256;
    }

    /** Threads of a block (the table). */
    public int maxThreadsPerBlock() {
        return 1024;
    }

    /** Shared memory a block may use without opting in, and the most that can be static: 48 KB (the guide). */
    public int staticSharedMemoryLimitBytes() {
        return 48 * KB;
    }

    /** Named barriers a block can use: 0 to 15 (PTX ISA, instruction {@code bar}). */
    public int maxNamedBarriersPerBlock() {
        return 16;
    }

    public ComputeCapability computeCapability() {
        return computeCapability;
    }

    /** Resident warps (the table): 64; 32 on 7.5; 48 on 8.6, 8.7, 8.9, 11.0 and 12.x. */
    public int maxWarps() {
        return maxWarps;
    }

    /** Resident blocks (the calculator): 32; 16 on 7.5, 8.6 and 8.7; 24 on 8.9, 11.0 and 12.x. */
    public int maxBlocks() {
        return maxBlocks;
    }

    /** The largest shared-memory configuration of the SM (the table): 64 KB (7.5) to 228 KB (9.0, 10.x, 11.0). */
    public int sharedMemoryBytes() {
        return sharedMemoryBytes;
    }

    /** What a block may use after opting in, static and dynamic together (the table): all but what CUDA reserves. */
    public int maxSharedMemoryBytesPerBlock() {
        return sharedMemoryBytes - reservedSharedMemoryBytes;
    }

    /** What CUDA keeps for itself in each resident block: 1,024 from 8.0 on (the guide; Ampere and Hopper tuning guides). */
    public int reservedSharedMemoryBytes() {
        return reservedSharedMemoryBytes;
    }

    /** Shared memory of a block is rounded up to a multiple of this: 256 on 7.x, 128 later (the calculator). */
    public int sharedMemoryUnitBytes() {
        return sharedMemoryUnitBytes;
    }

    /** The L1 and shared-memory array that the carve-out divides (the guide). */
    public int unifiedBytes() {
        return unifiedBytes;
    }

    /** The supported shared-memory configurations, ascending (the guide, the calculator). */
    public List<Integer> carveoutsBytes() {
        return carveoutsBytes;
    }

    /** Named barriers of the SM; 0 where the calculator, this number's source, does not limit by them (before 9.0). */
    public int namedBarriers() {
        return namedBarriers;
    }

    /**
     * The smallest supported configuration of at least the given size, in bytes.
     *
     * @throws IllegalArgumentException if it is more than the SM has
     */
    public int carveoutFor(long bytes) {
        if (bytes > sharedMemoryBytes)
            throw new IllegalArgumentException(
                    bytes + " B of shared memory is more than the SM has: " + sharedMemoryBytes + " B");
        return carveoutByKilobytes[(int) (bytes + KB - 1 >> 10)];
    }

    /** The same, but the largest for what is too much. */
    int carveoutAtMost(int bytes) {
        return carveoutByKilobytes[Math.min(bytes + KB - 1 >> 10, carveoutByKilobytes.length - 1)];
    }

    /** Blocks that named barriers allow, 0 to 16 of them used; {@link Occupancy#UNLIMITED} where they do not limit. */
    int blocksByBarriers(int used) {
        return blocksByBarriers[used];
    }

    /** The configuration that a preference of 0 to 100 percent chooses; -1 for none. */
    int carveoutPreferred(int percent) {
        return carveoutByPreference[percent + 1];
    }

    @Override
    public String toString() {
        return "limits of compute capability " + computeCapability;
    }

    private static SmLimits volta(int minor, int warps, int blocks, int unifiedKb, List<Integer> carveouts) {
        return new SmLimits(new ComputeCapability(7, minor), warps, blocks, 0, 256, unifiedKb * KB, carveouts, 0);
    }

    private static SmLimits since8(
            int major, int minor, int warps, int blocks, int unifiedKb, List<Integer> carveouts, int barriers) {
        ComputeCapability cc = new ComputeCapability(major, minor);
        return new SmLimits(cc, warps, blocks, KB, 128, unifiedKb * KB, carveouts, barriers);
    }

    private static List<Integer> kilobytes(Integer... sizes) {
        return Stream.of(sizes).map(s -> s * KB).toList();
    }
}
