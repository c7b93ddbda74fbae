package dev.warpdrill.grading;

import java.util.List;
import java.util.Map;

/**
 * What the reader made of an answer's free text.
 *
 * @param blockSize threads a block that the arithmetic uses; 0 if none was said
 * @param blockSizeStated whether it was said, or asked for, as such
 * @param figures figures said for lines of the worksheet
 */
public record Heard(
        int blockSize,
        boolean blockSizeStated,
        List<HeardCriterion> criteria,
        List<HeardMistake> mistakes,
        Map<WorksheetField, HeardFigure> figures) {

    /** Silence. */
    public static final Heard NOTHING = new Heard(0, false, List.of(), List.of(), Map.of());

    public Heard {
        criteria = List.copyOf(criteria);
        mistakes = List.copyOf(mistakes);
        figures = Map.copyOf(figures);
    }
}
