package dev.warpdrill.grading;

import dev.warpdrill.question.Task;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/** Finds the one or two wrong beliefs that explain every figure of a sheet. */
final class DiagnosisSearch {

    private static final int MOST = 4;

    /** 256 registers a warp of 32 threads (the unit of NVIDIA's calculator). */
    private static final int REGISTERS_ROUND_UP_TO = 8;

    private final List<Misconception> computed;

    DiagnosisSearch(List<Misconception> misconceptions) {
        computed = misconceptions.stream().filter(m -> m.belief().isPresent()).toList();
    }

    /**
     * Empty where no figure is wrong, or where no one or two beliefs explain all that is filled in.
     *
     * @param said ids of mistakes heard in words: they tell apart what the figures leave open
     */
    List<Diagnosis> in(FilledSheet sheet, Set<String> said) {
        if (!sheet.anyFigureWrong()) return List.of();
        List<Map<Misconception, View>> explanations = new ArrayList<>();
        single(sheet).forEach((m, view) -> explanations.add(Map.of(m, view)));
        boolean alone = !explanations.isEmpty();
        List<Map<Misconception, View>> left = toldApart(alone ? explanations : pairs(sheet), said);
        Map<Misconception, View> all = new LinkedHashMap<>();
        for (Map<Misconception, View> explanation : left) explanation.forEach(all::putIfAbsent);
        return !alone && all.size() > MOST ? List.of() : diagnoses(sheet, all, left.size() > 1);
    }

    /** Of explanations that the figures leave open, those that most of the words speak for. */
    private static List<Map<Misconception, View>> toldApart(
            List<Map<Misconception, View>> explanations, Set<String> said) {
        ToLongFunction<Map<Misconception, View>> heard =
                e -> e.keySet().stream().filter(m -> said.contains(m.id())).count();
        long most = explanations.stream().mapToLong(heard).max().orElse(0);
        return explanations.stream().filter(e -> heard.applyAsLong(e) == most).toList();
    }

    /**
     * Each belief that alone explains the sheet, with the view that does. The blank lines speak too: where some belief
     * fills in exactly the lines that are filled, those that would have filled more do not explain it as well.
     */
    Map<Misconception, View> single(FilledSheet sheet) {
        Map<Misconception, View> found = new LinkedHashMap<>();
        Map<Misconception, View> exact = new LinkedHashMap<>();
        for (Misconception m : possible(sheet))
            for (View view : m.belief().orElseThrow().views().toList()) {
                if (!sheet.explainedBy(view)) continue;
                found.putIfAbsent(m, view);
                if (sheet.filledExactlyBy(view)) exact.putIfAbsent(m, view);
            }
        return exact.isEmpty() ? found : exact;
    }

    /** Nobody can forget to round registers that are a whole number of units already. */
    private List<Misconception> possible(FilledSheet sheet) {
        boolean whole = sheet.task() != Task.LARGEST_REGISTERS
                && sheet.setup().kernel().registersPerThread() % REGISTERS_ROUND_UP_TO == 0;
        return computed.stream()
                .filter(m -> !whole || !m.id().equals("no-granularity"))
                .toList();
    }

    private List<Map<Misconception, View>> pairs(FilledSheet sheet) {
        List<Map<Misconception, View>> found = new ArrayList<>();
        List<Map<Misconception, View>> exact = new ArrayList<>();
        if (sheet.task() == Task.LAUNCH) return found; // a yes or no is no evidence for two beliefs
        List<Misconception> possible = possible(sheet);
        for (int i = 0; i < possible.size(); i++)
            for (int j = i + 1; j < possible.size(); j++) {
                View both = together(possible.get(i), possible.get(j), sheet);
                if (both == null) continue;
                Map<Misconception, View> pair = new LinkedHashMap<>();
                pair.put(possible.get(i), both);
                pair.put(possible.get(j), both);
                found.add(pair);
                if (sheet.filledExactlyBy(both)) exact.add(pair);
            }
        return exact.isEmpty() ? found : exact;
    }

    private static View together(Misconception a, Misconception b, FilledSheet sheet) {
        for (UnaryOperator<View> first : a.belief().orElseThrow().forms())
            for (UnaryOperator<View> second : b.belief().orElseThrow().forms()) {
                View one = first.apply(View.TRUE);
                View both = second.apply(one);
                // where the second replaces what the first changed, only the second is held
                boolean keepsBoth = first.apply(both).equals(both) && !both.equals(second.apply(View.TRUE));
                if (keepsBoth && sheet.explainedBy(both)) return both;
            }
        return null;
    }

    private static List<Diagnosis> diagnoses(FilledSheet sheet, Map<Misconception, View> found, boolean possible) {
        List<Diagnosis> list = new ArrayList<>();
        found.forEach((misconception, view) -> list.add(diagnosis(sheet, misconception, view, possible)));
        return list;
    }

    private static Diagnosis diagnosis(FilledSheet sheet, Misconception m, View view, boolean possible) {
        Map<WorksheetField, Figure> truth = sheet.truth();
        Map<WorksheetField, Figure> predicted = new EnumMap<>(WorksheetField.class);
        Map<WorksheetField, Figure> actual = new EnumMap<>(WorksheetField.class);
        sheet.predicted(view).forEach((field, figure) -> {
            Figure real = truth.get(field);
            if (real == null || FilledSheet.same(field, figure, real)) return;
            predicted.put(field, figure);
            actual.put(field, real);
        });
        Working theirs = Working.of(view, sheet);
        Working real = Working.of(View.TRUE, sheet);
        return new Diagnosis(
                m.id(),
                m.name(),
                m.explanation(),
                possible,
                true,
                List.of(),
                predicted,
                actual,
                theirs.beside(real),
                real.beside(theirs),
                possible ? m.tellApart() : "");
    }
}
