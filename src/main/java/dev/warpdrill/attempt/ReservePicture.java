package dev.warpdrill.attempt;

import dev.warpdrill.web.Shape;
import java.util.ArrayList;
import java.util.List;

/**
 * Blocks laid into an SM's shared memory twice, to one scale: as if nothing were reserved, and with the kilobyte that CUDA
 * reserves for each block. Lengths are SVG user units, ready to place.
 */
record ReservePicture(
        String id,
        String sentence,
        List<Segment> without,
        List<Segment> with,
        Ghost ghost,
        String capX,
        String capLabel) {

    private static final double WIDTH = 290;
    private static final double GAP = 1.5;
    /** The reserved kilobyte is drawn this wide, larger than it is, unless its block is too thin for that. */
    private static final double STRIP = 4;

    private static final double NARROWEST_LABEL = 14;
    private static final double NARROWEST_SUM = 44;
    /** More blocks than this are stripes that nobody can count, and the picture says nothing. */
    private static final long MOST_BLOCKS = 24;

    ReservePicture {
        without = List.copyOf(without);
        with = List.copyOf(with);
    }

    /** One block: its solid part, its reserved strip (width "0" where there is none), and a label that fits or is empty. */
    record Segment(int shade, String x, String width, String stripX, String stripWidth, String labelX, String label) {}

    /** The first block that has no room; its words are left out where they would not fit. */
    record Ghost(String x, String width, String middle, boolean labeled) {}

    /** True where the two rows differ and can still be counted. */
    static boolean drawable(long ownBytes, long reservedBytes, long capacityBytes) {
        return ownBytes > 0
                && reservedBytes > 0
                && ownBytes + reservedBytes <= capacityBytes
                && capacityBytes / ownBytes <= MOST_BLOCKS;
    }

    /** All three in bytes; id makes the SVG's own ids unique on the page. */
    static ReservePicture of(String id, long ownBytes, long reservedBytes, long capacityBytes) {
        if (!drawable(ownBytes, reservedBytes, capacityBytes))
            throw new IllegalArgumentException(
                    "ownBytes " + ownBytes + ", reservedBytes " + reservedBytes + ", capacityBytes " + capacityBytes
                            + ": expected between 1 and " + MOST_BLOCKS + " blocks with something reserved");
        long taken = ownBytes + reservedBytes;
        int fitsWithout = (int) (capacityBytes / ownBytes);
        int fitsWith = (int) (capacityBytes / taken);
        double scale = WIDTH / Math.max(capacityBytes * 1.04, (double) taken * (fitsWith + 1));
        String own = WrittenFigure.kb(ownBytes);
        double ghostX = fitsWith * taken * scale;
        double ghostWidth = taken * scale;
        return new ReservePicture(
                id,
                sentence(own, ownBytes, taken, capacityBytes, fitsWithout, fitsWith),
                row(fitsWithout, ownBytes * scale, 0, own),
                row(fitsWith, taken * scale, strip(taken * scale), own + " + " + WrittenFigure.kb(reservedBytes)),
                new Ghost(
                        Shape.units(ghostX + 1),
                        Shape.units(ghostWidth - 1),
                        Shape.units(ghostX + ghostWidth / 2),
                        ghostWidth >= NARROWEST_SUM),
                Shape.units(capacityBytes * scale),
                WrittenFigure.kb(capacityBytes));
    }

    private static double strip(double blockWidth) {
        return Math.min(STRIP, blockWidth / 3);
    }

    private static List<Segment> row(int blocks, double each, double strip, String label) {
        List<Segment> row = new ArrayList<>();
        double solid = each - GAP - strip;
        double room = strip > 0 ? NARROWEST_SUM : NARROWEST_LABEL + 6.0 * label.length();
        for (int i = 0; i < blocks; i++) {
            double x = i * each;
            row.add(new Segment(
                    i % 4 + 1,
                    Shape.units(x),
                    Shape.units(solid),
                    Shape.units(x + solid),
                    Shape.units(strip),
                    Shape.units(x + 6),
                    solid >= room ? label : ""));
        }
        return row;
    }

    private static String sentence(
            String own, long ownBytes, long taken, long capacityBytes, int fitsWithout, int fitsWith) {
        String first = fitsWithout + " times " + own + " KB is "
                + (fitsWithout * ownBytes == capacityBytes ? "exactly " : "") + WrittenFigure.kb(fitsWithout * ownBytes)
                + " of "
                + WrittenFigure.kb(capacityBytes) + " KB";
        String second = "with the reserved kilobyte " + fitsWith + (fitsWith == 1 ? " block takes " : " blocks take ")
                + WrittenFigure.kb(fitsWith * taken) + " KB and one more would need "
                + WrittenFigure.kb((fitsWith + 1) * taken) + ".";
        return first + "; " + second;
    }
}
