package dev.warpdrill.question;

import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Refusal;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.occupancy.WholeLaunch;

/** Sentences about a setup whose every figure comes from the engine. */
public final class Sentences {

    private Sentences() {}

    /** "an" before a name that is spelled (RTX 4090, H100) or spoken with a vowel first. */
    static String article(String name) {
        boolean spelled = name.length() > 1 && !Character.isLowerCase(name.charAt(1));
        return (spelled ? "AEFHILMNORSX8" : "AEIOU").indexOf(name.charAt(0)) >= 0 ? "an" : "a";
    }

    /** "57 KB of dynamic shared memory per block", "no shared memory". */
    static String sharedMemory(KernelConfig k) {
        if (k.sharedMemoryBytes() == 0) return "no shared memory";
        String fixed = Amount.kilobytes(k.staticSharedMemoryBytes()) + " of static";
        String dynamic = Amount.kilobytes(k.dynamicSharedMemoryBytes()) + " of dynamic";
        if (k.dynamicSharedMemoryBytes() == 0) return fixed + " shared memory per block";
        if (k.staticSharedMemoryBytes() == 0) return dynamic + " shared memory per block";
        return fixed + " and " + dynamic + " shared memory per block";
    }

    static String sharedMemoryKind(KernelConfig k) {
        if (k.sharedMemoryBytes() == 0) return "It uses none.";
        if (k.dynamicSharedMemoryBytes() == 0) return "Static: __shared__ arrays whose size the compiler knows.";
        return k.staticSharedMemoryBytes() == 0
                ? "Dynamic: extern __shared__, its size given at launch."
                : "Both: some of it is given at launch.";
    }

    /** What the interviewer says about the opt-in attribute. */
    static String optInAnswer(Setup setup) {
        KernelConfig k = setup.kernel();
        if (k.dynamicSharedMemoryBytes() == 0) return "No dynamic shared memory is asked for, so it changes nothing.";
        if (!k.dynamicSharedMemoryOptIn()) return "No, it is not set.";
        return k.sharedMemoryBytes() <= setup.limits().staticSharedMemoryLimitBytes()
                ? "At this size none is needed."
                : "Yes: cudaFuncAttributeMaxDynamicSharedMemorySize is set to what the launch asks for.";
    }

    /** "2 blocks, 16 of 64 warps, 25%", or why nothing runs. */
    public static String result(Occupancy o) {
        return o.refusal()
                .map(Refusal::sentence)
                .orElseGet(() -> Amount.count(o.blocksPerSm(), "block") + ", " + o.warpsPerSm() + " of " + o.maxWarps()
                        + " warps, " + Amount.percent(o));
    }

    /** What 128-thread blocks change, shared memory per block as before. */
    static String with128(Setup setup, int blockSize) {
        Occupancy now = setup.at(blockSize);
        Occupancy then = setup.at(128);
        String shared = setup.kernel().sharedMemoryBytes() == 0
                ? "shared memory is no limit"
                : "shared memory " + Amount.blocks(then.limit(Resource.SHARED_MEMORY));
        String limits = sentence("Registers allow " + Amount.blocks(then.limit(Resource.REGISTERS)) + ", " + shared
                + decidingBeside(then) + ": " + result(then));
        if (!now.launchable() || now.warpsPerSm() == then.warpsPerSm())
            return limits + (now.launchable() ? " The warps do not change." : "");
        return limits + " That is " + (then.warpsPerSm() > now.warpsPerSm() ? "more" : "fewer") + " than the "
                + now.warpsPerSm() + " warps of " + Amount.number(blockSize) + "-thread blocks.";
    }

    /** Limits beside registers and shared memory where they are what decides. */
    private static String decidingBeside(Occupancy o) {
        StringBuilder text = new StringBuilder();
        for (Resource r : o.limitedBy())
            if (r != Resource.REGISTERS && r != Resource.SHARED_MEMORY && o.launchable())
                text.append(", ").append(r.title()).append(" ").append(Amount.blocks(o.limit(r)));
        return text.toString();
    }

    static String grid(Setup setup, int blockSize) {
        if (setup.gridBlocks() == 0 || setup.smCount() == 0) return "The grid is many waves.";
        return WholeLaunch.of(setup.at(blockSize), setup.smCount(), setup.gridBlocks())
                .sentence();
    }

    /** What of the per-SM figure a measured occupancy can show. */
    static String gridAchieved(Setup setup, int blockSize) {
        if (setup.gridBlocks() == 0 || setup.smCount() == 0) return "";
        return WholeLaunch.of(setup.at(blockSize), setup.smCount(), setup.gridBlocks())
                .achieved();
    }

    static String reserve(Setup setup) {
        return setup.limits().reservedSharedMemoryBytes() == 0
                ? "Compute capability " + setup.limits().computeCapability() + " reserves none."
                : "CUDA reserves " + Amount.kilobytes(setup.limits().reservedSharedMemoryBytes())
                        + " for each resident block.";
    }

    /** Whether 100 KB a block are possible after opting in, and what then fits. */
    static String optIn(Setup setup, int blockSize) {
        int most = setup.limits().maxSharedMemoryBytesPerBlock();
        String maximum = "the maximum on compute capability " + setup.limits().computeCapability() + " is "
                + Amount.kilobytes(most) + " a block";
        if (most < 100 * 1024) return "Even so 100 KB are not possible here: " + maximum + ".";
        Occupancy then = setup.with(new KernelConfig(setup.kernel().registersPerThread(), 0, 100 * 1024, true, 1))
                .at(blockSize);
        return sentence("Then 100 KB are possible (" + maximum + "): " + result(then));
    }

    static String sentence(String text) {
        return text.endsWith(".") ? text : text + ".";
    }
}
