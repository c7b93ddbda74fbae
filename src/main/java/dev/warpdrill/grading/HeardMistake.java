package dev.warpdrill.grading;

import java.util.List;

/** A mistake that an answer's words show. */
public record HeardMistake(String id, boolean certain, List<Evidence> evidence) {

    public HeardMistake {
        evidence = List.copyOf(evidence);
    }
}
