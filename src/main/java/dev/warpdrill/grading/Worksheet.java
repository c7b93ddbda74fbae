package dev.warpdrill.grading;

import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.Setup;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a candidate filled in.
 *
 * @param raw every line that is not blank, as typed
 * @param figures those that could be read
 * @param binding the resources that were said to bind
 * @param problems those that could not: kept, pointed out, not counted
 */
public record Worksheet(
        Map<WorksheetField, String> raw,
        Map<WorksheetField, Figure> figures,
        Set<Resource> binding,
        List<FormatProblem> problems) {

    public static final Worksheet EMPTY = new Worksheet(Map.of(), Map.of(), Set.of(), List.of());

    public Worksheet {
        raw = Map.copyOf(raw);
        figures = Map.copyOf(figures);
        binding = Set.copyOf(binding);
        problems = List.copyOf(problems);
    }

    /**
     * Reads the lines by their ids; blank ones count as not filled in. Never fails: what cannot be read becomes a
     * problem.
     */
    public static Worksheet parse(Map<String, String> lines, Setup setup) {
        Map<WorksheetField, String> raw = new EnumMap<>(WorksheetField.class);
        Map<WorksheetField, Figure> figures = new EnumMap<>(WorksheetField.class);
        List<FormatProblem> problems = new ArrayList<>();
        Set<Resource> binding = Set.of();
        for (WorksheetField field : WorksheetField.values()) {
            String typed = lines.getOrDefault(field.id(), "");
            if (typed == null || typed.isBlank()) continue;
            raw.put(field, typed);
            if (field == WorksheetField.BINDING) {
                Optional<Set<Resource>> read = BindingText.read(typed);
                if (read.isPresent()) binding = read.get();
                else problems.add(unknownResource(typed));
            } else {
                read(field, typed, setup, figures, problems);
            }
        }
        return new Worksheet(raw, figures, binding, problems);
    }

    private static void read(
            WorksheetField field,
            String typed,
            Setup setup,
            Map<WorksheetField, Figure> figures,
            List<FormatProblem> problems) {
        try {
            figures.put(field, new FieldText(field, typed, setup).figure());
        } catch (FieldText.Unreadable e) {
            e.problem().ifPresent(problems::add);
        }
    }

    private static FormatProblem unknownResource(String typed) {
        return new FormatProblem(
                WorksheetField.BINDING.id(),
                typed,
                "\"" + typed
                        + "\" names something else than a resource; write registers, shared memory, warps or block slots,"
                        + " several with a comma between them.");
    }

    public Optional<Figure> figure(WorksheetField field) {
        return Optional.ofNullable(figures.get(field));
    }

    /** Threads a block; 0 if none was typed. */
    public int blockSize() {
        return figure(WorksheetField.BLOCK_SIZE).map(f -> (int) f.numerator()).orElse(0);
    }
}
