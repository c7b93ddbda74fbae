package dev.warpdrill.question;

import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.Knob;
import dev.warpdrill.occupancy.Occupancy;
import java.util.function.IntFunction;

/** Sentences about whether something launches, every figure from the engine. */
public final class LaunchSentences {

    private LaunchSentences() {}

    /** Whether it launches, and why or with what. */
    static String launch(Occupancy o) {
        return o.refusal()
                .map(r -> "It cannot launch. " + r.sentence())
                .orElseGet(() -> "It launches: " + Sentences.result(o) + ".");
    }

    /** The smallest change that lets an impossible launch through. */
    static String fix(Occupancy o) {
        if (o.launchable()) return "Nothing needs to change.";
        switch (o.refusal().orElseThrow().rule()) {
            case THREADS_PER_BLOCK:
                return "At most " + Amount.number(o.limits().maxThreadsPerBlock()) + " threads a block.";
            case STATIC_SHARED_MEMORY:
                return "Make the memory dynamic and opt in with cudaFuncSetAttribute.";
            case OPT_IN:
                return "Opt in: cudaFuncSetAttribute with cudaFuncAttributeMaxDynamicSharedMemorySize.";
            case SHARED_MEMORY_PER_BLOCK:
                return "At most " + Amount.kilobytes(o.limits().maxSharedMemoryBytesPerBlock()) + " a block.";
            default:
                return registersFix(o);
        }
    }

    private static String registersFix(Occupancy o) {
        int registers = o.limits().maxRegistersPerThread();
        while (registers > 0
                && !Knob.REGISTERS
                        .at(registers, o.limits(), o.kernel(), o.launch())
                        .launchable()) registers--;
        int threads = o.launch().blockSize() / 32 * 32;
        while (threads > 0
                && !Knob.BLOCK_SIZE
                        .at(threads, o.limits(), o.kernel(), o.launch())
                        .launchable()) threads -= 32;
        String fewer = registers > 0 ? "At most " + registers + " registers a thread" : "";
        String smaller = threads > 0 ? "at most " + threads + " threads a block" : "";
        if (fewer.isEmpty() || smaller.isEmpty()) return Sentences.sentence(fewer + smaller);
        return fewer + ", or " + smaller + ".";
    }

    /** What would let an impossible launch through, or stop one that works. */
    public static String change(Occupancy o) {
        return o.launchable() ? stop(o) : fix(o);
    }

    /** The most of each input, the others as they are. */
    private static String stop(Occupancy o) {
        KernelConfig k = o.kernel();
        int registers = most(k.registersPerThread(), 1, n -> Knob.REGISTERS.at(n, o.limits(), k, o.launch()));
        int threads = most(o.launch().blockSize(), 1, n -> Knob.BLOCK_SIZE.at(n, o.limits(), k, o.launch()));
        String text = "It stops launching above " + Amount.count(registers, "register") + " a thread or above "
                + Amount.number(threads) + " threads a block";
        if (k.sharedMemoryBytes() == 0) return text + ".";
        boolean fixed = k.dynamicSharedMemoryBytes() == 0;
        int shared = most(
                (int) k.sharedMemoryBytes(),
                1,
                n -> Occupancy.of(
                        o.limits(),
                        fixed ? k.withStaticSharedMemoryBytes(n) : k.withDynamicSharedMemoryBytes(n),
                        o.launch()));
        return text + ", or above " + Amount.kilobytes(shared) + (fixed ? " of static" : " of dynamic")
                + " shared memory a block.";
    }

    /** The last value from {@code from} on with which it still launches. */
    private static int most(int from, int stride, IntFunction<Occupancy> at) {
        int value = from;
        while (at.apply(value + stride).launchable()) value += stride;
        return value;
    }
}
