package dev.warpdrill.reading;

import java.util.List;

/** Hears mistakes in figures; each needs positive evidence, never only something missing. */
final class MistakeReader {
    MistakeReader(Listening listening, List<Finding> met) {}

    List<Finding> read() {
        return List.of();
    }
}
