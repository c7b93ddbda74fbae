package dev.warpdrill.grading;

import dev.warpdrill.question.Probe;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Variant;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which follow-up an interviewer asks next: what the answer got wrong or left out first, never what it has shown already.
 *
 * <p>The reserved kilobyte first, where it was not heard or was forgotten; then the follow-up on a mistake that was made;
 * then what raises the occupancy, the static ceiling, whether it matters, smaller blocks, the grid, and what a profiler
 * shows. What the reader did not hear is asked for: its silence alone decides nothing.
 */
final class ProbeOrder {

    private static final int NEVER = Integer.MAX_VALUE;

    private ProbeOrder() {}

    static Optional<Probe> next(Variant variant, List<Assessment> soFar) {
        Set<PromptKind> done = EnumSet.noneOf(PromptKind.class);
        soFar.forEach(a -> done.add(a.prompt()));
        int blockSize = soFar.isEmpty() || soFar.get(0).blockSize() < 1
                ? variant.blockSize()
                : soFar.get(0).blockSize();
        return variant.probes().stream()
                .filter(p -> !done.contains(p.kind()) && p.fits(blockSize) && urgency(p.kind(), soFar) < NEVER)
                .min(Comparator.comparingInt(p -> urgency(p.kind(), soFar)));
    }

    private static int urgency(PromptKind kind, List<Assessment> soFar) {
        switch (kind) {
            case RESERVED:
                return met(soFar, "reserved-shared-memory") && !mistaken(soFar, "forgot-reserved") ? NEVER : 0;
            case MOVE:
                if (!met(soFar, "next-step")) return 2;
                return met(soFar, "next-limiter") ? NEVER : 4;
            case STATIC_48K:
                if (mistaken(soFar, "static-over-48k")) return 1;
                return met(soFar, "static-48k-ceiling") ? NEVER : 3;
            case MATTERS:
                if (mistaken(soFar, "occupancy-is-the-goal") || mistaken(soFar, "forces-register-cap")) return 1;
                return met(soFar, "stall-evidence") && met(soFar, "latency-hiding") && met(soFar, "spill-cost")
                        ? NEVER
                        : 5;
            case BLOCK_128:
                return mistaken(soFar, "block-size-changes-warps") ? 1 : 6; // no main answer speaks to it
            case GRID:
                return mistaken(soFar, "ignores-grid") ? 1 : 7;
            case ACHIEVED:
                return met(soFar, "theoretical-vs-achieved") && met(soFar, "achieved-gap-cause") ? NEVER : 8;
            default:
                return 9;
        }
    }

    private static boolean met(List<Assessment> soFar, String criterion) {
        return soFar.stream().anyMatch(a -> a.met(criterion));
    }

    private static boolean mistaken(List<Assessment> soFar, String misconception) {
        return soFar.stream().anyMatch(a -> a.hasMistake(misconception));
    }
}
