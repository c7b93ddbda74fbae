package dev.warpdrill.attempt;

import dev.warpdrill.attempt.AttemptPage.Choice;
import dev.warpdrill.attempt.AttemptPage.Line;
import dev.warpdrill.attempt.AttemptPage.Sheet;
import dev.warpdrill.grading.Figure;
import dev.warpdrill.grading.FormatProblem;
import dev.warpdrill.grading.Worksheet;
import dev.warpdrill.grading.WorksheetField;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.Variant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** The worksheet of a variant's task, filled with what was typed; a line that cannot be read is marked whenever it is shown. */
final class WorksheetForm {

    private static final List<Resource> ON_THE_SHEET =
            List.of(Resource.REGISTERS, Resource.SHARED_MEMORY, Resource.WARPS, Resource.BLOCKS);

    private final Variant variant;
    private final Map<String, String> typed;
    private final Worksheet read;

    WorksheetForm(Variant variant, Map<String, String> typed) {
        this.variant = variant;
        this.typed = Map.copyOf(typed);
        this.read = Worksheet.parse(typed, variant.setup());
    }

    Sheet sheet() {
        boolean asksWhatBinds = WorksheetField.of(variant.task()).contains(WorksheetField.BINDING);
        boolean asksForALaunch = WorksheetField.of(variant.task()).contains(WorksheetField.LAUNCHES);
        return new Sheet(
                lines(f -> f.compareTo(WorksheetField.BINDING) < 0),
                asksWhatBinds ? choices() : List.of(),
                problem(WorksheetField.BINDING),
                asksForALaunch ? yesOrNo() : List.of(),
                problem(WorksheetField.LAUNCHES),
                lines(f -> f.compareTo(WorksheetField.BINDING) > 0 && f != WorksheetField.LAUNCHES));
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

    private List<Choice> yesOrNo() {
        Optional<Figure> said = read.figure(WorksheetField.LAUNCHES);
        return List.of(
                new Choice("yes", "Yes", said.filter(f -> f.numerator() == 1).isPresent()),
                new Choice("no", "No", said.filter(f -> f.numerator() == 0).isPresent()));
    }

    private String problem(WorksheetField field) {
        return read.problems().stream()
                .filter(p -> p.field().equals(field.id()))
                .map(FormatProblem::message)
                .findFirst()
                .orElse("");
    }

    private static String capital(String title) {
        return Character.toUpperCase(title.charAt(0)) + title.substring(1);
    }
}
