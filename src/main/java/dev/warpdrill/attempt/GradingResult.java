package dev.warpdrill.attempt;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import dev.warpdrill.grading.Assessment;
import dev.warpdrill.grading.CriterionResult;
import dev.warpdrill.grading.Diagnosis;
import dev.warpdrill.grading.Evidence;
import dev.warpdrill.grading.Figure;
import dev.warpdrill.grading.FormatProblem;
import dev.warpdrill.grading.WorksheetField;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A grading, as the API gives it.
 *
 * @param assumedBlockSize threads a block that the answer reckons with; null if none can be told
 * @param problems worksheet lines that cannot be read, which do not count, and lines that can but are plainly wrong:
 *     more than an SM holds, or nothing but a resource that does not bind
 */
record GradingResult(
        @JsonInclude(JsonInclude.Include.NON_NULL) JsonNode id,
        @JsonProperty("assumed_block_size") Integer assumedBlockSize,
        List<CriterionLine> criteria,
        List<MistakeLine> mistakes,
        List<FormatProblem> problems,
        String verdict) {

    /** A criterion that the prompt can show; evidence is the candidate's own words. */
    record CriterionLine(String id, boolean met, boolean perhaps, List<String> evidence) {
        static CriterionLine of(CriterionResult result) {
            boolean words = !result.fromWorksheet() && (result.met() || result.perhaps());
            return new CriterionLine(
                    result.id(), result.met(), result.perhaps(), words ? quotes(result.evidence()) : List.of());
        }
    }

    /** A mistake; where figures show it, what the belief predicts beside what is true. */
    record MistakeLine(
            String id,
            boolean possible,
            List<String> evidence,
            Map<String, Number> predicted,
            Map<String, Number> actual) {
        static MistakeLine of(Diagnosis diagnosis) {
            return new MistakeLine(
                    diagnosis.misconceptionId(),
                    diagnosis.possible(),
                    quotes(diagnosis.evidence()),
                    numbers(diagnosis.predicted()),
                    numbers(diagnosis.actual()));
        }
    }

    static GradingResult of(GradingRequest request, Integer assumedBlockSize, Assessment assessment) {
        return new GradingResult(
                request.id().orElse(null),
                assumedBlockSize,
                assessment.criteria().stream().map(CriterionLine::of).toList(),
                assessment.diagnoses().stream().map(MistakeLine::of).toList(),
                assessment.problems(),
                assessment.judgment().verdict().id());
    }

    private static List<String> quotes(List<Evidence> evidence) {
        return evidence.stream().map(Evidence::quote).toList();
    }

    private static Map<String, Number> numbers(Map<WorksheetField, Figure> figures) {
        Map<String, Number> numbers = new TreeMap<>();
        figures.forEach((field, figure) -> numbers.put(field.id(), number(figure)));
        return numbers;
    }

    private static Number number(Figure figure) {
        if (figure.denominator() == 1) {
            return figure.numerator();
        }
        return (double) figure.numerator() / figure.denominator();
    }
}
