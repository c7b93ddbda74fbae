package dev.warpdrill.web;

import dev.warpdrill.occupancy.Curve;
import dev.warpdrill.occupancy.Knob;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Plateau;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A row of a curve's table: one step, or several that are summed up so that the ranges have no gap.
 *
 * @param blocks how many, or from which to which over several steps
 * @param here whether the current launch lies on it
 */
public record CurveRow(String range, String blocks, String warps, boolean here) {

    /** Two rows more may sum up what lies between. */
    private static final int MOST = 8;
    /** The block sizes that people use. */
    private static final List<Integer> USUAL = List.of(128, 256, 512, 1024, 64);

    /** At most eight steps by themselves: the current one, the best and the last, then the usual block sizes and the nearest. */
    static List<CurveRow> of(Curve curve, int current) {
        List<Plateau> steps = curve.steps();
        int here = index(curve, current);
        Set<Integer> shown = new TreeSet<>(List.of(here, best(steps), steps.size() - 1));
        if (curve.knob() == Knob.BLOCK_SIZE)
            for (int usual : USUAL) if (shown.size() < MOST) shown.add(index(curve, usual));
        for (int away = 1; curve.knob() != Knob.BLOCK_SIZE && away < steps.size(); away++)
            for (int near : List.of(here - away, here + away))
                if (near >= 0 && near < steps.size() && shown.size() < MOST) shown.add(near);
        List<CurveRow> rows = new ArrayList<>();
        int next = 0;
        for (int i : shown) {
            if (curve.knob() != Knob.BLOCK_SIZE && i > next) rows.add(summary(curve, next, i - 1, false));
            rows.add(summary(curve, i, i, i == here));
            next = i + 1;
        }
        return rows;
    }

    private static CurveRow summary(Curve curve, int first, int last, boolean here) {
        Occupancy from = curve.steps().get(first).occupancy();
        Occupancy to = curve.steps().get(last).occupancy();
        String range = range(curve, first);
        if (first < last) {
            Knob knob = curve.knob();
            String left = knob == Knob.SHARED_MEMORY && first > 0
                    ? before(curve, first)
                    : CurveValue.of(knob, curve.steps().get(first).from());
            range = left + "–" + CurveValue.of(knob, curve.steps().get(last).to());
        }
        return new CurveRow(
                range, span(from.blocksPerSm(), to.blocksPerSm()), span(from.warpsPerSm(), to.warpsPerSm()), here);
    }

    private static String span(int from, int to) {
        return from == to ? Integer.toString(from) : from + "–" + to;
    }

    /** The step of a value; whole warps share one: 250 threads lie on that of 256. Beyond the curve, the last. */
    private static int index(Curve curve, int value) {
        int whole = curve.knob() == Knob.BLOCK_SIZE ? (value + 31) / 32 * 32 : value;
        List<Plateau> steps = curve.steps();
        for (int i = 0; i < steps.size(); i++) if (whole <= steps.get(i).to()) return i;
        return steps.size() - 1;
    }

    private static int best(List<Plateau> steps) {
        Plateau best = steps.stream()
                .max(Comparator.comparingInt(step -> step.occupancy().warpsPerSm()))
                .orElseThrow();
        return steps.indexOf(best);
    }

    private static String range(Curve curve, int index) {
        Plateau step = curve.steps().get(index);
        Knob knob = curve.knob();
        String to = CurveValue.of(knob, step.to());
        boolean last = index > 0 && index == curve.steps().size() - 1;
        if (step.from() == step.to()) return to;
        if (knob == Knob.SHARED_MEMORY)
            return last ? "over " + before(curve, index) : (index == 0 ? "0" : before(curve, index)) + "–" + to;
        if (last && !step.occupancy().launchable()) return "over " + before(curve, index);
        return knob == Knob.BLOCK_SIZE ? to : CurveValue.of(knob, step.from()) + "–" + to;
    }

    private static String before(Curve curve, int index) {
        return CurveValue.of(curve.knob(), curve.steps().get(index - 1).to());
    }
}
