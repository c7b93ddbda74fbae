package dev.warpdrill.attempt;

import dev.warpdrill.grading.WorksheetField;
import dev.warpdrill.occupancy.LaunchConfig;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.occupancy.Room;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.Amount;
import dev.warpdrill.question.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Works out the largest register count a thread with which registers still allow a wanted number of blocks. */
record LargestRegisters(Setup setup, int blockSize, int wantedBlocks) {

    /** Empty where not even one register a thread allows that many blocks. */
    OptionalInt answer() {
        return Room.largestRegistersFor(wantedBlocks, setup.limits(), setup.kernel(), LaunchConfig.of(blockSize));
    }

    /** The launch with that register count; as given where there is none. */
    Occupancy reached() {
        int registers = answer().orElse(setup.kernel().registersPerThread());
        return Occupancy.of(
                setup.limits(), setup.kernel().withRegistersPerThread(registers), LaunchConfig.of(blockSize));
    }

    List<SolutionTable.Row> rows(YourFigures yours) {
        SmLimits limits = setup.limits();
        int warps = LaunchConfig.of(blockSize).warps();
        int wanted = wantedBlocks * warps;
        int each = (wanted + limits.subPartitions() - 1) / limits.subPartitions();
        int quarter = limits.registers() / limits.subPartitions();
        int share = quarter / each;
        int perWarp = share / limits.registerUnitPerWarp() * limits.registerUnitPerWarp();
        List<SolutionTable.Row> rows = new ArrayList<>();
        rows.add(step("Warps a block", blockSize + " / 32", warps));
        rows.add(step("Warps wanted", wantedBlocks + " × " + warps, wanted));
        rows.add(step("Warps a sub-partition", "⌈" + wanted + " / 4⌉", each));
        rows.add(step(
                "Registers a warp", Amount.number(quarter) + " / " + each + " = " + Amount.number(share), perWarp));
        String cap = perWarp / 32 > limits.maxRegistersPerThread() ? ", at most 255" : "";
        rows.add(new SolutionTable.Row(
                "total",
                "Registers a thread",
                Amount.number(perWarp) + " / 32" + cap,
                yours.text(WorksheetField.LARGEST_REGISTERS),
                yours.wrong(WorksheetField.LARGEST_REGISTERS),
                yours.note(WorksheetField.LARGEST_REGISTERS),
                answer().isPresent() ? "" + answer().getAsInt() : "none"));
        return rows;
    }

    private static SolutionTable.Row step(String label, String how, int figure) {
        return new SolutionTable.Row("", label, how, "", false, "", Amount.number(figure));
    }

    /** What one register more costs, and what else would stop the wanted blocks. */
    List<String> notes() {
        List<String> notes = new ArrayList<>();
        if (answer().isPresent() && answer().getAsInt() < setup.limits().maxRegistersPerThread()) {
            int next = answer().getAsInt() + 1;
            int left = Occupancy.of(
                            setup.limits(), setup.kernel().withRegistersPerThread(next), LaunchConfig.of(blockSize))
                    .limit(Resource.REGISTERS);
            notes.add("One more, " + next + ", and registers allow " + Amount.count(left, "block") + ".");
        }
        Occupancy reached = reached();
        for (Resource other : List.of(Resource.SHARED_MEMORY, Resource.WARPS, Resource.BLOCKS))
            if (reached.limit(other) < wantedBlocks)
                notes.add("Whatever the registers, " + other.title() + " allow " + reached.limit(other) + ".");
        return notes;
    }
}
