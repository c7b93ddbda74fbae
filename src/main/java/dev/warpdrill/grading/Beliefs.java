package dev.warpdrill.grading;

import dev.warpdrill.grading.View.Combination;
import dev.warpdrill.grading.View.RegisterRule;
import dev.warpdrill.occupancy.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/** The rules that the bank's misconceptions name; formulas of the labelling guide, "Rules that predict". */
public final class Beliefs {

    private static final String OTHER_BUDGET = "wrong-smem-budget";
    private static final String OTHER_DEVICE = "wrong-device-limit";

    /** Those that are the same on every device. */
    private static final Map<String, Belief> FIXED = Map.ofEntries(
            one("threads-only", v -> v.with(Combination.WARPS_ALONE)),
            one("registers-only", v -> v.with(Combination.REGISTERS_ALONE)),
            one("shared-memory-only", v -> v.with(Combination.SHARED_MEMORY_ALONE)),
            one("forgot-reserved", View::withoutReserve),
            one("no-granularity", v -> v.with(RegisterRule.UNROUNDED)),
            one("ignores-sub-partitions", v -> v.with(RegisterRule.WHOLE_FILE)),
            Map.entry(
                    "sum-not-min",
                    new Belief(List.of(
                            v -> v.with(Combination.MAXIMUM),
                            v -> v.with(Combination.SUM),
                            v -> v.with(Combination.AVERAGE),
                            v -> v.with(Combination.ROUNDED_AVERAGE)))),
            one("static-over-48k", v -> v.without(Rule.STATIC_SHARED_MEMORY)),
            one("ignores-register-maximum", v -> v.without(Rule.REGISTERS_PER_THREAD)),
            one("whole-sm-for-one-block", v -> v.without(Rule.SHARED_MEMORY_PER_BLOCK)));

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
        if (name.equals(OTHER_BUDGET)) return budgets(budgetsKb);
        if (name.equals(OTHER_DEVICE)) return otherDevice(warps, blocks);
        if (FIXED.containsKey(name)) return FIXED.get(name);
        Set<String> names = new TreeSet<>(FIXED.keySet());
        names.addAll(List.of(OTHER_BUDGET, OTHER_DEVICE));
        throw new IllegalArgumentException("\"" + name + "\" is not a rule; the rules are " + String.join(", ", names));
    }

    private static Map.Entry<String, Belief> one(String name, UnaryOperator<View> form) {
        return Map.entry(name, new Belief(List.of(form)));
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
