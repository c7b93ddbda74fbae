package dev.warpdrill.attempt;

import dev.warpdrill.grading.WorkLine;
import java.util.List;

/** One mistake, or one possible mistake, with the candidate's computation beside the true one; picture is null for most. */
record MistakeCard(
        String heading,
        String found,
        String explanation,
        List<Quote> quotes,
        String tellApart,
        ReservePicture picture,
        String theirsTitle,
        List<WorkLine> theirs,
        List<WorkLine> truth) {

    MistakeCard {
        quotes = List.copyOf(quotes);
        theirs = List.copyOf(theirs);
        truth = List.copyOf(truth);
    }

    /** Words in which the mistake was heard, and the letter that marks them in the answer. */
    record Quote(String letter, String words) {}
}
