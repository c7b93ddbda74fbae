package dev.warpdrill.web;

import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.Amount;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines under the map that say what is hatched.
 *
 * @param height of the whole map
 */
record MapNotes(List<Gauge> gauges, double height) {

    static MapNotes of(Occupancy o, String id) {
        List<Gauge> notes = new ArrayList<>();
        double y = SmMap.BOTTOM + 94;
        long rounding = Bar.registers(o, id).lost();
        if (o.launchable() && o.limits().reservedSharedMemoryBytes() > 0) {
            String words = "reserved by CUDA: 1 KB a block"
                    + (thin(Bar.sharedMemory(o, id)) ? ", too thin to draw here" : ", drawn larger than it is");
            notes.add(note(o, id, Resource.SHARED_MEMORY, words, y));
            y += 15;
        }
        if (o.launchable() && rounding > 0) {
            String words = "lost to rounding: " + Amount.number(rounding) + " registers a block"
                    + (thin(Bar.registers(o, id)) ? ", too thin to draw here" : "");
            notes.add(note(o, id, Resource.REGISTERS, words, y));
            y += 15;
        }
        return new MapNotes(notes, notes.isEmpty() ? SmMap.BOTTOM + 80 : y - 6);
    }

    private static boolean thin(Bar bar) {
        return bar.each() * SmMap.HIGH / bar.total() < Bar.THIN + 1.5;
    }

    private static Gauge note(Occupancy o, String id, Resource resource, String words, double y) {
        boolean on = o.limitedBy().contains(resource);
        return new Gauge.Drawing()
                .add(
                        Shape.hatched(0, y - 8, 12, 9, "hatch-" + id + "-" + (on ? "l" : "n")),
                        Shape.text(18, y, words, "quiet small"))
                .gauge(false);
    }
}
