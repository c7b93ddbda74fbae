package dev.warpdrill.attempt;

import java.util.Map;

/**
 * What a candidate typed for one prompt.
 *
 * @param lines worksheet lines by id, blank ones left out
 */
record Typed(Map<String, String> lines, String text) {

    static final Typed NOTHING = new Typed(Map.of(), "");

    Typed {
        lines = Map.copyOf(lines);
    }

    boolean blank() {
        return lines.isEmpty() && text.isBlank();
    }
}
