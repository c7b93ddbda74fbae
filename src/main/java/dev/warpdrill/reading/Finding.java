package dev.warpdrill.reading;

import java.util.List;

/** A criterion or mistake that was heard, with the places. */
record Finding(String id, List<Hit> hits) {
    Finding {
        if (hits.isEmpty()) {
            throw new IllegalArgumentException(id + " needs a place in the text");
        }
        hits = List.copyOf(hits);
    }

    static Finding at(String id, Hit... hits) {
        return new Finding(id, List.of(hits));
    }
}
