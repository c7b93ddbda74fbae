package dev.warpdrill.web;

import dev.warpdrill.occupancy.Curve;
import dev.warpdrill.occupancy.Knob;
import dev.warpdrill.occupancy.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * A row of a curve's table.
 *
 * @param here whether the current launch lies on it
 */
public record CurveRow(String range, int blocks, int warps, boolean here) {

    private static final int MOST = 8;

    /** At most eight steps: those around the current one. */
    static List<CurveRow> of(Curve curve, int current) {
        List<Step> steps = curve.steps();
        int at = 0;
        for (int i = 0; i < steps.size(); i++) if (on(curve, steps.get(i), current)) at = i;
        int from = Math.max(0, Math.min(at - MOST / 2, steps.size() - MOST));
        List<CurveRow> rows = new ArrayList<>();
        for (Step step : steps.subList(from, Math.min(steps.size(), from + MOST)))
            rows.add(new CurveRow(
                    range(curve.knob(), step),
                    step.occupancy().blocksPerSm(),
                    step.occupancy().warpsPerSm(),
                    on(curve, step, current)));
        return rows;
    }

    /** Whole warps share a step: 250 threads lie on that of 256. */
    private static boolean on(Curve curve, Step step, int current) {
        int value = curve.knob() == Knob.BLOCK_SIZE ? (current + 31) / 32 * 32 : current;
        return step.holds(value);
    }

    private static String range(Knob knob, Step step) {
        String to = CurveValue.of(knob, step.to());
        if (step.from() == step.to() || knob == Knob.BLOCK_SIZE) return to;
        if (knob == Knob.SHARED_MEMORY)
            return step.from() == 0 ? "0–" + to : "over " + CurveValue.of(knob, step.from() - 1) + " to " + to;
        return CurveValue.of(knob, step.from()) + "–" + to;
    }
}
