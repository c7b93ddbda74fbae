package dev.warpdrill.web;

import dev.warpdrill.occupancy.Cliff;
import dev.warpdrill.occupancy.Plateau;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Names the cliffs of a curve, those nearest to the current point first; a label that would run over another, over the
 * current point's line or over the curve is tried elsewhere and, if nothing is free, left out: the table has its values.
 */
final class CurveLabels {

    private static final int MOST = 3;
    /** A capital's width and a line's height at the label's size, in user units. */
    private static final double LETTER = 5.4;

    private static final double LINE = 9;
    /** Labels of smaller falls would only clutter. */
    private static final double LEAST_FALL = 12;

    private final CurvePlot plot;
    private final List<Box> taken = new ArrayList<>();

    CurveLabels(CurvePlot plot) {
        this.plot = plot;
    }

    /** A rectangle that holds ink. */
    record Box(double left, double top, double right, double bottom) {

        boolean meets(Box other) {
            return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
        }
    }

    /** Keeps labels off something that is already drawn. */
    void keepOff(Box box) {
        taken.add(box);
    }

    /** The box of a text that begins, or ends, at x. */
    static Box box(double x, double baseline, String text, boolean ends) {
        double wide = text.length() * LETTER;
        double left = ends ? x - wide : x;
        return new Box(left, baseline - LINE + 1, left + wide, baseline + 2);
    }

    List<Shape> of(List<Cliff> cliffs) {
        List<Shape> labels = new ArrayList<>();
        cliffs.stream()
                .filter(c -> c.loses() && fall(c) >= LEAST_FALL)
                .sorted(Comparator.comparingInt(c -> Math.abs(c.at() - plot.current())))
                .limit(MOST)
                .forEach(cliff -> label(cliff, labels));
        return labels;
    }

    private double fall(Cliff cliff) {
        return level(cliff.at()) - level(cliff.before());
    }

    private double level(int value) {
        return plot.y(plot.step(value).occupancy().warpsPerSm());
    }

    private void label(Cliff cliff, List<Shape> labels) {
        String text = plot.label(cliff);
        double drop = plot.x(cliff.at());
        double above = level(cliff.before()) - 5;
        Plateau ends = plot.step(cliff.before());
        if (place(drop + 5, above, text, false, labels)) return;
        boolean levelIsWide = drop - 1 - text.length() * LETTER > plot.x(ends.from());
        boolean first = ends.from() == plot.step(plot.first()).from();
        if ((levelIsWide || first) && place(drop - 1, above, text, true, labels)) return;
        if (fall(cliff) >= LINE + 7) place(drop + 5, above + 5 + LINE, text, false, labels);
    }

    private boolean place(double x, double baseline, String text, boolean ends, List<Shape> labels) {
        Box box = box(x, baseline, text, ends);
        boolean inside = box.left >= CurvePlot.LEFT - 4 && box.right <= CurveChart.WIDTH;
        if (!inside || taken.stream().anyMatch(box::meets)) return false;
        taken.add(box);
        return labels.add(Shape.text(x, baseline, text, "cliff", ends ? "end" : "start"));
    }
}
