package dev.warpdrill.web;

import dev.warpdrill.occupancy.Cliff;
import dev.warpdrill.occupancy.Curve;
import dev.warpdrill.occupancy.Knob;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Plateau;
import dev.warpdrill.question.Amount;
import java.util.ArrayList;
import java.util.List;

/** Lays a curve out in user units. */
final class CurvePlot {

    static final double LEFT = 26;
    static final double RIGHT = 318;
    private static final double TOP = 22;
    private static final double BASE = 152;
    private static final double LETTER = 5.4;
    private static final double POINT_RADIUS = 4.5;
    private static final int MOST_LINES = 5;

    private final Curve curve;
    private final Knob knob;
    private final String axis;
    private final int current;
    private final int top;
    private final int grid;
    private final Occupancy here;

    /** A plot whose x axis is called {@code axis}; {@code here} is the launch at the current value. */
    CurvePlot(Curve curve, String axis, int current, Occupancy here) {
        this.curve = curve;
        this.axis = axis;
        this.knob = curve.knob();
        this.current = current;
        this.here = here;
        int most = curve.steps().stream()
                .mapToInt(step -> step.occupancy().warpsPerSm())
                .max()
                .orElse(0);
        grid = grid(most, here.maxWarps());
        top = Math.min(here.maxWarps(), (most / grid + 1) * grid);
    }

    /** The finest even part of the SM that cuts the used height into at most five, so that low curves are not flat. */
    private static int grid(int most, int maxWarps) {
        int quarter = maxWarps / 4;
        for (int part = 8; part > 1; part /= 2) {
            int size = Math.max(1, quarter / part);
            if (most / size + 1 <= MOST_LINES) return size;
        }
        return quarter;
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
        List<Shape> point = point();
        if (knob == Knob.BLOCK_SIZE) impossible(shapes);
        else shapes.addAll(cliffs(point));
        shapes.addAll(point);
        return shapes;
    }

    int current() {
        return current;
    }

    Plateau step(int value) {
        return curve.at(value);
    }

    int first() {
        return curve.steps().get(0).from();
    }

    /** The curve knows block sizes by whole warps; its first step begins at one thread. */
    private int origin() {
        return knob == Knob.BLOCK_SIZE ? 1 : first();
    }

    private int last() {
        return curve.steps().get(curve.steps().size() - 1).to();
    }

    double x(double value) {
        double inside = Math.max(origin(), Math.min(last(), value));
        return LEFT + (inside - origin()) / (last() - origin()) * (RIGHT - LEFT);
    }

    double y(double warps) {
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
        shapes.add(Shape.text(RIGHT, CurveChart.HEIGHT - 6, axis, "tick axis-name", "end"));
    }

    private int tick(int i) {
        int value = first() + (last() - first()) * i / 4;
        if (i == 0) return origin();
        if (i == 4) return value;
        if (knob == Knob.BLOCK_SIZE) return value / 32 * 32;
        int round = knob == Knob.SHARED_MEMORY ? 1024 : 8;
        return (value + round / 2) / round * round;
    }

    private String line() {
        StringBuilder d = new StringBuilder();
        for (Plateau step : curve.steps()) {
            double at = y(step.occupancy().warpsPerSm());
            if (d.length() == 0)
                d.append("M").append(Shape.units(LEFT)).append(" ").append(Shape.units(at));
            else d.append("H").append(Shape.units(x(step.from()))).append("V").append(Shape.units(at));
        }
        return d.append("H").append(Shape.units(x(last()))).toString();
    }

    /** Right of the last fall, in as many words as there is room for; left of it where there is none. */
    private void impossible(List<Shape> shapes) {
        List<Plateau> steps = curve.steps();
        Plateau end = steps.get(steps.size() - 1);
        if (end.occupancy().launchable() || steps.size() < 2) return;
        int most = steps.get(steps.size() - 2).to();
        String label = "above " + most + ": cannot launch";
        double room = RIGHT - x(most) - 8;
        if (label.length() * LETTER > room) label = "above " + most + ": none";
        boolean left = label.length() * LETTER > room;
        shapes.add(Shape.text(x(most) + (left ? -6 : 8), BASE - 8, label, "cliff", left ? "end" : "start"));
    }

    private List<Shape> cliffs(List<Shape> point) {
        CurveLabels labels = new CurveLabels(this);
        Shape label = point.get(point.size() - 1);
        double at = x(current);
        boolean ends = label.anchor().equals("end");
        // Its label is bold: a tenth wider than the plain ones.
        labels.keepOff(CurveLabels.box(ends ? at - 5 : at + 5, TOP - 7, label.text() + "  ", ends));
        labels.keepOff(new CurveLabels.Box(at - 4, TOP - 4, at + 4, BASE));
        return labels.of(curve.cliffs());
    }

    String label(Cliff cliff) {
        String blocks = cliff.blocksAfter() == 0 ? "none" : Amount.count(cliff.blocksAfter(), "block");
        return knob == Knob.REGISTERS
                ? "at " + cliff.at() + ": " + blocks
                : "over " + CurveValue.of(knob, cliff.before()) + " KB: " + blocks;
    }

    private List<Shape> point() {
        double at = x(current);
        double r = POINT_RADIUS;
        String label = CurveValue.of(knob, current) + ": " + Amount.count(here.warpsPerSm(), "warp");
        boolean start = at + 5 + (label.length() + 2) * LETTER < CurveChart.WIDTH;
        return List.of(
                Shape.path("M" + Shape.units(at) + " " + Shape.units(TOP - 4) + "V" + Shape.units(BASE), "here"),
                Shape.rounded(at - r, y(here.warpsPerSm()) - r, 2 * r, 2 * r, "point", "4.5"),
                Shape.text(start ? at + 5 : at - 5, TOP - 7, label, "point-label", start ? "start" : "end"));
    }
}
