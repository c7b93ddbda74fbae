package dev.warpdrill.reading;

import java.util.List;

/**
 * Two figures put together ("65,536 / 32,768", "49 into 228", "8 x 4") and the figures said right after them.
 *
 * @param plain its sign can mean nothing else ("/", "times"), unlike "in" or "and"
 * @param results the next figures, the likely outcome first
 */
record Equation(Operation operation, boolean plain, Quantity left, Quantity right, List<Quantity> results) {
    enum Operation {
        DIVIDE,
        MULTIPLY,
        ADD
    }

    Equation {
        results = List.copyOf(results);
    }

    Quantity larger() {
        return left.value() * scale(left) >= right.value() * scale(right) ? left : right;
    }

    Quantity smaller() {
        return larger() == left ? right : left;
    }

    private static double scale(Quantity quantity) {
        return quantity.is(Unit.KILO) || quantity.is(Unit.KILOBYTES) ? 1024 : 1;
    }

    Hit hit() {
        return left.hit().to(right.hit());
    }
}
