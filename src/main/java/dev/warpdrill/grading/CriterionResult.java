package dev.warpdrill.grading;

import java.util.List;

/**
 * How one criterion came out.
 *
 * @param perhaps something like it was said, too vague to count
 * @param contradicted it was said wrongly, or withdrawn
 * @param afterHint met only after a hint gave it away: shown, not counted towards Strong Hire
 * @param evidence the candidate's words
 * @param note what is true, with figures, where it was not met
 * @param fromWorksheet whether a figure of the worksheet decides
 */
public record CriterionResult(
        String id,
        String title,
        boolean met,
        boolean perhaps,
        boolean contradicted,
        boolean afterHint,
        List<Evidence> evidence,
        String note,
        boolean fromWorksheet) {

    public CriterionResult {
        evidence = List.copyOf(evidence);
    }

    CriterionResult hinted() {
        return new CriterionResult(id, title, met, perhaps, contradicted, true, evidence, note, fromWorksheet);
    }
}
