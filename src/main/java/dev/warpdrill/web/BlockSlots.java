package dev.warpdrill.web;

import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import java.util.ArrayList;
import java.util.List;

/** The strip of block slots under the gauges. */
final class BlockSlots {

    private static final int NUMBERED = 9;

    private BlockSlots() {}

    static Gauge of(Occupancy o) {
        boolean limits = o.limitedBy().contains(Resource.BLOCKS);
        boolean barriers = o.limitedBy().contains(Resource.BARRIERS);
        int slots = o.limits().maxBlocks();
        double y = SmMap.BOTTOM + 64;
        double pitch = (SmMap.WIDTH + 2) / slots;
        boolean on = limits || barriers;
        String title = on ? "limits: " + limiting(o, limits, barriers) : "Block slots";
        Gauge.Drawing d = new Gauge.Drawing();
        d.add(
                Shape.text(0, y - 8, title, on ? "fits on" : "name small"),
                Shape.text(SmMap.WIDTH, y - 8, o.blocksPerSm() + " / " + slots, on ? "fits on" : "used", "end"));
        for (int i = 0; i < slots; i++) {
            if (i >= o.blocksPerSm()) {
                d.add(Shape.rounded(i * pitch + .5, y + .5, pitch - 3, 11, "free", "1.5"));
                continue;
            }
            List<Shape> slot = new ArrayList<>();
            slot.add(Shape.rounded(i * pitch, y, pitch - 2, 12, SmMap.shade(i), "1.5"));
            if (i < NUMBERED)
                slot.add(Shape.text(
                        i * pitch + (pitch - 2) / 2,
                        y + 9,
                        Integer.toString(i + 1),
                        "on-" + SmMap.shade(i) + " tiny",
                        "middle"));
            d.block(slot);
        }
        return d.gauge(on);
    }

    /** Barriers have no gauge of their own: the strip names them, and how many there are. */
    private static String limiting(Occupancy o, boolean limits, boolean barriers) {
        if (!barriers) return "blocks";
        String named = "named barriers (" + o.kernel().namedBarriers() + " of "
                + o.limits().namedBarriers() + " each)";
        return limits ? "blocks, " + named : named;
    }
}
