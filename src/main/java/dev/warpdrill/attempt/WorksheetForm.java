package dev.warpdrill.attempt;

import dev.warpdrill.attempt.AttemptPage.Choice;
import dev.warpdrill.attempt.AttemptPage.Line;
import dev.warpdrill.attempt.AttemptPage.Sheet;
import dev.warpdrill.grading.FormatProblem;
import dev.warpdrill.grading.WorksheetField;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.Variant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** The worksheet of a variant's task, filled with what was typed. */
record WorksheetForm(Variant variant, Map<String, String> typed, List<FormatProblem> problems) {

    private static final List<Resource> ON_THE_SHEET =
            List.of(Resource.REGISTERS, Resource.SHARED_MEMORY, Resource.WARPS, Resource.BLOCKS);

    WorksheetForm {
        typed = Map.copyOf(typed);
        problems = List.copyOf(problems);
    }

    Sheet sheet() {
        boolean asksWhatBinds = WorksheetField.of(variant.task()).contains(WorksheetField.BINDING);
        return new Sheet(
                lines(f -> f.compareTo(WorksheetField.BINDING) < 0),
                asksWhatBinds ? choices() : List.of(),
                problem(WorksheetField.BINDING),
                lines(f -> f.compareTo(WorksheetField.BINDING) > 0));
    }

    /** A given block size is no line: the prompt states it. */
    private List<Line> lines(Predicate<WorksheetField> which) {
        return WorksheetField.of(variant.task()).stream()
                .filter(which)
                .filter(f -> f != WorksheetField.BLOCK_SIZE || !variant.blockSizeGiven())
                .map(f -> new Line(f.id(), f.label(), f.unit(), typed.getOrDefault(f.id(), ""), problem(f)))
                .toList();
    }

    private List<Choice> choices() {
        Set<String> ticked =
                Set.of(typed.getOrDefault(WorksheetField.BINDING.id(), "").split("\\|"));
        return ON_THE_SHEET.stream()
                .map(r -> new Choice(r.id(), capital(r.title()), ticked.contains(r.id())))
                .toList();
    }

    private String problem(WorksheetField field) {
        return problems.stream()
                .filter(p -> p.field().equals(field.id()))
                .map(FormatProblem::message)
                .findFirst()
                .orElse("");
    }

    private static String capital(String title) {
        return Character.toUpperCase(title.charAt(0)) + title.substring(1);
    }
}
