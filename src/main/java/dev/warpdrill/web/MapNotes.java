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
        for (Bar bar : List.of(Bar.sharedMemory(o, id), Bar.registers(o, id))) {
            if (bar.lost() == 0 || !o.launchable()) continue;
            notes.add(note(o, id, bar.resource(), lost(bar) + size(bar), y));
            y += 15;
        }
        return new MapNotes(notes, notes.isEmpty() ? SmMap.BOTTOM + 80 : y - 6);
    }

    private static String lost(Bar bar) {
        if (bar.resource() == Resource.REGISTERS)
            return "lost to rounding: " + Amount.number(bar.lost()) + " registers a block";
        int reserved = bar.o().limits().reservedSharedMemoryBytes();
        if (bar.lost() == reserved) return "reserved by CUDA: " + Amount.kilobytes(reserved) + " a block";
        String bytes = Amount.number(bar.lost()) + " B a block";
        return reserved == 0 ? "lost to rounding: " + bytes : "reserved and rounding: " + bytes;
    }

    private static String size(Bar bar) {
        if (!bar.hatchable()) return ", too thin to draw here";
        return bar.enlarged() ? ", drawn larger than it is" : "";
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
