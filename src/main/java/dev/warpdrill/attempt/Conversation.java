package dev.warpdrill.attempt;

import dev.warpdrill.attempt.AttemptPage.Late;
import dev.warpdrill.attempt.AttemptPage.Turn;
import dev.warpdrill.grading.WorksheetField;
import dev.warpdrill.question.Given;
import dev.warpdrill.web.BoldText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What was said so far in an attempt, prompt by prompt. */
final class Conversation {

    private Conversation() {}

    static List<Turn> of(Attempt attempt) {
        return attempt.steps().stream()
                .filter(s -> s.answered() || attempt.finished())
                .map(s -> turn(attempt, s))
                .toList();
    }

    private static Turn turn(Attempt attempt, AttemptStep step) {
        boolean shows = step.answered() && attempt.feedback() == Feedback.STEP;
        Typed answer = step.answered() ? step.typed() : Typed.NOTHING;
        return new Turn(
                step.position(),
                BoldText.of(step.prompt()).plain(),
                step.position() == 0 ? attempt.exchanges() : List.of(),
                figures(answer),
                answer.text(),
                step.answered(),
                late(step),
                shows ? StepResult.of(step.assessment(), attempt.probe(step), attempt.blockSize()) : null);
    }

    /** An unsent draft of the follow-up at which the candidate stopped is shown too. */
    private static List<Late> late(AttemptStep step) {
        List<Typed> late = new ArrayList<>(step.late());
        if (!step.answered() && !step.typed().blank() && !late.contains(step.typed())) late.add(0, step.typed());
        return late.stream().map(Conversation::kept).toList();
    }

    static Late kept(Typed typed) {
        return new Late(figures(typed), typed.text());
    }

    /** Worksheet lines as typed, with their labels. */
    static List<Given> figures(Typed typed) {
        return Arrays.stream(WorksheetField.values())
                .filter(f -> typed.lines().containsKey(f.id()))
                .map(f -> new Given(f.label(), readable(f, typed.lines().get(f.id()))))
                .toList();
    }

    private static String readable(WorksheetField field, String typed) {
        return field == WorksheetField.BINDING ? typed.replace("|", ", ").replace('_', ' ') : typed;
    }
}
