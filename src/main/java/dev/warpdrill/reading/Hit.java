package dev.warpdrill.reading;

/** Where something was heard: its first and last token. */
record Hit(int first, int last) {
    Hit {
        if (first < 0 || last < first) {
            throw new IllegalArgumentException("a hit must cover tokens, not " + first + ".." + last);
        }
    }

    Hit to(Hit other) {
        return new Hit(Math.min(first, other.first), Math.max(last, other.last));
    }

    /** Tokens between the two; 0 where they touch or overlap. */
    int gap(Hit other) {
        return Math.max(0, Math.max(other.first - last, first - other.last) - 1);
    }
}
