package dev.warpdrill.question;

import dev.warpdrill.occupancy.Knob;
import dev.warpdrill.occupancy.LaunchConfig;
import dev.warpdrill.occupancy.NextStep;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Sentences about the way to the next higher occupancy, every figure from the engine. */
public final class NextSentences {

    private NextSentences() {}

    /** What reaches the next occupancy, and what limits there. */
    static String both(Setup setup, int blockSize) {
        Occupancy now = setup.at(blockSize);
        if (!now.launchable()) return Sentences.result(now);
        if (now.warpsPerSm() == now.maxWarps())
            return "Every warp slot is taken: there is no higher occupancy to reach.";
        Optional<NextStep> next = NextStep.of(setup.limits(), setup.kernel(), LaunchConfig.of(blockSize));
        if (next.isEmpty())
            return "With " + Amount.number(blockSize)
                    + "-thread blocks no cut in registers or shared memory adds a block: "
                    + Amount.resources(fixed(now)) + " stop it; only another block size can.";
        Occupancy then = next.get().reached();
        return "At most " + cut(next.get()) + " give " + Sentences.result(then) + "; then " + limiting(then) + ".";
    }

    /** The step alone, where what limits after it is said beside. */
    public static String step(Setup setup, int blockSize) {
        String both = both(setup, blockSize);
        int then = both.indexOf("; then ");
        return then < 0 ? both : both.substring(0, then) + ".";
    }

    /** What limits after the step; empty if nothing in this launch reaches a higher occupancy. */
    public static String limiter(Setup setup, int blockSize) {
        Occupancy now = setup.at(blockSize);
        if (!now.launchable() || now.warpsPerSm() == now.maxWarps()) return "";
        LaunchConfig launch = LaunchConfig.of(blockSize);
        Optional<NextStep> cut = NextStep.of(setup.limits(), setup.kernel(), launch);
        if (cut.isPresent())
            return "With " + cut(cut.get()) + ", " + limiting(cut.get().reached()) + ".";
        return NextStep.by(Knob.BLOCK_SIZE, setup.limits(), setup.kernel(), launch)
                .map(NextStep::reached)
                .map(o -> "With " + Amount.number(o.launch().blockSize()) + "-thread blocks: " + Sentences.result(o)
                        + "; then " + limiting(o) + ".")
                .orElse("");
    }

    private static String limiting(Occupancy o) {
        return Amount.resources(o.limitedBy()) + (o.limitedBy().size() == 1 && !plural(o) ? " limits" : " limit");
    }

    /** What limits and cannot be cut. */
    private static Set<Resource> fixed(Occupancy o) {
        Set<Resource> set = EnumSet.copyOf(o.limitedBy());
        set.removeAll(EnumSet.of(Resource.REGISTERS, Resource.SHARED_MEMORY));
        return set.isEmpty() ? o.limitedBy() : set;
    }

    private static boolean plural(Occupancy o) {
        return !o.limitedBy().contains(Resource.SHARED_MEMORY);
    }

    private static String cut(NextStep next) {
        List<String> parts = new ArrayList<>();
        if (next.knobs().contains(Knob.REGISTERS)) parts.add(next.registers() + " registers a thread");
        if (next.knobs().contains(Knob.SHARED_MEMORY))
            parts.add(Amount.kilobytes(next.sharedMemoryBytes()) + " of shared memory a block");
        return String.join(" and ", parts);
    }
}
