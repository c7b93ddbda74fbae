package dev.warpdrill.web;

import dev.warpdrill.occupancy.Knob;
import dev.warpdrill.question.Amount;

/** A knob's value as charts and tables write it: shared memory in KB, the rest as it is. */
final class CurveValue {

    private CurveValue() {}

    static String of(Knob knob, int value) {
        return knob == Knob.SHARED_MEMORY ? Amount.decimal(value / 1024.0, 2) : Integer.toString(value);
    }
}
