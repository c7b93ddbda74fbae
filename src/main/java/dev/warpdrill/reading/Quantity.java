package dev.warpdrill.reading;

/**
 * A figure with its unit.
 *
 * @param at its token
 * @param last the last token that belongs to it (its unit)
 * @param operand it is part of a product, quotient or sum, not the outcome of one
 */
record Quantity(int at, int last, double value, Unit unit, boolean operand) {
    Quantity {
        if (Double.isNaN(value) || last < at) {
            throw new IllegalArgumentException("a quantity needs a figure, not " + value + " at " + at + ".." + last);
        }
    }

    Hit hit() {
        return new Hit(at, last);
    }

    Quantity asOperand() {
        return new Quantity(at, last, value, unit, true);
    }

    boolean is(Unit other) {
        return unit == other;
    }

    /** Whether it can be a number of blocks: "4 blocks", or a bare "4". */
    boolean countsBlocks() {
        return unit == Unit.BLOCKS || unit == Unit.ORDINAL || unit == Unit.NONE && !operand;
    }

    boolean equalsWhole(long whole) {
        return value == whole;
    }

    /** Whether it stands for so many registers or bytes, said exactly or in thousands ("65K", "32 K"). */
    boolean standsFor(long whole) {
        if (value == whole) {
            return true;
        }
        boolean thousands = unit == Unit.KILO || unit == Unit.REGISTERS && value < 256;
        return thousands && (value * 1024 == whole || Math.abs(value * 1000 - whole) <= 0.012 * whole);
    }
}
