package dev.warpdrill.grading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A view's computation, step by step, so that two views can be shown side by side. */
final class Working {

    private final Map<String, List<WorkLine>> steps = new LinkedHashMap<>();
    private final Set<String> always = new LinkedHashSet<>();

    /** The computation of a view for what a sheet's task asks. */
    static Working of(View view, FilledSheet sheet) {
        LaunchView launch = new LaunchView(view, sheet.setup(), sheet.blockSize());
        switch (sheet.task()) {
            case LAUNCH:
                return LaunchWorking.launch(launch);
            case LARGEST_REGISTERS:
                return LaunchWorking.largestRegisters(launch, sheet.wantedBlocks());
            default:
                return new ResidentWorking(view, sheet.setup(), sheet.blockSize()).working();
        }
    }

    /** Adds a line to a step, which is begun by its first line. */
    Working line(String step, String label, String value) {
        steps.computeIfAbsent(step, s -> new ArrayList<>()).add(new WorkLine(label, value, false));
        return this;
    }

    /** Adds a line that is shown even where both computations agree. */
    Working result(String label, String value) {
        always.add(label);
        return line(label, label, value);
    }

    /** Those steps of this computation that the other one takes differently, and its results. */
    List<WorkLine> beside(Working other) {
        List<WorkLine> shown = new ArrayList<>();
        Set<String> all = new LinkedHashSet<>((steps.size() >= other.steps.size() ? this : other).steps.keySet());
        all.addAll(steps.keySet());
        for (String step : all) {
            List<WorkLine> mine = steps.getOrDefault(step, List.of());
            List<WorkLine> theirs = other.steps.getOrDefault(step, List.of());
            if (mine.equals(theirs) && !always.contains(step)) continue;
            if (mine.isEmpty()) shown.add(new WorkLine(step, "not considered", true));
            for (int i = 0; i < mine.size(); i++)
                shown.add(marked(mine.get(i), i < theirs.size() ? theirs.get(i) : null));
        }
        return shown;
    }

    private static WorkLine marked(WorkLine mine, WorkLine theirs) {
        return new WorkLine(
                mine.label(), mine.value(), theirs == null || !mine.value().equals(theirs.value()));
    }
}
