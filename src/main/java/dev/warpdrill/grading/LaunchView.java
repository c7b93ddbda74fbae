package dev.warpdrill.grading;

import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.occupancy.Rule;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.Setup;

/** What somebody who may be wrong says about whether a launch is possible, and how many registers it may use. */
record LaunchView(View view, Setup setup, int blockSize) {

    /** Nobody asks for more registers than this a thread: a warp would take the whole file. */
    private static final int ALL_REGISTERS = 2_048;

    /** Whether a launch is believed possible. */
    boolean launches() {
        Occupancy truth = setup.at(blockSize);
        if (truth.limit(Resource.WARPS) == 0) return false;
        if (knows(Rule.REGISTERS_PER_THREAD)
                && truth.kernel().registersPerThread() > truth.limits().maxRegistersPerThread()) return false;
        return blocksByRegisters(truth) > 0 && sharedMemoryFits(truth);
    }

    private boolean knows(Rule rule) {
        return !view.unknown().contains(rule);
    }

    private boolean sharedMemoryFits(Occupancy truth) {
        KernelConfig kernel = truth.kernel();
        SmLimits limits = truth.limits();
        if (knows(Rule.STATIC_SHARED_MEMORY)
                && kernel.staticSharedMemoryBytes() > limits.staticSharedMemoryLimitBytes()) return false;
        if (kernel.sharedMemoryBytes() > most(limits) && knows(Rule.OPT_IN)) return false;
        return kernel.dynamicSharedMemoryOptIn() || kernel.sharedMemoryBytes() <= limits.staticSharedMemoryLimitBytes();
    }

    /** Who does not know the per-block maximum takes all of the SM's memory for it. */
    int most(SmLimits limits) {
        return knows(Rule.SHARED_MEMORY_PER_BLOCK) ? limits.maxSharedMemoryBytesPerBlock() : limits.sharedMemoryBytes();
    }

    /** The registers that a block is believed to need at its launch. */
    long registersNeeded(Occupancy truth) {
        long warps = truth.warpsPerBlock();
        switch (view.registerRule()) {
            case UNROUNDED:
                return (long) truth.kernel().registersPerThread() * blockSize;
            case WHOLE_FILE:
                return warps * truth.registersPerWarp();
            default:
                return (warps + 3) / 4 * 4 * truth.registersPerWarp();
        }
    }

    /** Not {@link Occupancy#limit}, which knows that more than 255 registers a thread are impossible. */
    private long blocksByRegisters(Occupancy truth) {
        long needed = registersNeeded(truth);
        SmLimits limits = truth.limits();
        if (needed == 0) return Occupancy.UNLIMITED;
        if (view.registerRule() != View.RegisterRule.TRUE) return limits.registers() / needed;
        if (needed > limits.registers()) return 0;
        int quarter = limits.registers() / limits.subPartitions();
        return (long) limits.subPartitions() * (quarter / truth.registersPerWarp()) / truth.warpsPerBlock();
    }

    /** The largest register count a thread believed to allow {@code blocks} blocks; 0 if none. */
    long largestRegisters(int blocks) {
        int most = knows(Rule.REGISTERS_PER_THREAD) ? setup.limits().maxRegistersPerThread() : ALL_REGISTERS;
        for (int registers = most; registers > 0; registers--) {
            Setup tried = setup.with(setup.kernel().withRegistersPerThread(registers));
            if (blocksByRegisters(tried.at(blockSize)) >= blocks) return registers;
        }
        return 0;
    }
}
