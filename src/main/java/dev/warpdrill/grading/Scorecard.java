package dev.warpdrill.grading;

import java.util.List;

/**
 * What an interviewer would hand in: frozen when the attempt ends, with the texts of its criteria.
 *
 * @param blockSize what the main answer was graded for, threads
 * @param blockSizeInferred the candidate gave none
 * @param main the assessment of the main answer
 */
public record Scorecard(
        int rubricVersion,
        Judgment judgment,
        int blockSize,
        boolean blockSizeInferred,
        List<CriterionLine> criteria,
        List<MistakeLine> mistakes,
        Assessment main,
        List<Practice> practiceNext) {

    public Scorecard {
        criteria = List.copyOf(criteria);
        mistakes = List.copyOf(mistakes);
        practiceNext = List.copyOf(practiceNext);
    }

    /**
     * A criterion as the whole attempt shows it.
     *
     * @param step the answer that decided it, 0 = main; where it was never spoken to, 0
     */
    public record CriterionLine(CriterionResult result, boolean deeper, int step) {}

    /**
     * A mistake.
     *
     * @param step the answer that shows it, 0 = main
     */
    public record MistakeLine(Diagnosis diagnosis, int step) {}

    /**
     * What to practice next.
     *
     * @param misconceptionId look for a variant in which this shows; may be empty
     */
    public record Practice(String title, String why, String questionId, String misconceptionId) {}
}
