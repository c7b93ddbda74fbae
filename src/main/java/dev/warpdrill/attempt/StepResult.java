package dev.warpdrill.attempt;

import dev.warpdrill.grading.Assessment;
import dev.warpdrill.grading.CriterionResult;
import dev.warpdrill.grading.Diagnosis;
import dev.warpdrill.grading.Evidence;
import dev.warpdrill.grading.FieldResult;
import dev.warpdrill.grading.WorksheetField;
import dev.warpdrill.question.Probe;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * How one answer came out, for candidates who want to know at once.
 *
 * @param basis which block size it was graded for
 * @param open titles of criteria that a follow-up may still bring; what shows them is not told
 * @param expected the model answer of a follow-up; empty for the main answer
 */
record StepResult(
        String verdict,
        String summary,
        String basis,
        List<FigureLine> figures,
        List<Line> met,
        List<Line> missed,
        List<String> open,
        List<Line> mistakes,
        String expected) {

    StepResult {
        figures = List.copyOf(figures);
        met = List.copyOf(met);
        missed = List.copyOf(missed);
        open = List.copyOf(open);
        mistakes = List.copyOf(mistakes);
    }

    /** A criterion or mistake, the words that show it, and what is true. */
    record Line(String title, String quote, String note) {}

    /** A figure that the candidate gave, beside the true one; what was not given is not told. */
    record FigureLine(String label, String yours, String truth, String result, boolean wrong) {}

    /** @param mainBlockSize what the main answer was graded for: 128-thread blocks are compared with that */
    static StepResult of(Assessment a, Optional<Probe> probe, int mainBlockSize) {
        boolean over = probe.isPresent();
        return new StepResult(
                a.judgment().verdict().title() + (over ? "" : " so far"),
                a.judgment().summary(),
                basis(a),
                figures(a),
                a.criteria().stream()
                        .filter(CriterionResult::met)
                        .map(c ->
                                new Line(c.title(), quote(c.evidence()), c.fromWorksheet() ? "from the worksheet" : ""))
                        .toList(),
                a.criteria().stream()
                        .filter(c -> !c.met() && (over || spokenTo(c)))
                        .map(c -> new Line(c.title(), quote(c.evidence()), note(c)))
                        .toList(),
                a.criteria().stream()
                        .filter(c -> !c.met() && !over && !spokenTo(c))
                        .map(CriterionResult::title)
                        .toList(),
                a.diagnoses().stream().map(StepResult::mistake).toList(),
                probe.map(p -> p.expected(mainBlockSize)).orElse(""));
    }

    private static String basis(Assessment a) {
        if (a.blockSize() == 0) return "";
        return "Graded for " + a.blockSize() + " threads a block"
                + (a.blockSizeInferred() ? ", which fits your figures best: you stated no block size." : ".");
    }

    private static List<FigureLine> figures(Assessment a) {
        List<FigureLine> lines = new ArrayList<>();
        a.figures().keySet().stream()
                .filter(f -> f != WorksheetField.BLOCK_SIZE && a.truth().containsKey(f))
                .sorted(Comparator.naturalOrder())
                .forEach(f -> lines.add(figure(a, f)));
        return lines;
    }

    private static FigureLine figure(Assessment a, WorksheetField f) {
        FieldResult result = a.fields().getOrDefault(f, FieldResult.EMPTY);
        String says = result == FieldResult.FOLLOWS
                ? "follows from your limits"
                : result == FieldResult.WRONG ? "not right" : result == FieldResult.RIGHT ? "right" : "";
        return new FigureLine(
                f.label(),
                WrittenFigure.of(f, a.figures().get(f)),
                WrittenFigure.of(f, a.truth().get(f)),
                says,
                result == FieldResult.WRONG);
    }

    /** The answer said something about it, if not rightly: no follow-up will ask as if it had not. */
    private static boolean spokenTo(CriterionResult c) {
        return c.contradicted() || c.perhaps();
    }

    private static String note(CriterionResult c) {
        return c.perhaps() ? "said too vaguely to count" : c.note();
    }

    private static Line mistake(Diagnosis d) {
        String name = d.possible() ? d.name() + " (possible)" : d.name();
        return new Line(name, quote(d.evidence()), d.explanation());
    }

    private static String quote(List<Evidence> evidence) {
        return evidence.isEmpty() ? "" : evidence.get(0).quote();
    }
}
