package dev.warpdrill.occupancy;

import java.util.Locale;

/**
 * Why a launch is impossible: which rule, and by how much.
 *
 * @param asked what the launch asks for, in the rule's unit (threads, registers, bytes, barriers)
 * @param allowed the most that the rule allows
 * @param sentence both in one sentence
 */
public record Refusal(Rule rule, long asked, long allowed, String sentence) {

    public Refusal {
        if (asked <= allowed)
            throw new IllegalArgumentException("asked " + asked + " does not break " + rule + ": allowed " + allowed);
    }

    /** How far over the rule. */
    public long excess() {
        return asked - allowed;
    }

    static Refusal of(Occupancy o) {
        SmLimits limits = o.limits();
        KernelConfig kernel = o.kernel();
        if (o.launch().blockSize() > limits.maxThreadsPerBlock())
            return broken(
                    Rule.THREADS_PER_BLOCK, o.launch().blockSize(), limits.maxThreadsPerBlock(), "threads a block");
        if (kernel.registersPerThread() > limits.maxRegistersPerThread())
            return broken(
                    Rule.REGISTERS_PER_THREAD,
                    kernel.registersPerThread(),
                    limits.maxRegistersPerThread(),
                    "registers a thread");
        if (o.limit(Resource.REGISTERS) == 0) return registerFile(o);
        if (kernel.namedBarriers() > limits.maxNamedBarriersPerBlock())
            return broken(
                    Rule.NAMED_BARRIERS,
                    kernel.namedBarriers(),
                    limits.maxNamedBarriersPerBlock(),
                    "named barriers a block");
        return sharedMemory(o);
    }

    private static Refusal registerFile(Occupancy o) {
        int warps = o.warpsPerBlock();
        int counted = (warps + 3) / 4 * 4;
        long asked = (long) counted * o.registersPerWarp();
        int allowed = o.limits().registers();
        String text = counted == warps
                ? format("%,d warps at %,d registers each", warps, o.registersPerWarp())
                : format(
                        "%,d warps count as %,d (rounded up to the four sub-partitions) at %,d registers each",
                        warps, counted, o.registersPerWarp());
        return new Refusal(
                Rule.REGISTER_FILE,
                asked,
                allowed,
                format(
                        "A block needs %,d registers (%s); an SM has %,d: %,d too many.",
                        asked, text, allowed, asked - allowed));
    }

    private static Refusal sharedMemory(Occupancy o) {
        SmLimits limits = o.limits();
        KernelConfig kernel = o.kernel();
        int ceiling = limits.staticSharedMemoryLimitBytes();
        if (kernel.staticSharedMemoryBytes() > ceiling)
            return broken(
                    Rule.STATIC_SHARED_MEMORY,
                    kernel.staticSharedMemoryBytes(),
                    ceiling,
                    "B of static shared memory a block");
        if (!kernel.dynamicSharedMemoryOptIn())
            return broken(
                    Rule.OPT_IN,
                    kernel.sharedMemoryBytes(),
                    ceiling,
                    "B of shared memory a block without the opt-in attribute");
        return broken(
                Rule.SHARED_MEMORY_PER_BLOCK,
                kernel.sharedMemoryBytes(),
                limits.maxSharedMemoryBytesPerBlock(),
                "B of shared memory a block after opting in on compute capability " + limits.computeCapability());
    }

    private static Refusal broken(Rule rule, long asked, long allowed, String unit) {
        return new Refusal(
                rule,
                asked,
                allowed,
                format("%,d %s; at most %,d are possible: %,d too many.", asked, unit, allowed, asked - allowed));
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
