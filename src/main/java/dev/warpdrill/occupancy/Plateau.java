package dev.warpdrill.occupancy;

/**
 * A run of a knob's values that all give the same blocks and warps.
 *
 * @param from first value, inclusive
 * @param to last value, inclusive
 * @param occupancy at {@code to}
 */
public record Plateau(int from, int to, Occupancy occupancy) {

    public Plateau {
        if (to < from) throw new IllegalArgumentException("to " + to + " is before from " + from);
    }

    public boolean holds(int value) {
        return from <= value && value <= to;
    }

    boolean same(Occupancy other) {
        return occupancy.blocksPerSm() == other.blocksPerSm() && occupancy.warpsPerSm() == other.warpsPerSm();
    }
}
