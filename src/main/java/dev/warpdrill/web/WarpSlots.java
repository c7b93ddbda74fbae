package dev.warpdrill.web;

import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import java.util.ArrayList;
import java.util.List;

/** The warp slots of an SM as four lanes, one a sub-partition, filled from the floor. */
final class WarpSlots {

    private static final double CELL = 22;
    private static final double LANE_GAP = 4;
    private static final double ROW_GAP = 2;
    private static final double WIDTH = 100;
    /** Below this a number in a cell cannot be read. */
    private static final double NUMBERED = 10;

    private WarpSlots() {}

    static Gauge of(Occupancy o) {
        Gauge.Drawing d = new Gauge.Drawing();
        boolean limits = o.limitedBy().contains(Resource.WARPS);
        if (!limits) d.add(Shape.text(0, 14, "4 sub-partitions", "quiet small"));
        d.add(SmMap.header(Resource.WARPS, "Warp slots", 0, WIDTH, o)).add(lanes());
        for (int slot = o.warpsPerSm(); slot < o.maxWarps(); slot++) d.add(free(slot, o.maxWarps()));
        for (int block = 0; block < o.blocksPerSm(); block++) d.block(block(block, o));
        if (limits && !o.launchable()) d.add(ghost(o));
        d.add(SmMap.footer(Resource.WARPS, o.warpsPerSm() + " / " + o.maxWarps(), 0, o));
        return d.gauge(limits);
    }

    private static List<Shape> block(int block, Occupancy o) {
        double high = pitch(o.maxWarps()) - ROW_GAP;
        List<Shape> cells = new ArrayList<>();
        for (int i = 0; i < o.warpsPerBlock(); i++) {
            int slot = block * o.warpsPerBlock() + i;
            cells.add(Shape.rounded(x(slot), y(slot, o.maxWarps()), CELL, high, "cell " + SmMap.shade(block), "2"));
            if (i == 0 && high >= NUMBERED)
                cells.add(Shape.text(
                        x(slot) + CELL / 2,
                        y(slot, o.maxWarps()) + high / 2 + 3.3,
                        Integer.toString(block + 1),
                        "on-" + SmMap.shade(block) + " num",
                        "middle"));
        }
        return cells;
    }

    /** What a block of too many threads would take; where it is too tall it leaves the slots. */
    private static Shape ghost(Occupancy o) {
        int rows = (o.warpsPerBlock() + 3) / 4;
        String to = Shape.units(Math.max(SmMap.BOTTOM - rows * pitch(o.maxWarps()), SmMap.TOP - 7));
        String floor = Shape.units(SmMap.BOTTOM + 1);
        return Shape.path("M0 " + floor + "V" + to + "M100 " + floor + "V" + to + "M0 " + floor + "H100", "ghost");
    }

    static Shape[] lanes() {
        Shape[] lanes = new Shape[4];
        for (int i = 0; i < 4; i++)
            lanes[i] = Shape.rounded(i * (CELL + LANE_GAP) - 1, SmMap.TOP - 2.5, CELL + 2, SmMap.HIGH + 5, "lane", "3");
        return lanes;
    }

    static Shape free(int slot, int maxWarps) {
        double high = pitch(maxWarps) - ROW_GAP;
        return Shape.rounded(x(slot) + .5, y(slot, maxWarps) + .5, CELL - 1, high - 1, "free", "2");
    }

    private static double pitch(int maxWarps) {
        return (SmMap.HIGH + ROW_GAP) / (maxWarps / 4.0);
    }

    private static double x(int slot) {
        return slot % 4 * (CELL + LANE_GAP);
    }

    private static double y(int slot, int maxWarps) {
        double high = pitch(maxWarps) - ROW_GAP;
        int row = slot / 4;
        return SmMap.BOTTOM - high - row * pitch(maxWarps);
    }
}
