package dev.warpdrill.attempt;

import dev.warpdrill.question.Given;
import dev.warpdrill.question.Hint;
import dev.warpdrill.web.BoldText;
import java.util.List;

/**
 * The page of an attempt that goes on: what was said so far, and the prompt that waits.
 *
 * @param action where the answer is sent
 * @param confirm what a second press of the button would do; empty where nothing needs it
 * @param lines empty for a follow-up
 */
record AttemptPage(
        String id,
        String title,
        String label,
        BoldText prompt,
        List<Given> given,
        long seconds,
        List<Turn> turns,
        String action,
        int position,
        int revision,
        String saved,
        List<SheetLine> lines,
        List<BindingChoice> binding,
        String bindingProblem,
        String text,
        String textProblem,
        String notice,
        String confirm,
        List<FinishedAttempt.Exchange> exchanges,
        List<Hint> hints,
        boolean moreHints,
        boolean main,
        String after) {

    AttemptPage {
        given = List.copyOf(given);
        turns = List.copyOf(turns);
        lines = List.copyOf(lines);
        binding = List.copyOf(binding);
        exchanges = List.copyOf(exchanges);
        hints = List.copyOf(hints);
    }

    /**
     * An earlier prompt and its answer.
     *
     * @param figures worksheet lines as typed
     * @param late words that came too late to count; empty if none did
     * @param result how it came out; null where feedback waits for the end
     */
    record Turn(String prompt, List<Given> figures, String text, String late, StepResult result) {

        Turn {
            figures = List.copyOf(figures);
        }
    }

    /** A line of the worksheet with what was typed and what is wrong with it. */
    record SheetLine(String id, String label, String unit, String typed, String problem, boolean result) {}

    /** A resource that can be ticked as binding. */
    record BindingChoice(String id, String label, boolean ticked) {}
}
