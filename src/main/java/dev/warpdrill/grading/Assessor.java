package dev.warpdrill.grading;

import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.PromptKind;
import java.util.EnumMap;
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
        Map<WorksheetField, FieldResult> fields = new FieldResults(filled).all(typed);
        List<Diagnosis> diagnoses = mistakes(filled, fields, criteria);
        return new Assessment(
                asked.kind(),
                size.threads(),
                size.inferred(),
                filled.truth(),
                filled.figures(),
                fields,
                criteria,
                diagnoses,
                typed.problems(),
                judgment(criteria, diagnoses, size.threads()));
    }

    /** Counting one resource only is no mistake of somebody who speaks to another one, here or earlier. */
    private List<Diagnosis> mistakes(
            FilledSheet filled, Map<WorksheetField, FieldResult> fields, List<CriterionResult> criteria) {
        List<Diagnosis> found = new MistakesFound(rubric, typed, heard, filled).all(fields);
        List<String> ids = found.stream().map(Diagnosis::misconceptionId).toList();
        Set<Resource> considered = Considered.in(filled.figures(), typed.problems(), criteria, ids);
        considered.addAll(asked.considered());
        return found.stream()
                .filter(d -> !Considered.refutes(considered, d.misconceptionId()))
                .toList();
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

    private Judgment judgment(List<CriterionResult> criteria, List<Diagnosis> diagnoses, int blockSize) {
        Set<String> met = new TreeSet<>();
        Set<String> contradicted = new TreeSet<>();
        for (CriterionResult c : criteria) {
            if (c.met()) met.add(c.id());
            if (c.contradicted()) contradicted.add(c.id());
        }
        if (asked.givenBlockSize() > 0) met.add("block-size-stated");
        Set<String> notAsked = NothingHigher.notAsked(asked.setup().at(blockSize));
        Judgment judgment = rubric.judge(asked.kind(), met, contradicted, met, Rubric.mistakes(diagnoses), notAsked);
        boolean resident = asked.kind() == PromptKind.MAIN || asked.kind() == PromptKind.WHOLE;
        return resident ? judgment.naming(asked.setup().at(blockSize), wrongLimits(contradicted)) : judgment;
    }

    static long wrongLimits(Set<String> contradicted) {
        return limitCriteria().values().stream().filter(contradicted::contains).count();
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
