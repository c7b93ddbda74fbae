package dev.warpdrill.web;

import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.Amount;
import java.util.ArrayList;
import java.util.List;

/**
 * A gauge that blocks fill from the floor: the register file, or the shared memory.
 *
 * @param total what the SM has, in the gauge's unit
 * @param each what a block takes
 * @param lost the part of it that is rounding or reserve
 * @param set the chosen shared-memory configuration; {@code total} for registers
 */
record Bar(
        Occupancy o, String id, Resource resource, String title, double x, long total, long each, long lost, long set) {

    static final double WIDTH = 102;
    private static final double INSET = 3;
    private static final double INNER = WIDTH - 2 * INSET;
    /** Thinner blocks show no hatching; the note below says so. */
    static final double THIN = 5;

    private static final double LEAST_HATCH = 4;
    /** Thinner blocks than this cannot be told apart: they are drawn as one. */
    private static final double MERGED = 3;
    /** Below this, four shades in turn would stripe busily: blocks share one shade and a thin gap parts them. */
    private static final double ONE_SHADE = 8;

    static Bar registers(Occupancy o, String id) {
        long each = o.allocatedRegistersPerBlock();
        long asked = 32L * o.kernel().registersPerThread() * o.warpsPerBlock();
        long total = o.limits().registers();
        return new Bar(o, id, Resource.REGISTERS, "Registers", SmMap.REGISTERS_X, total, each, each - asked, total);
    }

    static Bar sharedMemory(Occupancy o, String id) {
        long each = o.allocatedSharedMemoryBytesPerBlock();
        long total = o.limits().sharedMemoryBytes();
        long lost = each - o.kernel().sharedMemoryBytes();
        long set = each > 0 && o.launchable() ? o.smallestCarveoutBytes() : total;
        return new Bar(o, id, Resource.SHARED_MEMORY, "Shared memory", SmMap.SHARED_X, total, each, lost, set);
    }

    private boolean limits() {
        return o.limitedBy().contains(resource);
    }

    private double units(long amount) {
        return amount * SmMap.HIGH / total;
    }

    private String amount(long value) {
        return resource == Resource.REGISTERS ? Amount.number(value) : Amount.kilobytes(value);
    }

    Gauge gauge() {
        Gauge.Drawing d = new Gauge.Drawing();
        d.add(SmMap.header(resource, title, x, WIDTH, o));
        d.add(Shape.rounded(x + .5, SmMap.TOP - 2.5, WIDTH - 1, SmMap.HIGH + 5, "frame", "3"));
        toL1(d);
        if (each > 0) blocks(d);
        room(d);
        long used = o.blocksPerSm() * each;
        String of = resource == Resource.REGISTERS
                ? Amount.number(used) + " / " + Amount.number(total)
                : Amount.decimal(used / 1024.0, 2) + " / " + Amount.kilobytes(total);
        d.add(SmMap.footer(resource, of, x, o));
        return d.gauge(limits());
    }

    private double configuredY() {
        return SmMap.BOTTOM - units(set);
    }

    /** Above the chosen configuration the array belongs to L1. */
    private void toL1(Gauge.Drawing d) {
        if (set >= total) return;
        double high = configuredY() - SmMap.TOP;
        double left = x + INSET;
        d.add(
                Shape.rect(left, SmMap.TOP, INNER, high, "to-l1"),
                Shape.path(
                        "M" + Shape.units(left) + " " + Shape.units(configuredY()) + "h" + Shape.units(INNER), "set"));
        if (high < 11) return;
        d.add(Shape.text(left + 8, high < 26 ? configuredY() - high / 2 + 3 : SmMap.TOP + 13, "to L1", "quiet small"));
        double y = high >= 15 ? configuredY() - 4 : configuredY() - high / 2 + 3;
        d.add(Shape.text(left + INNER - 8, y, Amount.kilobytes(set) + " set", "quiet small", "end"));
    }

    private void blocks(Gauge.Drawing d) {
        if (units(each) < MERGED && o.blocksPerSm() > 1) merged(d);
        else for (int block = 0; block < o.blocksPerSm(); block++) d.block(block(block));
    }

    private void merged(Gauge.Drawing d) {
        double high = units(o.blocksPerSm() * each);
        List<Shape> all = new ArrayList<>();
        all.add(Shape.rounded(x + INSET, SmMap.BOTTOM - high, INNER, high, "s3", "1"));
        if (high >= 11)
            all.add(Shape.text(
                    x + INSET + INNER - 6,
                    SmMap.BOTTOM - high / 2 + 3.2,
                    o.blocksPerSm() + " × " + amount(each),
                    "on-s3 amount",
                    "end"));
        d.block(all);
    }

    private double gap() {
        return units(each) >= ONE_SHADE ? 1.5 : .75;
    }

    /** Whether a block is high enough to show what it loses. */
    boolean hatchable() {
        return lost > 0 && units(each) - gap() >= THIN;
    }

    /** Whether the hatching is drawn larger than the loss is. */
    boolean enlarged() {
        return units(lost) < LEAST_HATCH;
    }

    private List<Shape> block(int block) {
        double segment = units(each);
        boolean anythingAbove = block < o.blocksPerSm() - 1 || o.blocksPerSm() * each < total;
        double floor = SmMap.BOTTOM - block * segment;
        double high = Math.max(segment - (anythingAbove ? gap() : 0), .75);
        double hatch = hatchable() ? Math.min(Math.max(units(lost), LEAST_HATCH), high / 3) : 0;
        double left = x + INSET;
        List<Shape> shapes = new ArrayList<>();
        String shade = segment < ONE_SHADE ? "s3" : SmMap.shade(block);
        shapes.add(Shape.rounded(left, floor - high + hatch, INNER, high - hatch, shade, "1"));
        if (hatch > 0)
            shapes.add(Shape.hatched(left, floor - high, INNER, hatch, "hatch-" + id + "-" + (limits() ? "l" : "n")));
        if (high - hatch < 11) return shapes;
        double line = floor - (high - hatch) / 2 + 3.2;
        String on = "on-" + SmMap.shade(block);
        shapes.add(Shape.text(left + 6, line, Integer.toString(block + 1), on + " num"));
        shapes.add(Shape.text(left + INNER - 6, line, amount(each - lost), on + " amount", "end"));
        return shapes;
    }

    /** What is left: no room for one more where this limits, else how much is free. */
    private void room(Gauge.Drawing d) {
        double top = SmMap.BOTTOM - units(o.blocksPerSm() * each);
        if (limits() && top - SmMap.TOP >= 3 && each > 0) ghost(d, top);
        double room = top - Math.max(configuredY(), SmMap.TOP);
        if (room < 13 || each == 0) return;
        String words = limits() ? refused() : amount(Math.round(room / SmMap.HIGH * total)) + " free";
        d.add(Shape.text(x + WIDTH / 2, top - room / 2 + 3, words, limits() ? "short" : "quiet small", "middle"));
    }

    /** Why no further block comes: the room, or a rule that forbids even a block for which there is room. */
    private String refused() {
        boolean rule = !o.launchable() && wanted() <= total;
        return rule ? "at most " + amount(allowed()) : "no room for " + (o.blocksPerSm() + 1);
    }

    private long allowed() {
        if (resource == Resource.REGISTERS) return o.limits().maxRegistersPerThread();
        boolean ceiling = !o.kernel().dynamicSharedMemoryOptIn()
                || o.kernel().staticSharedMemoryBytes() > o.limits().staticSharedMemoryLimitBytes();
        return ceiling ? o.limits().staticSharedMemoryLimitBytes() : o.limits().maxSharedMemoryBytesPerBlock();
    }

    /** What the next block would take. The launch check counts its warps rounded up to all four sub-partitions. */
    private long wanted() {
        if (resource != Resource.REGISTERS || o.launchable()) return each;
        return (o.warpsPerBlock() + 3L) / 4 * 4 * o.registersPerWarp();
    }

    private void ghost(Gauge.Drawing d, double top) {
        String left = Shape.units(x + INSET + .75);
        String right = Shape.units(x + INSET + INNER - .75);
        String from = " " + Shape.units(top - 1);
        String sides = "V" + Shape.units(Math.max(top - units(wanted()), SmMap.TOP - 7));
        String floor = "h" + Shape.units(INNER - 1.5);
        d.add(Shape.path("M" + left + from + sides + "M" + right + from + sides + "M" + left + from + floor, "ghost"));
    }
}
