package dev.warpdrill.attempt;

import dev.warpdrill.grading.Scorecard;
import dev.warpdrill.grading.Step;
import java.util.List;
import java.util.Optional;

/** What was sent with "I did say that": which criterion, in which answer, and the words pointed at. */
record PointedAt(String criterionId, String step, String quote) {
    private static final int LONGEST_QUOTE = 2_000;

    PointedAt {
        criterionId = criterionId == null ? "" : criterionId;
        step = step == null ? "" : step;
        quote = quote == null ? "" : quote.replace("\r\n", "\n").strip();
    }

    /** Whether this scorecard has the criterion, and did not count it as met. */
    boolean isAboutMissed(Scorecard scorecard) {
        return scorecard.criteria().stream()
                .anyMatch(
                        c -> c.result().id().equals(criterionId) && !c.result().met());
    }

    /** What is wrong with it, in a sentence for the one who typed it; empty if the quote can be kept. */
    Optional<String> problem(List<Step> steps) {
        if (!step.matches("\\d{1,3}") || number() >= steps.size())
            return Optional.of("There is no answer “" + step + "” in this attempt; choose one from the list.");
        if (quote.isEmpty()) return Optional.of("Nothing was quoted. Copy the words from your answer that say it.");
        if (quote.length() > LONGEST_QUOTE)
            return Optional.of("That is " + quote.length() + " characters; quote at most " + LONGEST_QUOTE
                    + ", the words that say it.");
        if (said(steps.get(number()).text())) return Optional.empty();
        for (int i = 0; i < steps.size(); i++)
            if (said(steps.get(i).text()))
                return Optional.of("These words are in another of your answers; choose that one from the list.");
        return Optional.of("These words are not in that answer. Copy them exactly as you wrote them, with the same"
                + " spelling, spaces and punctuation.");
    }

    private boolean said(String text) {
        return text.replace("\r\n", "\n").contains(quote);
    }

    /** The answer pointed at, from 0; only where {@link #problem} found nothing wrong with it. */
    int number() {
        return Integer.parseInt(step);
    }

    /** As far as it can be shown again in its form. */
    ObjectionForms.Refused refused(String problem) {
        return new ObjectionForms.Refused(criterionId, step.matches("\\d{1,3}") ? number() : -1, quote, problem);
    }
}
