package dev.warpdrill.attempt;

import dev.warpdrill.grading.WorksheetField;
import dev.warpdrill.question.Amount;
import dev.warpdrill.question.Setup;
import dev.warpdrill.question.Variant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Everything a scorecard page shows, worded and formatted; sharing is null where a visitor reads it through a shared link. */
record ScorecardPage(
        String title,
        boolean shared,
        Head head,
        VerdictLines verdict,
        List<Said> said,
        CriteriaColumns criteria,
        List<MistakeCard> mistakes,
        SolutionTable solution,
        TheSm sm,
        List<NextVariant> next,
        Sharing sharing) {
    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("MMM d, yyyy", Locale.US).withZone(ZoneOffset.UTC);

    ScorecardPage {
        said = List.copyOf(said);
        mistakes = List.copyOf(mistakes);
        next = List.copyOf(next);
    }

    /** Sharing is null, and the forms have no action, where a visitor reads the page through a shared link. */
    static ScorecardPage of(FinishedAttempt attempt, ObjectionForms forms, List<NextVariant> next, Sharing sharing) {
        EvidenceLetters letters = new EvidenceLetters(attempt.scorecard());
        Variant variant = attempt.variant();
        int blockSize = attempt.blockSize();
        return new ScorecardPage(
                "Scorecard: " + attempt.scorecard().judgment().verdict().title(),
                sharing == null,
                Head.of(attempt),
                VerdictLines.of(attempt.scorecard().judgment()),
                Said.of(attempt, letters),
                CriteriaColumns.of(attempt.scorecard().criteria(), letters, forms::of),
                new MistakeCards(variant.setup(), letters)
                        .of(attempt.scorecard().mistakes()),
                WorkedSolution.of(
                        variant.task(),
                        variant.setup(),
                        blockSize,
                        variant.wantedBlocks(),
                        basis(attempt),
                        yours(attempt)),
                TheSm.of(variant, blockSize),
                next,
                sharing);
    }

    private static YourFigures yours(FinishedAttempt attempt) {
        return new YourFigures(
                Set.copyOf(WorksheetField.of(attempt.variant().task())),
                attempt.scorecard().main().figures(),
                attempt.steps().get(0).sheet(),
                attempt.scorecard().main().fields());
    }

    private static String basis(FinishedAttempt attempt) {
        String threads = Amount.count(attempt.blockSize(), "thread") + " a block, ";
        if (attempt.variant().blockSizeGiven()) return threads + "as given";
        if (attempt.scorecard().blockSize() == 0) return threads + "the interviewer's choice; none was stated";
        return threads
                + (attempt.scorecard().blockSizeInferred() ? "which explains your figures best" : "your block size");
    }

    /** What the scorecard is about: "Scorecard, Nov 30, 2026, 17 minutes" and the configuration asked about. */
    record Head(String when, String configuration) {

        static Head of(FinishedAttempt attempt) {
            return new Head(
                    "Scorecard, " + DAY.format(attempt.finishedAt()) + ", " + Amount.count(attempt.minutes(), "minute"),
                    ScorecardPage.configuration(attempt.variant()));
        }
    }

    /** "H100, 128 registers, 57 KB of dynamic shared memory". */
    static String configuration(Variant variant) {
        Setup setup = variant.setup();
        StringBuilder text = new StringBuilder(setup.deviceName());
        if (variant.wantedBlocks() == 0)
            text.append(", ").append(Amount.count(setup.kernel().registersPerThread(), "register"));
        long shared = setup.kernel().sharedMemoryBytes();
        if (shared > 0) {
            boolean fixed = setup.kernel().staticSharedMemoryBytes() > 0;
            text.append(", ")
                    .append(Amount.kilobytes(shared))
                    .append(fixed ? " of static" : " of dynamic")
                    .append(" shared memory");
        }
        if (variant.blockSizeGiven())
            text.append(", ").append(variant.blockSize()).append(" threads a block");
        if (variant.wantedBlocks() > 0)
            text.append(", ")
                    .append(Amount.count(variant.wantedBlocks(), "block"))
                    .append(" wanted");
        return text.toString();
    }
}
