package dev.warpdrill.attempt;

import dev.warpdrill.grading.Assessment;
import dev.warpdrill.grading.CriterionResult;
import dev.warpdrill.grading.Diagnosis;
import dev.warpdrill.grading.Evidence;
import dev.warpdrill.question.Probe;
import java.util.List;
import java.util.Optional;

/** How one answer came out, for candidates who want to know at once. */
record StepResult(
        String verdict, String summary, List<Line> met, List<Line> missed, List<Line> mistakes, String expected) {

    StepResult {
        met = List.copyOf(met);
        missed = List.copyOf(missed);
        mistakes = List.copyOf(mistakes);
    }

    /** A criterion or mistake, the words that show it, and what is true. */
    record Line(String title, String quote, String note) {}

    static StepResult of(Assessment a, Optional<Probe> probe) {
        return new StepResult(
                a.judgment().verdict().title(),
                a.judgment().summary(),
                lines(a, true),
                lines(a, false),
                a.diagnoses().stream().map(StepResult::mistake).toList(),
                probe.map(p -> p.expected(a.blockSize())).orElse(""));
    }

    /** Missed ones only where the answer spoke to them: the rest may still come in a follow-up. */
    private static List<Line> lines(Assessment a, boolean met) {
        return a.criteria().stream()
                .filter(c -> met ? c.met() : c.contradicted() || c.perhaps())
                .map(c -> new Line(c.title(), quote(c.evidence()), note(c)))
                .toList();
    }

    private static String note(CriterionResult c) {
        if (c.met()) return c.fromWorksheet() ? "from the worksheet" : "";
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
