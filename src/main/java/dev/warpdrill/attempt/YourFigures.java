package dev.warpdrill.attempt;

import dev.warpdrill.grading.FieldResult;
import dev.warpdrill.grading.Figure;
import dev.warpdrill.grading.Worksheet;
import dev.warpdrill.grading.WorksheetField;
import dev.warpdrill.question.Amount;
import java.util.Map;
import java.util.Set;

/** What the candidate gave for each figure of the main answer, and how it was judged. */
record YourFigures(
        Set<WorksheetField> asked,
        Map<WorksheetField, Figure> figures,
        Worksheet sheet,
        Map<WorksheetField, FieldResult> results) {

    YourFigures {
        asked = Set.copyOf(asked);
        figures = Map.copyOf(figures);
        results = Map.copyOf(results);
    }

    /** As a figure is written on the page; what could not be read as it was typed; a dash where nothing was given, and nothing where nothing was asked for. */
    String text(WorksheetField field) {
        if (field == WorksheetField.BINDING && !sheet.binding().isEmpty()) return Amount.resources(sheet.binding());
        Figure figure = figures.get(field);
        if (figure != null) return WrittenFigure.of(field, figure);
        if (!asked.contains(field)) return "";
        return results.get(field) == FieldResult.UNREADABLE ? sheet.raw().getOrDefault(field, "–") : "–";
    }

    boolean right(WorksheetField field) {
        return results.get(field) == FieldResult.RIGHT;
    }

    boolean wrong(WorksheetField field) {
        return results.get(field) == FieldResult.WRONG;
    }

    /** Why a figure that is not the true one is not counted as a mistake of its own; mostly empty. */
    String note(WorksheetField field) {
        FieldResult result = results.get(field);
        if (result == FieldResult.FOLLOWS) return "follows from your limits";
        return result == FieldResult.UNREADABLE ? "could not be read" : "";
    }
}
