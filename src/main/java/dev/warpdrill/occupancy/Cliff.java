package dev.warpdrill.occupancy;

import java.util.Set;

/**
 * A value of a knob at which blocks are won or lost.
 *
 * @param before the last value with {@code blocksBefore}
 * @param at the first value with {@code blocksAfter}
 * @param limitedByAfter what then limits
 */
public record Cliff(Knob knob, int before, int at, int blocksBefore, int blocksAfter, Set<Resource> limitedByAfter) {

    public boolean loses() {
        return blocksAfter < blocksBefore;
    }
}
