package dev.warpdrill.grading;

import dev.warpdrill.question.Hint;
import dev.warpdrill.question.PromptKind;
import java.util.List;

/**
 * One answered prompt of an attempt.
 *
 * @param prompt as it was put
 * @param text the candidate's words
 * @param hintsTaken those revealed before the answer was submitted
 */
public record Step(
        PromptKind kind, String prompt, String text, Worksheet sheet, Assessment assessment, List<Hint> hintsTaken) {

    public Step {
        hintsTaken = List.copyOf(hintsTaken);
    }
}
