package dev.warpdrill.attempt;

import dev.warpdrill.grading.Scorecard;
import dev.warpdrill.grading.Step;
import dev.warpdrill.question.Variant;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** What was stored when an attempt ended: all that its scorecard page is made of. */
record FinishedAttempt(
        Variant variant,
        List<Step> steps,
        List<Exchange> asked,
        Scorecard scorecard,
        Instant startedAt,
        Instant finishedAt) {

    FinishedAttempt {
        if (finishedAt.isBefore(startedAt))
            throw new IllegalArgumentException("finishedAt " + finishedAt + " is before startedAt " + startedAt);
        steps = List.copyOf(steps);
        asked = List.copyOf(asked);
    }

    /** A question to the interviewer, as typed, and the answer given. */
    record Exchange(String question, String answer) {}

    /** At least a minute: nobody reads seconds on a scorecard. */
    long minutes() {
        return Math.max(1, Math.round(Duration.between(startedAt, finishedAt).toSeconds() / 60.0));
    }

    /** The size that the solution is worked out for: the one graded, or the interviewer's where none could be told. */
    int blockSize() {
        return scorecard.blockSize() > 0 ? scorecard.blockSize() : variant.blockSize();
    }
}
