package dev.warpdrill.attempt;

import java.util.List;

/** How high criteria stand in a column of the scorecard on a wide screen, pixels; an estimate from the length of their texts. */
final class ColumnHeights {
    private static final int LINE = 20;
    private static final int PADDING = 13;
    private static final int HEADING = 60;
    private static final int OBJECTION = 34;
    private static final int TITLE_CHARACTERS = 24;
    private static final int NOTE_CHARACTERS = 46;

    private ColumnHeights() {}

    static int of(List<CriteriaList> column) {
        return column.stream().mapToInt(ColumnHeights::of).sum();
    }

    static int of(CriteriaList list) {
        return HEADING + list.rows().stream().mapToInt(ColumnHeights::of).sum();
    }

    private static int of(CriteriaList.Row row) {
        int title = lines(row.title() + " " + String.join("  ", row.tags()), TITLE_CHARACTERS);
        int texts = row.quotes().stream()
                        .mapToInt(q -> lines(q, NOTE_CHARACTERS))
                        .sum()
                + row.notes().stream().mapToInt(n -> lines(n, NOTE_CHARACTERS)).sum();
        boolean pointedAt = row.objection() != null && !row.objection().quote().isEmpty();
        int objection = row.objection() == null ? 0 : OBJECTION + (pointedAt ? 2 * LINE : 0);
        return PADDING + Math.max(title * LINE, texts * LINE + objection);
    }

    private static int lines(String text, int charactersALine) {
        return (text.strip().length() + charactersALine - 1) / charactersALine;
    }
}
