package dev.warpdrill.web;

import dev.warpdrill.occupancy.Knob;
import dev.warpdrill.question.Amount;

/**
 * A knob's value as charts and tables write it. Shared memory is in KB with three decimals: thresholds are whole
 * allocation units of 128 B, and one that were rounded up would read as a value past the cliff.
 */
final class CurveValue {

    private CurveValue() {}

    static String of(Knob knob, int value) {
        return knob == Knob.SHARED_MEMORY ? Amount.decimal(value / 1024.0, 3) : Integer.toString(value);
    }
}
