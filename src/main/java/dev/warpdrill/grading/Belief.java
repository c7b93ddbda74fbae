package dev.warpdrill.grading;

import dev.warpdrill.question.Setup;
import dev.warpdrill.question.Variant;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * The rule of a wrong belief: what somebody who holds it computes. It may come in several forms (which wrong budget?).
 *
 * @param forms each turns a view without this belief into one with it
 */
public record Belief(List<UnaryOperator<View>> forms) {

    public Belief {
        if (forms.isEmpty()) throw new IllegalArgumentException("a belief needs at least one form");
        forms = List.copyOf(forms);
    }

    /** The sheets that somebody with just this belief fills in, one for each form, each by line. */
    public List<Map<WorksheetField, Figure>> predict(Setup setup, int blockSize) {
        return forms.stream()
                .map(form -> form.apply(View.TRUE).sheet(setup, blockSize))
                .distinct()
                .toList();
    }

    /** Whether some form gives another figure than the truth. */
    public boolean showsIn(Setup setup, int blockSize) {
        Map<WorksheetField, Figure> truth = View.TRUE.sheet(setup, blockSize);
        return predict(setup, blockSize).stream()
                .anyMatch(sheet ->
                        sheet.entrySet().stream().anyMatch(e -> !e.getValue().equals(truth.get(e.getKey()))));
    }

    /** Whether it gives another answer to what a variant asks, at the interviewer's block size. */
    public boolean showsIn(Variant variant) {
        Setup setup = variant.setup();
        int size = variant.blockSize();
        switch (variant.task()) {
            case LAUNCH:
                return forms.stream()
                        .anyMatch(f -> f.apply(View.TRUE).launches(setup, size) != View.TRUE.launches(setup, size));
            case LARGEST_REGISTERS:
                int n = variant.wantedBlocks();
                return forms.stream()
                        .anyMatch(f -> f.apply(View.TRUE).largestRegisters(setup, size, n)
                                != View.TRUE.largestRegisters(setup, size, n));
            default:
                return showsIn(setup, size);
        }
    }
}
