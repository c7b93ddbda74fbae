package dev.warpdrill.grading;

import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.PromptKind;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One answer, assessed.
 *
 * @param blockSize the size that it was graded for, threads
 * @param blockSizeInferred no size was given: this one explains the figures best
 * @param truth the right figure of each line, for that size
 * @param figures what the candidate gave, on the worksheet or in words
 * @param fields how each line came out
 */
public record Assessment(
        PromptKind prompt,
        int blockSize,
        boolean blockSizeInferred,
        Map<WorksheetField, Figure> truth,
        Map<WorksheetField, Figure> figures,
        Map<WorksheetField, FieldResult> fields,
        List<CriterionResult> criteria,
        List<Diagnosis> diagnoses,
        List<FormatProblem> problems,
        Judgment judgment) {

    public Assessment {
        truth = Map.copyOf(truth);
        figures = Map.copyOf(figures);
        fields = Map.copyOf(fields);
        criteria = List.copyOf(criteria);
        diagnoses = List.copyOf(diagnoses);
        problems = List.copyOf(problems);
    }

    public boolean met(String criterionId) {
        return criteria.stream().anyMatch(c -> c.id().equals(criterionId) && c.met());
    }

    public boolean hasMistake(String misconceptionId) {
        return diagnoses.stream().anyMatch(d -> d.misconceptionId().equals(misconceptionId) && !d.possible());
    }

    public Optional<CriterionResult> criterion(String id) {
        return criteria.stream().filter(c -> c.id().equals(id)).findFirst();
    }

    /** The resources whose limits it speaks to, rightly or wrongly. */
    public Set<Resource> considered() {
        return Considered.in(
                figures,
                problems,
                criteria,
                diagnoses.stream().map(Diagnosis::misconceptionId).toList());
    }
}
