package dev.warpdrill.grading;

import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.Setup;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Assesses one answer: its worksheet and what was heard in its words, against the engine. */
final class Assessor {

    private final Rubric rubric;
    private final Prompted asked;
    private final Worksheet typed;
    private final Heard heard;

    Assessor(Rubric rubric, Prompted asked, Worksheet typed, Heard heard) {
        this.rubric = rubric;
        this.asked = asked;
        this.typed = typed;
        this.heard = heard;
    }

    Assessment assess() {
        BlockSizeChoice size = BlockSizeChoice.of(asked, typed, heard, this::filled, rubric.misconceptions());
        FilledSheet filled = filled(size.threads());
        FindingsOnCriteria findings = new FindingsOnCriteria(rubric, asked, typed, heard, filled);
        List<CriterionResult> criteria = findings.all();
        List<Diagnosis> diagnoses = diagnoses(filled);
        return new Assessment(
                asked.kind(),
                size.threads(),
                size.inferred(),
                filled.truth(),
                filled.figures(),
                new FieldResults(filled).all(typed),
                criteria,
                diagnoses,
                typed.problems(),
                judgment(criteria, diagnoses));
    }

    /** Worksheet figures decide over figures in words. */
    private FilledSheet filled(int blockSize) {
        Map<WorksheetField, Figure> figures = new EnumMap<>(WorksheetField.class);
        heard.figures().forEach((field, figure) -> figures.put(field, figure.figure()));
        figures.putAll(typed.figures());
        List<WorksheetField> lines = WorksheetField.of(asked.task());
        figures.keySet().removeIf(field -> !lines.contains(field));
        return new FilledSheet(asked.task(), asked.setup(), blockSize, asked.wantedBlocks(), figures, typed.binding());
    }

    private List<Diagnosis> diagnoses(FilledSheet filled) {
        Map<String, Diagnosis> all = new LinkedHashMap<>();
        for (Diagnosis d : new DiagnosisSearch(rubric.misconceptions()).in(filled)) all.put(d.misconceptionId(), d);
        for (HeardMistake mistake : heard.mistakes()) {
            Diagnosis computed = all.get(mistake.id());
            if (computed == null)
                rubric.misconception(mistake.id()).ifPresent(m -> all.put(m.id(), said(m, mistake, filled)));
            else all.put(mistake.id(), withWords(computed, mistake.evidence()));
        }
        return new ArrayList<>(all.values());
    }

    private static Diagnosis withWords(Diagnosis d, List<Evidence> words) {
        return new Diagnosis(
                d.misconceptionId(),
                d.name(),
                d.explanation(),
                false,
                d.changesFigure(),
                words,
                d.predicted(),
                d.actual(),
                d.theirs(),
                d.truth(),
                "");
    }

    /** A mistake in words: it changes a figure only where its rule shows and some figure is wrong. */
    private Diagnosis said(Misconception m, HeardMistake mistake, FilledSheet filled) {
        Setup setup = filled.setup();
        boolean shows =
                m.belief().map(b -> b.showsIn(setup, filled.blockSize())).orElse(false);
        boolean changes = shows && (filled.anyWrong() || filled.figures().isEmpty());
        return new Diagnosis(
                m.id(),
                m.name(),
                m.explanation(),
                !mistake.certain(),
                changes,
                mistake.evidence(),
                Map.of(),
                Map.of(),
                List.of(),
                List.of(),
                mistake.certain() ? "" : m.tellApart());
    }

    private Judgment judgment(List<CriterionResult> criteria, List<Diagnosis> diagnoses) {
        Set<String> met = new TreeSet<>();
        Set<String> contradicted = new TreeSet<>();
        for (CriterionResult c : criteria) {
            if (c.met()) met.add(c.id());
            if (c.contradicted()) contradicted.add(c.id());
        }
        if (asked.givenBlockSize() > 0) met.add("block-size-stated");
        return rubric.judge(asked.kind(), met, contradicted, met, Rubric.mistakes(diagnoses));
    }

    static Map<Resource, String> limitCriteria() {
        Map<Resource, String> ids = new EnumMap<>(Resource.class);
        ids.put(Resource.REGISTERS, "register-limit");
        ids.put(Resource.SHARED_MEMORY, "shared-memory-limit");
        ids.put(Resource.WARPS, "warp-limit");
        ids.put(Resource.BLOCKS, "block-limit");
        return ids;
    }
}
