package dev.warpdrill.grading;

import java.util.Optional;

/**
 * A wrong belief.
 *
 * @param explanation what is true, in a few sentences
 * @param tellApart a question that shows whether somebody holds it; may be empty
 * @param belief the rule that predicts its figures; empty where it is heard in words only
 */
public record Misconception(String id, String name, String explanation, String tellApart, Optional<Belief> belief) {

    public Misconception {
        if (id.isBlank()) throw new IllegalArgumentException("id of misconception \"" + name + "\" is blank");
    }
}
