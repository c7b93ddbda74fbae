package dev.warpdrill.attempt;

import dev.warpdrill.grading.WorksheetField;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.occupancy.WholeLaunch;
import dev.warpdrill.question.Amount;
import dev.warpdrill.question.Setup;
import dev.warpdrill.question.Task;
import java.util.ArrayList;
import java.util.List;

/** Works a question out line by line, with the candidate's figures beside the true ones. */
final class WorkedSolution {
    private final Occupancy truth;
    private final Computation work;
    private final YourFigures yours;
    private final List<SolutionTable.Row> rows = new ArrayList<>();

    private WorkedSolution(Occupancy truth, YourFigures yours) {
        this.truth = truth;
        this.work = new Computation(truth);
        this.yours = yours;
    }

    /** Basis says for which block size, and whose it is. */
    static SolutionTable of(Task task, Setup setup, int blockSize, int wantedBlocks, String basis, YourFigures yours) {
        WorkedSolution solution = new WorkedSolution(setup.at(blockSize), yours);
        if (task == Task.LARGEST_REGISTERS) {
            LargestRegisters largest = new LargestRegisters(setup, blockSize, wantedBlocks);
            return new SolutionTable("Step", basis, largest.rows(yours), largest.notes());
        }
        solution.limits();
        if (task == Task.LAUNCH) solution.launch();
        if (solution.truth.launchable()) solution.result();
        return new SolutionTable("Limit", basis, solution.rows, solution.notes(setup));
    }

    private void limits() {
        limit(Resource.REGISTERS, WorksheetField.LIMIT_REGISTERS, "Registers", work.byRegisters());
        limit(Resource.SHARED_MEMORY, WorksheetField.LIMIT_SHARED_MEMORY, "Shared memory", work.bySharedMemory());
        limit(Resource.WARPS, WorksheetField.LIMIT_WARPS, "Warps", work.byWarps());
        limit(Resource.BLOCKS, WorksheetField.LIMIT_BLOCKS, "Block slots", work.byBlockSlots());
    }

    private void limit(Resource resource, WorksheetField field, String label, String how) {
        row(
                truth.limitedBy().contains(resource) ? "binds" : "",
                label,
                how,
                field,
                WrittenFigure.limit(truth.limit(resource)));
    }

    private void launch() {
        row(
                "total",
                "Launches",
                truth.refusal().map(r -> "no: a limit is 0").orElse("yes: no limit is 0"),
                WorksheetField.LAUNCHES,
                truth.launchable() ? "yes" : "no");
    }

    private void result() {
        row("named", "Binds", "the smallest", WorksheetField.BINDING, Amount.resources(truth.limitedBy()));
        row("total", "Blocks", work.blocks(), WorksheetField.BLOCKS_PER_SM, Amount.number(truth.blocksPerSm()));
        row("", "Warps per SM", work.warps(), WorksheetField.WARPS_PER_SM, Amount.number(truth.warpsPerSm()));
        row(
                "",
                "Occupancy",
                work.fraction(),
                WorksheetField.OCCUPANCY,
                Amount.percent(truth.warpsPerSm(), truth.maxWarps()));
    }

    private void row(String kind, String label, String how, WorksheetField field, String figure) {
        String own = yours.text(field);
        String note = yours.right(field) && !own.equals(figure) && field == WorksheetField.LIMIT_SHARED_MEMORY
                ? "right too: none is asked for"
                : yours.note(field);
        rows.add(new SolutionTable.Row(kind, label, how, own, yours.wrong(field), note, figure));
    }

    private List<String> notes(Setup setup) {
        List<String> notes = new ArrayList<>();
        truth.refusal().ifPresent(r -> notes.add("This launch is impossible. " + r.sentence()));
        if (truth.launchable() && setup.gridBlocks() > 0 && setup.smCount() > 0)
            notes.add(WholeLaunch.of(truth, setup.smCount(), setup.gridBlocks()).sentence());
        return notes;
    }
}
