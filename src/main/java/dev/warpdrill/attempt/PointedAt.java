package dev.warpdrill.attempt;

import dev.warpdrill.grading.Scorecard;
import dev.warpdrill.grading.Step;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** What was sent with "I did say that": which criterion, in which answer, and the words pointed at. */
record PointedAt(String criterionId, String step, String quote) {
    private static final int LONGEST_QUOTE = 2_000;
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}]{2,}");

    PointedAt {
        criterionId = criterionId == null ? "" : criterionId;
        step = step == null ? "" : step;
        quote = quote == null
                ? ""
                : quote.replace("\r\n", "\n").replace("\u0000", "").strip();
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
        if (said(steps.get(number()).text()))
            return wholeWord(steps.get(number()).text())
                    ? Optional.empty()
                    : Optional.of(
                            "That holds no whole word of your answer. Quote at least one, of two letters or more: the"
                                    + " words that say it.");
        for (int i = 0; i < steps.size(); i++)
            if (said(steps.get(i).text()))
                return Optional.of("These words are in another of your answers; choose that one from the list.");
        return Optional.of("These words are not in that answer. Copy them exactly as you wrote them, with the same"
                + " spelling, spaces and punctuation.");
    }

    private boolean said(String text) {
        return text.replace("\r\n", "\n").contains(quote);
    }

    /** Whether, where it stands in the answer, it holds a whole word or number of at least two characters. */
    private boolean wholeWord(String text) {
        String answer = text.replace("\r\n", "\n");
        List<MatchResult> words = WORD.matcher(quote).results().toList();
        if (words.isEmpty()) return false;
        for (int at = answer.indexOf(quote); at >= 0; at = answer.indexOf(quote, at + 1)) {
            int start = at;
            int end = at + quote.length();
            if (words.stream().anyMatch(w -> whole(answer, start + w.start(), start + w.end(), start, end)))
                return true;
        }
        return false;
    }

    /** Only a word at an edge of the quote can be a part of a longer one. */
    private static boolean whole(String answer, int from, int to, int start, int end) {
        boolean goesOnBefore = from == start && from > 0 && Character.isLetterOrDigit(answer.codePointBefore(from));
        boolean goesOnAfter = to == end && to < answer.length() && Character.isLetterOrDigit(answer.codePointAt(to));
        return !goesOnBefore && !goesOnAfter;
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
