package dev.warpdrill.attempt;

import dev.warpdrill.occupancy.Curve;
import dev.warpdrill.occupancy.Knob;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.question.Amount;
import dev.warpdrill.question.Setup;
import dev.warpdrill.question.Task;
import dev.warpdrill.question.Variant;
import dev.warpdrill.web.CurveChart;
import dev.warpdrill.web.SmMap;
import java.util.List;
import java.util.stream.Stream;

/** The true picture of one SM and what moves it; of an impossible launch nothing is resident. */
record TheSm(SmMap map, String note, List<CurveChart> curves, List<String> flat) {

    TheSm {
        curves = List.copyOf(curves);
        flat = List.copyOf(flat);
    }

    static TheSm of(Variant variant, int blockSize) {
        Setup setup = variant.setup();
        Occupancy truth = variant.task() == Task.LARGEST_REGISTERS
                ? new LargestRegisters(setup, blockSize, variant.wantedBlocks()).reached()
                : setup.at(blockSize);
        SmMap map = SmMap.of(setup.deviceName(), truth, "sm");
        List<CurveChart> curves = Stream.of(Knob.values())
                .filter(knob -> moves(knob, truth))
                .map(knob -> CurveChart.of(knob, truth.limits(), truth.kernel(), truth.launch()))
                .toList();
        List<String> flat = Stream.of(Knob.values())
                .filter(knob -> !moves(knob, truth))
                .map(knob -> "No number of " + knob.unit() + " makes it launch.")
                .toList();
        return new TheSm(map, note(variant, truth), curves, flat);
    }

    /** A curve of zeros would say nothing that a sentence does not. */
    private static boolean moves(Knob knob, Occupancy truth) {
        return Curve.of(knob, truth.limits(), truth.kernel(), truth.launch()).steps().stream()
                .anyMatch(step -> step.occupancy().launchable());
    }

    private static String note(Variant variant, Occupancy truth) {
        if (!truth.launchable()) return "Empty: the launch is impossible";
        String resident = Amount.count(truth.blocksPerSm(), "block") + ", " + truth.warpsPerSm() + " of "
                + truth.maxWarps() + " warps";
        return variant.task() == Task.LARGEST_REGISTERS
                ? "With " + truth.kernel().registersPerThread() + " registers: " + resident
                : resident;
    }
}
