package dev.warpdrill.web;

import dev.warpdrill.occupancy.Curve;
import dev.warpdrill.occupancy.Knob;
import dev.warpdrill.occupancy.Plateau;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A row of a curve's table.
 *
 * @param here whether the current launch lies on it
 */
public record CurveRow(String range, int blocks, int warps, boolean here) {

    private static final int MOST = 8;
    /** The block sizes that people use. */
    private static final List<Integer> USUAL = List.of(128, 256, 512, 1024, 64);

    /** At most eight steps: the current one, the best and the last, then the usual block sizes and the nearest. */
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
        for (int i : shown) {
            Plateau step = steps.get(i);
            int blocks = step.occupancy().blocksPerSm();
            rows.add(new CurveRow(range(curve, i), blocks, step.occupancy().warpsPerSm(), i == here));
        }
        return rows;
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
