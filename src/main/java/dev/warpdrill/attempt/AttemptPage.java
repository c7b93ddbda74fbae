package dev.warpdrill.attempt;

import dev.warpdrill.question.Clarification;
import dev.warpdrill.question.Given;
import dev.warpdrill.web.BoldText;
import java.util.List;

/**
 * An attempt as it stands: what was said so far, and the prompt that waits.
 *
 * @param notice what just happened and was not expected; empty mostly
 * @param links the parts of the form that the notice is about
 * @param open the prompt that waits; null after the end
 */
record AttemptPage(String id, String title, Clock clock, String notice, List<Link> links, List<Turn> turns, Open open) {

    AttemptPage {
        links = List.copyOf(links);
        turns = List.copyOf(turns);
    }

    /** The quiet timer. */
    record Clock(long seconds, String text) {}

    /** A part of the page, by its id. */
    record Link(String part, String label) {}

    /**
     * An earlier prompt and its answer.
     *
     * @param asked what the interviewer was asked before it
     * @param figures worksheet lines as typed
     * @param answered false for a follow-up that the candidate left out
     * @param late what came too late to count
     * @param result how it came out; null where feedback waits for the end
     */
    record Turn(
            int position,
            String prompt,
            List<FinishedAttempt.Exchange> asked,
            List<Given> figures,
            String text,
            boolean answered,
            List<Late> late,
            StepResult result) {

        Turn {
            asked = List.copyOf(asked);
            figures = List.copyOf(figures);
            late = List.copyOf(late);
        }
    }

    /** An answer that did not count, or another tab's draft. */
    record Late(List<Given> figures, String text) {

        Late {
            figures = List.copyOf(figures);
        }
    }

    /**
     * The prompt that waits, and its form.
     *
     * @param action where the answer is sent
     * @param main false for a follow-up, which has no worksheet
     * @param elsewhere a newer draft of another tab, which this form would replace; null if there is none
     * @param confirm what submits in spite of the notice; null where nothing needs it
     * @param nextHint number of the next hint; 0 if there is none
     */
    record Open(
            String label,
            BoldText prompt,
            List<Given> given,
            String action,
            Shown shown,
            String savedIso,
            String saved,
            boolean main,
            Sheet sheet,
            String text,
            String textProblem,
            Late elsewhere,
            Confirm confirm,
            List<FinishedAttempt.Exchange> exchanges,
            List<Clarification> offers,
            List<String> hints,
            int nextHint,
            String after) {

        Open {
            given = List.copyOf(given);
            exchanges = List.copyOf(exchanges);
            offers = List.copyOf(offers);
            hints = List.copyOf(hints);
        }
    }

    /** A second button: {@code insists} is what it sends, {@code action} where to. */
    record Confirm(String label, String insists, String action) {}

    /** The worksheet: lines to fill in, and choices where the task asks what binds or whether it launches. */
    record Sheet(
            List<Line> limits,
            List<Choice> binding,
            String bindingProblem,
            List<Choice> launches,
            String launchesProblem,
            List<Line> results) {

        Sheet {
            limits = List.copyOf(limits);
            binding = List.copyOf(binding);
            launches = List.copyOf(launches);
            results = List.copyOf(results);
        }
    }

    /** A line of the worksheet with what was typed and what is wrong with it. */
    record Line(String id, String label, String unit, String typed, String problem) {}

    /** A box to tick, or one of several of which one holds. */
    record Choice(String id, String label, boolean ticked) {}
}
