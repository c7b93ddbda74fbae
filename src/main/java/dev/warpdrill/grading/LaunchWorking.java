package dev.warpdrill.grading;

import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Rule;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.Amount;

/** Writes out how a view decides whether a launch is possible, or how many registers it may use. */
final class LaunchWorking {

    private LaunchWorking() {}

    static Working launch(LaunchView launch) {
        Occupancy o = launch.setup().at(launch.blockSize());
        Working working = new Working();
        registerFile(working, launch, o);
        sharedMemory(working, launch, o);
        return working.result("launches", launch.launches() ? "yes" : "no");
    }

    private static void registerFile(Working working, LaunchView launch, Occupancy o) {
        int warps = o.warpsPerBlock();
        long needed = launch.registersNeeded(o);
        String step = "register file";
        if (launch.view().registerRule() == View.RegisterRule.UNROUNDED) {
            working.line(
                    step, o.kernel().registersPerThread() + " × " + launch.blockSize() + " threads", registers(needed));
        } else {
            boolean whole = launch.view().registerRule() == View.RegisterRule.WHOLE_FILE;
            int counted = whole ? warps : (warps + 3) / 4 * 4;
            working.line(step, Amount.count(warps, "warp") + " count as", "" + counted)
                    .line(step, counted + " × " + Amount.number(o.registersPerWarp()), registers(needed));
        }
        working.line(
                step,
                "of " + Amount.number(o.limits().registers()),
                fits(needed <= o.limits().registers()));
    }

    private static String registers(long count) {
        return Amount.count(count, "register");
    }

    private static String fits(boolean fits) {
        return fits ? "fits" : "too many";
    }

    private static void sharedMemory(Working working, LaunchView launch, Occupancy o) {
        KernelConfig kernel = o.kernel();
        SmLimits limits = o.limits();
        if (kernel.staticSharedMemoryBytes() > 0) {
            boolean known = !launch.view().unknown().contains(Rule.STATIC_SHARED_MEMORY);
            working.line(
                    "static", "static, at most", known ? Amount.kilobytes(limits.staticSharedMemoryLimitBytes()) : "–");
        }
        working.line("shared memory", "a block, at most", Amount.kilobytes(launch.most(limits)))
                .line("shared memory", "asked for", Amount.kilobytes(kernel.sharedMemoryBytes()));
    }

    static Working largestRegisters(LaunchView launch, int blocks) {
        SmLimits limits = launch.setup().limits();
        int warps = blocks * launch.setup().at(launch.blockSize()).warpsPerBlock();
        long largest = launch.largestRegisters(blocks);
        Working working = new Working();
        int each = (warps + limits.subPartitions() - 1) / limits.subPartitions();
        switch (launch.view().registerRule()) {
            case UNROUNDED:
                share(working, limits.registers(), blocks * launch.blockSize(), "thread", 1);
                break;
            case WHOLE_FILE:
                share(working, limits.registers(), warps, "warp", limits.registerUnitPerWarp());
                break;
            default:
                working.line("share", "warps a sub-partition", "⌈" + warps + " / 4⌉ = " + each);
                share(working, limits.registers() / limits.subPartitions(), each, "warp", limits.registerUnitPerWarp());
        }
        boolean capped = !launch.view().unknown().contains(Rule.REGISTERS_PER_THREAD);
        working.line("maximum", "a thread, at most", capped ? "" + limits.maxRegistersPerThread() : "–");
        return working.result("registers a thread", "" + largest);
    }

    private static void share(Working working, int registers, int parts, String what, int unit) {
        String label = Amount.number(registers) + " / " + Amount.count(parts, what);
        int share = registers / parts;
        working.line("share", label, Amount.number(share));
        if (unit > 1) working.line("share", "in units of " + unit, Amount.number(share / unit * unit));
    }
}
