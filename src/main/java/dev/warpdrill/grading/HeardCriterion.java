package dev.warpdrill.grading;

import java.util.List;

/** A criterion that an answer's words speak to. */
public record HeardCriterion(String id, Hearing hearing, List<Evidence> evidence) {

    public HeardCriterion {
        evidence = List.copyOf(evidence);
    }
}
