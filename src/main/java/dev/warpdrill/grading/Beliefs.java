package dev.warpdrill.grading;

import dev.warpdrill.grading.View.Combination;
import dev.warpdrill.grading.View.RegisterRule;
import dev.warpdrill.occupancy.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/** The rules that the bank's misconceptions name; formulas of the labelling guide, "Rules that predict". */
public final class Beliefs {

    private static final Set<String> NAMES = new TreeSet<>(Set.of(
            "threads-only",
            "registers-only",
            "shared-memory-only",
            "forgot-reserved",
            "wrong-smem-budget",
            "no-granularity",
            "ignores-sub-partitions",
            "wrong-device-limit",
            "sum-not-min",
            "static-over-48k",
            "ignores-register-maximum",
            "whole-sm-for-one-block"));

    private Beliefs() {}

    /**
     * The rule of that name.
     *
     * @param budgetsKb shared-memory sizes that people mistake for the device's, KB; for wrong-smem-budget
     * @param warps other devices' maxima of warps; for wrong-device-limit
     * @param blocks other devices' maxima of blocks; for wrong-device-limit
     * @throws IllegalArgumentException if no rule has this name; the message lists them
     */
    public static Belief rule(String name, List<Integer> budgetsKb, List<Integer> warps, List<Integer> blocks) {
        switch (name) {
            case "threads-only":
                return one(v -> v.with(Combination.WARPS_ALONE));
            case "registers-only":
                return one(v -> v.with(Combination.REGISTERS_ALONE));
            case "shared-memory-only":
                return one(v -> v.with(Combination.SHARED_MEMORY_ALONE));
            case "forgot-reserved":
                return one(View::withoutReserve);
            case "wrong-smem-budget":
                return budgets(budgetsKb);
            case "no-granularity":
                return one(v -> v.with(RegisterRule.UNROUNDED));
            case "ignores-sub-partitions":
                return one(v -> v.with(RegisterRule.WHOLE_FILE));
            case "wrong-device-limit":
                return otherDevice(warps, blocks);
            case "sum-not-min":
                return new Belief(List.of(
                        v -> v.with(Combination.MAXIMUM),
                        v -> v.with(Combination.SUM),
                        v -> v.with(Combination.AVERAGE),
                        v -> v.with(Combination.ROUNDED_AVERAGE)));
            case "static-over-48k":
                return one(v -> v.without(Rule.STATIC_SHARED_MEMORY));
            case "ignores-register-maximum":
                return one(v -> v.without(Rule.REGISTERS_PER_THREAD));
            case "whole-sm-for-one-block":
                return one(v -> v.without(Rule.SHARED_MEMORY_PER_BLOCK));
            default:
                throw new IllegalArgumentException(
                        "\"" + name + "\" is not a rule; the rules are " + String.join(", ", NAMES));
        }
    }

    private static Belief one(UnaryOperator<View> form) {
        return new Belief(List.of(form));
    }

    private static Belief budgets(List<Integer> kilobytes) {
        List<UnaryOperator<View>> forms = new ArrayList<>();
        for (int kb : kilobytes) forms.add(v -> v.withBudget(kb * 1024));
        return new Belief(forms);
    }

    private static Belief otherDevice(List<Integer> warps, List<Integer> blocks) {
        List<UnaryOperator<View>> forms = new ArrayList<>();
        for (int w : warps) {
            forms.add(v -> v.withWarps(w, true));
            forms.add(v -> v.withWarps(w, false));
        }
        for (int b : blocks) forms.add(v -> v.withBlocks(b));
        return new Belief(forms);
    }
}
