package dev.warpdrill.question;

import java.util.List;

/**
 * One step of help.
 *
 * @param step 1, 2, ... within its prompt
 * @param gives ids of the criteria that it gives away
 */
public record Hint(int step, String text, List<String> gives) {

    public Hint {
        if (step < 1) throw new IllegalArgumentException("step of a hint must be at least 1, not " + step);
        gives = List.copyOf(gives);
    }

    /** The same words, to somebody who had shown this criterion already. */
    public Hint without(String criterionId) {
        return new Hint(
                step, text, gives.stream().filter(id -> !id.equals(criterionId)).toList());
    }
}
