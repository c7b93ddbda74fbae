package dev.warpdrill.grading;

import dev.warpdrill.question.Setup;
import dev.warpdrill.question.Variant;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

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
        return views().map(view -> view.sheet(setup, blockSize)).distinct().toList();
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
        int wanted = variant.wantedBlocks();
        switch (variant.task()) {
            case LAUNCH:
                boolean launches = new LaunchView(View.TRUE, setup, size).launches();
                return views().anyMatch(v -> new LaunchView(v, setup, size).launches() != launches);
            case LARGEST_REGISTERS:
                long largest = new LaunchView(View.TRUE, setup, size).largestRegisters(wanted);
                return views().anyMatch(v -> new LaunchView(v, setup, size).largestRegisters(wanted) != largest);
            default:
                return showsIn(setup, size);
        }
    }

    /** What somebody with just this belief sees, one view for each form. */
    Stream<View> views() {
        return forms.stream().map(form -> form.apply(View.TRUE));
    }
}
