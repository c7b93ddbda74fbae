package dev.warpdrill.web;

import dev.warpdrill.occupancy.Curve;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.Knob;
import dev.warpdrill.occupancy.LaunchConfig;
import dev.warpdrill.occupancy.SmLimits;
import java.util.List;
import java.util.Locale;

/**
 * Warps per SM against one input, stepped, with the current point marked, and its values in a table.
 *
 * @param id makes the SVG's own ids unique on a page
 * @param heading of the figure
 * @param column what the table's first column holds
 */
public record CurveChart(
        String id, String heading, String sentence, List<Shape> shapes, String column, List<CurveRow> rows) {

    static final double WIDTH = 328;
    static final double HEIGHT = 188;

    public CurveChart {
        shapes = List.copyOf(shapes);
        rows = List.copyOf(rows);
    }

    /** The curve of a launch over the whole legal range of a knob. */
    public static CurveChart of(Knob knob, SmLimits limits, KernelConfig kernel, LaunchConfig launch) {
        Curve curve = Curve.of(knob, limits, kernel, launch);
        int current = knob.valueIn(kernel, launch);
        CurvePlot plot = new CurvePlot(curve, axis(knob, kernel), current, knob.at(current, limits, kernel, launch));
        String sentence = "Warps per SM against " + heading(knob).toLowerCase(Locale.ROOT) + "; at "
                + CurveValue.of(knob, current) + " there are " + plot.currentWarps() + ". The table has the values.";
        return new CurveChart(
                knob.name().toLowerCase(Locale.ROOT),
                heading(knob),
                sentence,
                plot.shapes(),
                column(knob),
                CurveRow.of(curve, current));
    }

    /** Static memory ends at 48 KB, so the curve of shared memory goes on with dynamic memory: its axis says so. */
    private static String axis(Knob knob, KernelConfig kernel) {
        if (knob != Knob.SHARED_MEMORY) return knob.unit();
        boolean asGiven = kernel.staticSharedMemoryBytes() == 0 && kernel.dynamicSharedMemoryOptIn();
        return asGiven ? "KB of shared memory a block" : "KB of shared memory a block, if all of it is dynamic";
    }

    private static String heading(Knob knob) {
        switch (knob) {
            case BLOCK_SIZE:
                return "Block size";
            case REGISTERS:
                return "Registers";
            default:
                return "Shared memory";
        }
    }

    private static String column(Knob knob) {
        switch (knob) {
            case BLOCK_SIZE:
                return "Threads";
            case REGISTERS:
                return "Registers";
            default:
                return "KB a block";
        }
    }
}
