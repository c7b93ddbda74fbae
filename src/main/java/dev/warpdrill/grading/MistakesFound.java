package dev.warpdrill.grading;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Every mistake of one answer: those that its figures give away, those heard in its words, and both made one. */
final class MistakesFound {

    private static final String SLIP = "arithmetic-slip";

    /** Mistakes of computation without a rule: where they are made and a figure is wrong, they made it so. */
    private static final Set<String> IN_THE_FIGURES = Set.of(SLIP, "kb-kib-slip", "warps-threads-confusion");

    /** A slip is a slip only beside this many right lines. */
    private static final int RIGHT_BESIDE_A_SLIP = 2;

    private final Rubric rubric;
    private final Worksheet typed;
    private final Heard heard;
    private final FilledSheet filled;

    MistakesFound(Rubric rubric, Worksheet typed, Heard heard, FilledSheet filled) {
        this.rubric = rubric;
        this.typed = typed;
        this.heard = heard;
        this.filled = filled;
    }

    List<Diagnosis> all(Map<WorksheetField, FieldResult> fields) {
        Set<String> certain = heard.mistakes().stream()
                .filter(HeardMistake::certain)
                .map(HeardMistake::id)
                .collect(Collectors.toSet());
        Map<String, Diagnosis> all = new LinkedHashMap<>();
        for (Diagnosis d : new DiagnosisSearch(rubric.misconceptions()).in(filled, certain))
            all.put(d.misconceptionId(), d);
        if (all.isEmpty()) slip(fields).ifPresent(d -> all.put(SLIP, d));
        for (HeardMistake mistake : heard.mistakes()) {
            Diagnosis computed = all.get(mistake.id());
            if (computed != null) all.put(mistake.id(), withWords(computed, mistake));
            else rubric.misconception(mistake.id()).ifPresent(m -> all.put(m.id(), said(m, mistake)));
        }
        return new ArrayList<>(all.values());
    }

    /** Words make certain what the figures leave open, but only words that are certain themselves. */
    private static Diagnosis withWords(Diagnosis d, HeardMistake words) {
        boolean possible = d.possible() && !words.certain();
        return new Diagnosis(
                d.misconceptionId(),
                d.name(),
                d.explanation(),
                possible,
                d.changesFigure(),
                words.evidence(),
                d.predicted(),
                d.actual(),
                d.theirs(),
                d.truth(),
                possible ? d.tellApart() : "");
    }

    /** A mistake in words that the figures do not give away. */
    private Diagnosis said(Misconception m, HeardMistake words) {
        return new Diagnosis(
                m.id(),
                m.name(),
                m.explanation(),
                !words.certain(),
                changesFigure(m),
                words.evidence(),
                Map.of(),
                Map.of(),
                List.of(),
                List.of(),
                words.certain() ? "" : m.tellApart());
    }

    /** Whether the mistake made a figure wrong; of an answer without figures, whether it would. */
    private boolean changesFigure(Misconception m) {
        if (IN_THE_FIGURES.contains(m.id())) return filled.anyFigureWrong();
        return m.belief()
                .map(b -> filled.figures().isEmpty()
                        ? b.showsIn(filled.setup(), filled.blockSize())
                        : b.views().anyMatch(this::explainsAWrongLine))
                .orElse(false);
    }

    private boolean explainsAWrongLine(View view) {
        Map<WorksheetField, Figure> predicted = filled.predicted(view);
        return filled.figures().entrySet().stream().anyMatch(line -> {
            Figure believed = predicted.get(line.getKey());
            return line.getKey() != WorksheetField.BLOCK_SIZE
                    && !filled.right(line.getKey())
                    && believed != null
                    && FilledSheet.same(line.getKey(), believed, line.getValue());
        });
    }

    /** One typed line is wrong, no belief explains it, and everything else is right or follows from it. */
    private Optional<Diagnosis> slip(Map<WorksheetField, FieldResult> fields) {
        EnumSet<WorksheetField> wrong = EnumSet.noneOf(WorksheetField.class);
        EnumSet<WorksheetField> right = EnumSet.noneOf(WorksheetField.class);
        fields.forEach((field, result) -> {
            if (result == FieldResult.WRONG) wrong.add(field);
            if (result == FieldResult.RIGHT && field != WorksheetField.BLOCK_SIZE) right.add(field);
        });
        if (wrong.size() != 1 || right.size() < RIGHT_BESIDE_A_SLIP) return Optional.empty();
        WorksheetField field = wrong.iterator().next();
        Optional<Figure> figure = typed.figure(field);
        Figure actual = filled.truth().get(field);
        if (figure.filter(f -> PlainFaults.impossible(field, f, filled.setup().limits()))
                .isPresent()) return Optional.empty();
        if (figure.isEmpty() || actual == null) return Optional.empty();
        Map<WorksheetField, Figure> theirs = Map.of(field, figure.orElseThrow());
        Map<WorksheetField, Figure> real = Map.of(field, actual);
        return rubric.misconception(SLIP)
                .map(m -> new Diagnosis(
                        m.id(),
                        m.name(),
                        m.explanation(),
                        false,
                        true,
                        List.of(),
                        theirs,
                        real,
                        List.of(),
                        List.of(),
                        ""));
    }
}
