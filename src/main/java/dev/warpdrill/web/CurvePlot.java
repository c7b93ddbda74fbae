package dev.warpdrill.web;

import dev.warpdrill.occupancy.Cliff;
import dev.warpdrill.occupancy.Curve;
import dev.warpdrill.occupancy.Knob;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Step;
import dev.warpdrill.question.Amount;
import java.util.ArrayList;
import java.util.List;

/** Lays a curve out in user units. */
final class CurvePlot {

    private static final double LEFT = 26;
    private static final double RIGHT = 318;
    private static final double TOP = 22;
    private static final double BASE = 152;
    private static final double LETTER = 5.4;
    /** Labels of smaller falls would only clutter. */
    private static final int LEAST_FALL = 6;

    private static final int MOST_LABELS = 3;

    private final Curve curve;
    private final Knob knob;
    private final int current;
    private final int top;
    private final int grid;
    private final Occupancy here;

    CurvePlot(Curve curve, int current, int maxWarps, Occupancy here) {
        this.curve = curve;
        this.knob = curve.knob();
        this.current = current;
        this.here = here;
        int quarter = maxWarps / 4;
        int most = curve.steps().stream()
                .mapToInt(s -> s.occupancy().warpsPerSm())
                .max()
                .orElse(0);
        top = Math.max(quarter, (most + quarter - 1) / quarter * quarter);
        grid = top == quarter ? quarter / 4 : quarter;
    }

    int currentWarps() {
        return here.warpsPerSm();
    }

    List<Shape> shapes() {
        List<Shape> shapes = new ArrayList<>();
        axes(shapes);
        String line = line();
        shapes.add(Shape.path(line + "V" + Shape.units(BASE) + "H" + Shape.units(LEFT) + "Z", "area"));
        shapes.add(Shape.path(line, "line"));
        if (knob == Knob.BLOCK_SIZE) impossible(shapes);
        else cliffs(shapes);
        point(shapes);
        return shapes;
    }

    private int first() {
        return curve.steps().get(0).from();
    }

    private int last() {
        return curve.steps().get(curve.steps().size() - 1).to();
    }

    private double x(double value) {
        double inside = Math.max(first(), Math.min(last(), value));
        return LEFT + (inside - first()) / (last() - first()) * (RIGHT - LEFT);
    }

    private double y(double warps) {
        return BASE - warps / top * (BASE - TOP);
    }

    private void axes(List<Shape> shapes) {
        for (int warps = 0; warps <= top; warps += grid) {
            String at = Shape.units(y(warps));
            shapes.add(Shape.path(
                    "M" + Shape.units(LEFT) + " " + at + "H" + Shape.units(RIGHT), warps == 0 ? "axis" : "grid"));
            shapes.add(Shape.text(LEFT - 6, y(warps) + 3, Integer.toString(warps), "tick", "end"));
        }
        for (int i = 0; i <= 4; i++) {
            int value = tick(i);
            String anchor = i == 0 ? "start" : i == 4 ? "end" : "middle";
            shapes.add(Shape.text(x(value), BASE + 13, CurveValue.of(knob, value), "tick", anchor));
        }
        shapes.add(Shape.text(RIGHT, CurveChart.HEIGHT - 6, unit(), "tick axis-name", "end"));
    }

    private int tick(int i) {
        int value = first() + (last() - first()) * i / 4;
        if (i == 0 || i == 4) return value;
        int round = knob == Knob.SHARED_MEMORY ? 1024 : knob == Knob.BLOCK_SIZE ? 32 : 1;
        return value / round * round;
    }

    private String unit() {
        return knob == Knob.SHARED_MEMORY ? "KB of shared memory a block" : knob.unit();
    }

    private String line() {
        StringBuilder d = new StringBuilder();
        for (Step step : curve.steps()) {
            double at = y(step.occupancy().warpsPerSm());
            if (d.length() == 0)
                d.append("M").append(Shape.units(x(step.from()))).append(" ").append(Shape.units(at));
            else d.append("H").append(Shape.units(x(step.from()))).append("V").append(Shape.units(at));
        }
        return d.append("H").append(Shape.units(x(last()))).toString();
    }

    private void impossible(List<Shape> shapes) {
        List<Step> steps = curve.steps();
        Step end = steps.get(steps.size() - 1);
        if (end.occupancy().launchable() || steps.size() < 2) return;
        int most = steps.get(steps.size() - 2).to();
        String label = "above " + most + ": cannot launch";
        boolean fits = x(most) + 8 + label.length() * LETTER < RIGHT;
        shapes.add(Shape.text(fits ? x(most) + 8 : RIGHT, BASE - 8, label, "cliff", fits ? "start" : "end"));
    }

    /** The falls nearest to the current point, each labeled right of its drop or, where that would collide, left of it. */
    private void cliffs(List<Shape> shapes) {
        List<Cliff> near = curve.cliffs().stream()
                .filter(c -> c.loses() && fall(c) >= LEAST_FALL)
                .sorted((a, b) -> Integer.compare(Math.abs(a.at() - current), Math.abs(b.at() - current)))
                .limit(MOST_LABELS)
                .toList();
        double taken = Double.NEGATIVE_INFINITY;
        for (Cliff cliff :
                near.stream().sorted((a, b) -> Integer.compare(a.at(), b.at())).toList()) {
            String label = label(cliff);
            double wide = label.length() * LETTER;
            double at = x(cliff.at());
            boolean crosses = at + 5 < x(current) + 4 && x(current) < at + wide + 9 && x(current) > at;
            boolean left = (crosses || at + wide > RIGHT) && at - wide > LEFT - 4;
            double from = left ? at - 1 - wide : at + 5;
            double line = y(curve.at(cliff.before()).occupancy().warpsPerSm()) - 5;
            if (from < taken && near.size() > 1 && wide > 60 && Math.abs(line - BASE) < 12) continue;
            taken = from + wide;
            shapes.add(Shape.text(left ? at - 1 : at + 5, line, label, "cliff", left ? "end" : "start"));
        }
    }

    private int fall(Cliff cliff) {
        return curve.at(cliff.before()).occupancy().warpsPerSm()
                - curve.at(cliff.at()).occupancy().warpsPerSm();
    }

    private String label(Cliff cliff) {
        String blocks = cliff.blocksAfter() == 0 ? "none" : Amount.count(cliff.blocksAfter(), "block");
        return knob == Knob.REGISTERS
                ? "at " + cliff.at() + ": " + blocks
                : "over " + CurveValue.of(knob, cliff.before()) + " KB: " + blocks;
    }

    private void point(List<Shape> shapes) {
        double at = x(current);
        shapes.add(Shape.path("M" + Shape.units(at) + " " + Shape.units(TOP - 4) + "V" + Shape.units(BASE), "here"));
        double r = 4.5;
        shapes.add(Shape.rounded(at - r, y(here.warpsPerSm()) - r, 2 * r, 2 * r, "point", "4.5"));
        boolean start = at < RIGHT - 80;
        String label = CurveValue.of(knob, current) + ": " + Amount.count(here.warpsPerSm(), "warp");
        shapes.add(Shape.text(start ? at + 5 : at - 5, TOP - 7, label, "point-label", start ? "start" : "end"));
    }
}
