package dev.warpdrill.attempt;

import dev.warpdrill.grading.Figure;
import dev.warpdrill.grading.WorksheetField;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.question.Amount;

/** How the figures of a worksheet are written beside the true ones. */
final class WrittenFigure {
    private static final int KB = 1024;
    private static final String NO_LIMIT = "no limit";

    private WrittenFigure() {}

    /** An occupancy in percent, yes or no for a launch, else a number of at most two decimals. */
    static String of(WorksheetField field, Figure figure) {
        if (field == WorksheetField.OCCUPANCY) return Amount.percent(figure.numerator(), figure.denominator());
        if (field == WorksheetField.LAUNCHES) return figure.numerator() == 0 ? "no" : "yes";
        if (!figure.whole()) return Amount.decimal(figure.value(), 2);
        return figure.numerator() == Occupancy.UNLIMITED ? NO_LIMIT : Amount.number(figure.numerator());
    }

    /** A limit in blocks; a resource that the kernel does not use sets none. */
    static String limit(int blocks) {
        return blocks == Occupancy.UNLIMITED ? NO_LIMIT : Amount.number(blocks);
    }

    /** Bytes in KB of 1,024 without the unit, to at most two decimals: "57", "57.25". */
    static String kb(long bytes) {
        return Amount.decimal((double) bytes / KB, 2);
    }

    /** True where {@link #kb(long)} loses nothing. */
    static boolean exactInKb(long bytes) {
        return bytes * 100 % KB == 0;
    }
}
