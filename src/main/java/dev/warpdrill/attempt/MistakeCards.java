package dev.warpdrill.attempt;

import dev.warpdrill.grading.Diagnosis;
import dev.warpdrill.grading.Evidence;
import dev.warpdrill.grading.Figure;
import dev.warpdrill.grading.Scorecard.MistakeLine;
import dev.warpdrill.grading.WorkLine;
import dev.warpdrill.grading.WorksheetField;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.Amount;
import dev.warpdrill.question.Setup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Turns diagnoses into cards, one a misconception however many answers show it; certain ones first. */
final class MistakeCards {
    private static final String FORGOT_RESERVED = "forgot-reserved";

    private final Setup setup;
    private final EvidenceLetters letters;

    MistakeCards(Setup setup, EvidenceLetters letters) {
        this.setup = setup;
        this.letters = letters;
    }

    List<MistakeCard> of(List<MistakeLine> lines) {
        Map<String, List<MistakeLine>> byMistake = new LinkedHashMap<>();
        for (boolean possible : new boolean[] {false, true})
            for (MistakeLine line : lines)
                if (line.diagnosis().possible() == possible)
                    byMistake
                            .computeIfAbsent(line.diagnosis().misconceptionId(), id -> new ArrayList<>())
                            .add(line);
        long certain = byMistake.values().stream()
                .filter(l -> !l.get(0).diagnosis().possible())
                .count();
        return byMistake.values().stream().map(l -> card(l, certain == 1)).toList();
    }

    private MistakeCard card(List<MistakeLine> lines, boolean only) {
        Diagnosis first = lines.stream()
                .map(MistakeLine::diagnosis)
                .filter(d -> !d.theirs().isEmpty())
                .findFirst()
                .orElse(lines.get(0).diagnosis());
        String kind = first.possible() ? "Perhaps" : only ? "The mistake" : "A mistake";
        return new MistakeCard(
                kind + ": " + lowerFirst(first.name()),
                found(lines),
                first.explanation(),
                quotes(lines),
                first.tellApart(),
                picture(first.misconceptionId()),
                first.possible() ? "What would give your figures" : "What you computed",
                first.theirs().isEmpty() ? figures(first.predicted(), first.actual()) : first.theirs(),
                first.truth().isEmpty() ? figures(first.actual(), first.predicted()) : first.truth());
    }

    /** Where the diagnosis has no computation to show, its figures alone. */
    private static List<WorkLine> figures(Map<WorksheetField, Figure> figures, Map<WorksheetField, Figure> others) {
        return figures.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(e -> new WorkLine(
                        e.getKey().label(),
                        WrittenFigure.of(e.getKey(), e.getValue()),
                        !e.getValue().equals(others.get(e.getKey()))))
                .toList();
    }

    /** Acronyms keep their capitals. */
    private static String lowerFirst(String name) {
        boolean acronym = name.length() > 1 && Character.isUpperCase(name.charAt(1));
        return name.isEmpty() || acronym ? name : Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    private static String found(List<MistakeLine> lines) {
        long figures = lines.stream()
                .map(MistakeLine::diagnosis)
                .mapToLong(d -> d.predicted().entrySet().stream()
                        .filter(e -> !e.getValue().equals(d.actual().get(e.getKey())))
                        .count())
                .sum();
        long followUps = lines.stream()
                .filter(l -> l.step() > 0)
                .map(MistakeLine::step)
                .distinct()
                .count();
        boolean changes = lines.stream().anyMatch(l -> l.diagnosis().changesFigure());
        List<String> where = new ArrayList<>();
        if (figures > 0) where.add(Amount.count(figures, "figure"));
        if (followUps > 0) where.add(Amount.count(followUps, "follow-up"));
        String found = where.isEmpty() ? "Heard in your words" : "Found in " + String.join(" and ", where);
        return changes ? found : found + "; it changed no figure";
    }

    private List<MistakeCard.Quote> quotes(List<MistakeLine> lines) {
        List<MistakeCard.Quote> quotes = new ArrayList<>();
        for (MistakeLine line : lines)
            for (Evidence words : line.diagnosis().evidence())
                quotes.add(
                        new MistakeCard.Quote(letters.ofMistake(line.diagnosis().misconceptionId()), words.quote()));
        return quotes.stream().distinct().toList();
    }

    private ReservePicture picture(String misconceptionId) {
        SmLimits limits = setup.limits();
        long own = setup.kernel().sharedMemoryBytes();
        boolean drawn = misconceptionId.equals(FORGOT_RESERVED)
                && ReservePicture.drawable(own, limits.reservedSharedMemoryBytes(), limits.sharedMemoryBytes());
        return drawn
                ? ReservePicture.of("rp", own, limits.reservedSharedMemoryBytes(), limits.sharedMemoryBytes())
                : null;
    }
}
