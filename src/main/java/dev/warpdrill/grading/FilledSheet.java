package dev.warpdrill.grading;

import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.Setup;
import dev.warpdrill.question.Task;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The figures that an answer gives, in words or on the worksheet, and for which block size they are judged.
 *
 * @param wantedBlocks the N of {@link Task#LARGEST_REGISTERS}; otherwise 0
 */
record FilledSheet(
        Task task,
        Setup setup,
        int blockSize,
        int wantedBlocks,
        Map<WorksheetField, Figure> figures,
        Set<Resource> binding) {

    /** Occupancies closer than half a percent are the same: warps are 1.6% apart or more. */
    private static final double CLOSE = 0.005;

    static boolean same(WorksheetField field, Figure a, Figure b) {
        return field == WorksheetField.OCCUPANCY ? Math.abs(a.value() - b.value()) < CLOSE : a.equals(b);
    }

    /** What a view fills in for this task. */
    Map<WorksheetField, Figure> predicted(View view) {
        Map<WorksheetField, Figure> sheet = new EnumMap<>(WorksheetField.class);
        LaunchView launch = new LaunchView(view, setup, blockSize);
        switch (task) {
            case LAUNCH:
                sheet.put(WorksheetField.LAUNCHES, Figure.of(launch.launches() ? 1 : 0));
                return sheet;
            case LARGEST_REGISTERS:
                sheet.put(WorksheetField.LARGEST_REGISTERS, Figure.of(launch.largestRegisters(wantedBlocks)));
                return sheet;
            default:
                return view.sheet(setup, blockSize);
        }
    }

    Map<WorksheetField, Figure> truth() {
        return predicted(View.TRUE);
    }

    /** Whether a view predicts every figure that is filled in, right ones too. */
    boolean explainedBy(View view) {
        Map<WorksheetField, Figure> sheet = predicted(view);
        for (Map.Entry<WorksheetField, Figure> e : figures.entrySet()) {
            Figure expected = sheet.get(e.getKey());
            if (e.getKey() == WorksheetField.BLOCK_SIZE || saysNotUsed(e.getKey())) continue;
            if (expected == null || !same(e.getKey(), expected, e.getValue())) return false;
        }
        Set<Resource> named = task == Task.RESIDENT_WARPS ? view.binding(setup, blockSize) : Set.of();
        return binding.isEmpty() || named.isEmpty() || named.containsAll(binding);
    }

    /** Whether a view fills in just the lines that are filled, the block size apart. */
    boolean filledExactlyBy(View view) {
        Set<WorksheetField> lines = new HashSet<>(predicted(view).keySet());
        lines.add(WorksheetField.BLOCK_SIZE);
        Set<WorksheetField> filled = new HashSet<>(figures.keySet());
        filled.add(WorksheetField.BLOCK_SIZE);
        return lines.equals(filled);
    }

    boolean right(WorksheetField field) {
        Figure filled = figures.get(field);
        Figure actual = truth().get(field);
        if (filled == null) return false;
        return saysNotUsed(field) || actual != null && same(field, filled, actual);
    }

    /**
     * Whether a limit is given as that of a resource that the kernel does not ask for: "no limit", or as many blocks as
     * an SM has slots, which is what NVIDIA's spreadsheet shows then. From 8.0 on the engine counts the reserved
     * kilobyte of such a block too; that limit never binds, and it is right as well.
     */
    boolean saysNotUsed(WorksheetField field) {
        Figure filled = figures.get(field);
        boolean notUsed = field == WorksheetField.LIMIT_SHARED_MEMORY
                        && setup.kernel().sharedMemoryBytes() == 0
                || field == WorksheetField.LIMIT_REGISTERS && setup.kernel().registersPerThread() == 0;
        return notUsed
                && filled != null
                && (filled.equals(FigureText.UNLIMITED)
                        || filled.equals(Figure.of(setup.limits().maxBlocks())));
    }

    /** Whether a figure differs from the truth; the block size is the candidate's to choose. */
    boolean anyFigureWrong() {
        return figures.keySet().stream().anyMatch(f -> f != WorksheetField.BLOCK_SIZE && !right(f));
    }

    boolean bindingWrong() {
        return !binding.isEmpty() && !setup.at(blockSize).limitedBy().containsAll(binding);
    }

    long rightLines() {
        return figures.keySet().stream().filter(this::right).count();
    }
}
