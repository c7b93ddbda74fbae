package dev.warpdrill.grading;

import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.Task;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** Tells a wrong line from one that follows rightly from an earlier wrong line. */
final class FieldResults {

    private final FilledSheet sheet;
    private final Map<WorksheetField, Figure> truth;

    FieldResults(FilledSheet sheet) {
        this.sheet = sheet;
        truth = sheet.truth();
    }

    Map<WorksheetField, FieldResult> all(Worksheet typed) {
        Map<WorksheetField, FieldResult> results = new EnumMap<>(WorksheetField.class);
        for (WorksheetField field : WorksheetField.of(sheet.task())) results.put(field, result(field));
        typed.problems()
                .forEach(p -> WorksheetField.of(p.field()).ifPresent(f -> results.put(f, FieldResult.UNREADABLE)));
        return results;
    }

    private FieldResult result(WorksheetField field) {
        if (field == WorksheetField.BINDING) return binding();
        Figure filled = sheet.figures().get(field);
        if (filled == null) return FieldResult.EMPTY;
        if (field == WorksheetField.BLOCK_SIZE || sheet.right(field)) return FieldResult.RIGHT;
        return follows(field, filled) ? FieldResult.FOLLOWS : FieldResult.WRONG;
    }

    private FieldResult binding() {
        if (sheet.binding().isEmpty()) return FieldResult.EMPTY;
        if (!sheet.bindingWrong()) return FieldResult.RIGHT;
        return least().containsAll(sheet.binding()) ? FieldResult.FOLLOWS : FieldResult.WRONG;
    }

    /** The candidate's own limit, or the true one where they gave none. */
    private long own(Resource resource) {
        WorksheetField field = WorksheetField.limitOf(resource).orElseThrow();
        Figure figure = sheet.figures().getOrDefault(field, truth.get(field));
        return figure == null || !figure.whole() ? Occupancy.UNLIMITED : figure.numerator();
    }

    private static Set<Resource> onTheSheet() {
        return EnumSet.complementOf(EnumSet.of(Resource.BARRIERS));
    }

    private long ownBlocks() {
        return onTheSheet().stream().mapToLong(this::own).min().orElseThrow();
    }

    private Set<Resource> least() {
        EnumSet<Resource> set = EnumSet.noneOf(Resource.class);
        for (Resource r : onTheSheet()) if (own(r) == ownBlocks()) set.add(r);
        return set;
    }

    private boolean follows(WorksheetField field, Figure filled) {
        if (sheet.task() != Task.RESIDENT_WARPS) return false;
        Occupancy o = sheet.setup().at(sheet.blockSize());
        Figure blocks = sheet.figures().getOrDefault(WorksheetField.BLOCKS_PER_SM, Figure.of(ownBlocks()));
        Figure warps = sheet.figures()
                .getOrDefault(WorksheetField.WARPS_PER_SM, Figure.of(blocks.numerator() * o.warpsPerBlock()));
        switch (field) {
            case BLOCKS_PER_SM:
                return filled.equals(Figure.of(ownBlocks()));
            case WARPS_PER_SM:
                return filled.equals(Figure.of(blocks.numerator() * o.warpsPerBlock()));
            case OCCUPANCY:
                return FilledSheet.same(field, filled, new Figure(warps.numerator(), o.maxWarps()));
            default:
                return false;
        }
    }
}
