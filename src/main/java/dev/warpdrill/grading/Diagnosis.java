package dev.warpdrill.grading;

import java.util.List;
import java.util.Map;

/**
 * A mistake that an answer shows.
 *
 * @param possible several beliefs predict the same figures: none is asserted
 * @param changesFigure whether it made a figure wrong
 * @param evidence the candidate's words; empty where figures of the worksheet show it
 * @param predicted wrong lines, as the belief predicts them
 * @param actual the same lines, as they are
 * @param theirs the candidate's computation
 * @param truth the true one, line for line
 * @param tellApart a question that tells it from the others; may be empty
 */
public record Diagnosis(
        String misconceptionId,
        String name,
        String explanation,
        boolean possible,
        boolean changesFigure,
        List<Evidence> evidence,
        Map<WorksheetField, Figure> predicted,
        Map<WorksheetField, Figure> actual,
        List<WorkLine> theirs,
        List<WorkLine> truth,
        String tellApart) {

    public Diagnosis {
        evidence = List.copyOf(evidence);
        predicted = Map.copyOf(predicted);
        actual = Map.copyOf(actual);
        theirs = List.copyOf(theirs);
        truth = List.copyOf(truth);
    }
}
