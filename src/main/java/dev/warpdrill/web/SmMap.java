package dev.warpdrill.web;

import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.Amount;
import java.util.ArrayList;
import java.util.List;

/**
 * One SM as a picture: warp slots, register file, shared memory and block slots, filled by the resident blocks.
 *
 * @param id makes the SVG's own ids unique on a page
 * @param viewBox user units; 1 unit is 1 px on a 360 px phone
 * @param sentence the whole map in words
 */
public record SmMap(String id, String viewBox, String sentence, List<Gauge> gauges) {

    static final double WIDTH = 328;
    static final double TOP = 44;
    static final double HIGH = 240;
    static final double BOTTOM = TOP + HIGH;
    static final double REGISTERS_X = 112;
    static final double SHARED_X = 226;

    public SmMap {
        gauges = List.copyOf(gauges);
    }

    /** The map of a launch; of an impossible one nothing is resident and the limiting gauges show why. */
    public static SmMap of(String deviceName, Occupancy o, String id) {
        List<Gauge> gauges = new ArrayList<>();
        gauges.add(WarpSlots.of(o));
        gauges.add(Bar.registers(o, id).gauge());
        gauges.add(Bar.sharedMemory(o, id).gauge());
        gauges.add(BlockSlots.of(o));
        MapNotes notes = MapNotes.of(o, id);
        gauges.addAll(notes.gauges());
        return new SmMap(
                id,
                "-1 -1 " + Shape.units(WIDTH + 2) + " " + Shape.units(notes.height() + 2),
                sentence(deviceName, o),
                gauges);
    }

    /** The map before an answer: every slot free, both bars empty. */
    public static SmMap empty(String deviceName, SmLimits limits, String id) {
        Gauge.Drawing d = new Gauge.Drawing();
        d.add(WarpSlots.lanes());
        d.add(Shape.text(0, 28, "Warp slots", "name"), Shape.text(0, BOTTOM + 17, "? / " + limits.maxWarps(), "used"));
        for (int slot = 0; slot < limits.maxWarps(); slot++) d.add(WarpSlots.free(slot, limits.maxWarps()));
        emptyBar(d, REGISTERS_X, "Registers", "? / " + Amount.number(limits.registers()));
        emptyBar(d, SHARED_X, "Shared memory", "? / " + Amount.kilobytes(limits.sharedMemoryBytes()));
        String sentence = "An empty " + deviceName + " SM: " + limits.maxWarps() + " free warp slots, "
                + Amount.number(limits.registers()) + " registers, " + Amount.kilobytes(limits.sharedMemoryBytes())
                + " of shared memory.";
        return new SmMap(id, "-1 15 330 " + Shape.units(BOTTOM + 8), sentence, List.of(d.gauge(false)));
    }

    private static void emptyBar(Gauge.Drawing d, double x, String title, String used) {
        d.add(
                Shape.text(x, 28, title, "name"),
                Shape.rounded(x + .5, TOP - 2.5, Bar.WIDTH - 1, HIGH + 5, "frame", "3"),
                Shape.text(x, BOTTOM + 17, used, "used"));
    }

    private static String sentence(String device, Occupancy o) {
        String kernel = device + ", " + o.kernel().registersPerThread() + " registers a thread, "
                + Amount.kilobytes(o.kernel().sharedMemoryBytes()) + " of shared memory and "
                + o.launch().blockSize() + " threads a block: ";
        if (!o.launchable())
            return kernel + "cannot launch. " + o.refusal().orElseThrow().sentence();
        return kernel + Amount.count(o.blocksPerSm(), "block") + ", " + o.warpsPerSm() + " of " + o.maxWarps()
                + " warps, " + Amount.percent(o) + ". Limited by " + Amount.resources(o.limitedBy())
                + ". Registers fit "
                + fits(o, Resource.REGISTERS) + ", shared memory " + fits(o, Resource.SHARED_MEMORY) + ", warps "
                + fits(o, Resource.WARPS) + ", block slots " + fits(o, Resource.BLOCKS) + barriers(o) + ". "
                + Amount.number((long) o.blocksPerSm() * o.allocatedRegistersPerBlock()) + " of "
                + Amount.number(o.limits().registers()) + " registers and "
                + Amount.kilobytes((long) o.blocksPerSm() * o.allocatedSharedMemoryBytesPerBlock()) + " of "
                + Amount.kilobytes(o.limits().sharedMemoryBytes()) + " are taken.";
    }

    /** Said only where they limit: most kernels use one. */
    private static String barriers(Occupancy o) {
        return o.limitedBy().contains(Resource.BARRIERS) ? ", named barriers " + fits(o, Resource.BARRIERS) : "";
    }

    private static String fits(Occupancy o, Resource resource) {
        int limit = o.limit(resource);
        return limit == Occupancy.UNLIMITED ? "any number" : Integer.toString(limit);
    }

    /** Four shades in turn, so that neighbors differ. */
    static String shade(int block) {
        return "s" + (block % 4 + 1);
    }

    /** The two lines above a gauge: a filled tab where it limits. */
    static Shape[] header(Resource resource, String title, double x, double width, Occupancy o) {
        if (!o.limitedBy().contains(resource)) return new Shape[] {Shape.text(x, 28, title, "name")};
        return new Shape[] {
            Shape.rounded(x, 0, width, 37, "tab", "3"),
            Shape.text(x + 6, 14, "limits:", "tab-small"),
            Shape.text(x + 6, 28, resource.title(), "tab-name")
        };
    }

    /** The two lines below it: what is used, and how many blocks it fits. */
    static Shape[] footer(Resource resource, String used, double x, Occupancy o) {
        String css = o.limitedBy().contains(resource) ? "fits on" : "fits";
        int limit = o.limit(resource);
        String fits = limit == Occupancy.UNLIMITED ? "fits any" : "fits " + Amount.count(limit, "block");
        return new Shape[] {Shape.text(x, BOTTOM + 17, used, "used"), Shape.text(x, BOTTOM + 32, fits, css)};
    }
}
