package dev.warpdrill.attempt;

import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.Amount;

/** The arithmetic behind each line of a worked solution, written out with one launch's figures. */
record Computation(Occupancy occupancy) {
    private static final int THREADS_PER_WARP = 32;

    /** "65,536 / (128 × 32 × 8 = 32,768)", or by sub-partitions where that short form would be wrong. */
    String byRegisters() {
        int asked = occupancy.kernel().registersPerThread();
        int perWarp = occupancy.registersPerWarp();
        int warps = occupancy.warpsPerBlock();
        SmLimits limits = occupancy.limits();
        if (asked == 0) return "no registers asked for";
        if (asked > limits.maxRegistersPerThread()) return "at most " + limits.maxRegistersPerThread() + " a thread";
        int block = occupancy.allocatedRegistersPerBlock();
        if (occupancy.limit(Resource.REGISTERS) == 0) return tooManyRegisters(perWarp, warps);
        if (limits.registers() / block == occupancy.limit(Resource.REGISTERS))
            return Amount.number(limits.registers()) + " / (" + rounded(asked) + " × 32 × " + warps + " = "
                    + Amount.number(block) + ")";
        int quarter = limits.registers() / limits.subPartitions();
        int resident = limits.subPartitions() * (quarter / perWarp);
        return "4 × ⌊" + Amount.number(quarter) + " / " + Amount.number(perWarp) + "⌋ = "
                + Amount.count(resident, "warp") + "; " + resident + " / " + warps;
    }

    private String tooManyRegisters(int perWarp, int warps) {
        int counted = (warps + 3) / 4 * 4;
        String as = counted == warps ? "" : Amount.count(warps, "warp") + " count as " + counted + "; ";
        return as + counted + " × " + Amount.number(perWarp) + " = " + Amount.number((long) counted * perWarp) + " > "
                + Amount.number(occupancy.limits().registers());
    }

    /** "128", or "129 → 136" where the count is rounded up. */
    private static String rounded(int registersPerThread) {
        int up = (registersPerThread + 7) / 8 * 8;
        return up == registersPerThread ? "" + up : registersPerThread + " → " + up;
    }

    /** "228 / (57 + 1)" in KB where those are exact, else in bytes with the rounding to the allocation unit. */
    String bySharedMemory() {
        KernelConfig kernel = occupancy.kernel();
        SmLimits limits = occupancy.limits();
        long own = kernel.sharedMemoryBytes();
        int reserved = limits.reservedSharedMemoryBytes();
        if (occupancy.limit(Resource.SHARED_MEMORY) == Occupancy.UNLIMITED) return "none asked for";
        if (occupancy.limit(Resource.SHARED_MEMORY) == 0) return tooMuchSharedMemory();
        long taken = occupancy.allocatedSharedMemoryBytesPerBlock();
        if (taken == own + reserved && WrittenFigure.exactInKb(own))
            return WrittenFigure.kb(limits.sharedMemoryBytes()) + " / "
                    + (reserved == 0
                            ? WrittenFigure.kb(own)
                            : "(" + WrittenFigure.kb(own) + " + " + WrittenFigure.kb(reserved) + ")")
                    + " KB";
        String sum = Amount.number(own) + (reserved == 0 ? "" : " + " + Amount.number(reserved));
        String units = taken == own + reserved ? "" : " → " + Amount.number(taken);
        return Amount.number(limits.sharedMemoryBytes()) + " / (" + sum + units + ") B";
    }

    private String tooMuchSharedMemory() {
        KernelConfig kernel = occupancy.kernel();
        SmLimits limits = occupancy.limits();
        if (kernel.staticSharedMemoryBytes() > limits.staticSharedMemoryLimitBytes())
            return WrittenFigure.kb(kernel.staticSharedMemoryBytes()) + " KB static > "
                    + WrittenFigure.kb(limits.staticSharedMemoryLimitBytes()) + " KB";
        int most = kernel.dynamicSharedMemoryOptIn()
                ? limits.maxSharedMemoryBytesPerBlock()
                : limits.staticSharedMemoryLimitBytes();
        return WrittenFigure.kb(kernel.sharedMemoryBytes()) + " KB > " + WrittenFigure.kb(most) + " KB a block"
                + (kernel.dynamicSharedMemoryOptIn() ? "" : " without opting in");
    }

    /** "64 / (256 / 32 = 8)"; a last warp that is not full counts whole. */
    String byWarps() {
        int threads = occupancy.launch().blockSize();
        if (threads > occupancy.limits().maxThreadsPerBlock())
            return "at most " + Amount.number(occupancy.limits().maxThreadsPerBlock()) + " threads a block";
        boolean whole = threads % THREADS_PER_WARP == 0;
        return occupancy.maxWarps() + " / (" + (whole ? "" : "⌈") + threads + " / 32" + (whole ? "" : "⌉") + " = "
                + occupancy.warpsPerBlock() + ")";
    }

    String byBlockSlots() {
        return "compute capability " + occupancy.limits().computeCapability();
    }

    /** "min(2, 3, 8, 32)", without the resources that the kernel does not use. */
    String blocks() {
        StringBuilder list = new StringBuilder();
        for (Resource resource :
                new Resource[] {Resource.REGISTERS, Resource.SHARED_MEMORY, Resource.WARPS, Resource.BLOCKS}) {
            int limit = occupancy.limit(resource);
            if (limit != Occupancy.UNLIMITED)
                list.append(list.length() == 0 ? "" : ", ").append(limit);
        }
        return "min(" + list + ")";
    }

    String warps() {
        return occupancy.blocksPerSm() + " × " + occupancy.warpsPerBlock();
    }

    String fraction() {
        return occupancy.warpsPerSm() + " / " + occupancy.maxWarps();
    }
}
