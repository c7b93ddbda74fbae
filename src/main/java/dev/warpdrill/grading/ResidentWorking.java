package dev.warpdrill.grading;

import dev.warpdrill.grading.View.Combination;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.Amount;
import dev.warpdrill.question.Setup;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes out how a view arrives at resident blocks: "228 / 57 = 4.00", 4 blocks. */
final class ResidentWorking {

    private static final String BLOCKS = "blocks";

    private final View view;
    private final Occupancy truth;
    private final Map<Resource, Long> by;
    private final Map<WorksheetField, Figure> sheet;
    private final Working working = new Working();

    ResidentWorking(View view, Setup setup, int blockSize) {
        this.view = view;
        truth = setup.at(blockSize);
        by = view.limits(setup, blockSize);
        sheet = view.sheet(setup, blockSize);
    }

    Working working() {
        if (sheet.containsKey(WorksheetField.LIMIT_REGISTERS)) registers();
        if (sheet.containsKey(WorksheetField.LIMIT_SHARED_MEMORY)) sharedMemory();
        if (sheet.containsKey(WorksheetField.LIMIT_WARPS)) warps();
        if (sheet.containsKey(WorksheetField.LIMIT_BLOCKS))
            working.line("block slots", "block slots", blocks(by.get(Resource.BLOCKS)));
        Figure result = sheet.get(WorksheetField.BLOCKS_PER_SM);
        if (result == null) return working;
        working.line("combined", combined(), blocks(result.numerator())).result(BLOCKS, "" + result.numerator());
        Figure occupancy = sheet.get(WorksheetField.OCCUPANCY);
        return working.result("occupancy", Amount.percent(occupancy.numerator(), occupancy.denominator()));
    }

    private void registers() {
        int own = truth.kernel().registersPerThread();
        int rounded = truth.registersPerWarp() / 32;
        int warps = truth.warpsPerBlock();
        int file = truth.limits().registers();
        String step = "registers";
        switch (view.registerRule()) {
            case UNROUNDED:
                int threads = truth.launch().blockSize();
                working.line(step, "registers a thread", "" + own)
                        .line(step, quotient(file, (long) own * threads), blocks(by.get(Resource.REGISTERS)));
                return;
            case WHOLE_FILE:
                working.line(step, "registers a thread", "" + rounded)
                        .line(step, quotient(file, 32L * rounded * warps), blocks(by.get(Resource.REGISTERS)));
                return;
            default:
                int quarter = file / truth.limits().subPartitions();
                working.line(step, "registers a thread", own == rounded ? "" + own : own + ", given as " + rounded)
                        .line(
                                step,
                                "4 × ⌊" + Amount.number(quarter) + " / " + Amount.number(32L * rounded) + "⌋ / "
                                        + warps,
                                blocks(by.get(Resource.REGISTERS)));
        }
    }

    private void sharedMemory() {
        String step = "shared memory";
        long own = truth.kernel().sharedMemoryBytes();
        int reserved = truth.limits().reservedSharedMemoryBytes();
        long block = view.countsReserve() ? truth.allocatedSharedMemoryBytesPerBlock() : own;
        long budget = view.sharedBudgetBytes() == 0 ? truth.limits().sharedMemoryBytes() : view.sharedBudgetBytes();
        working.line(step, "shared memory asked for", Amount.kilobytes(own));
        if (reserved > 0) working.line(step, "reserved", view.countsReserve() ? Amount.kilobytes(reserved) : "–");
        working.line(step, "per block", Amount.kilobytes(block))
                .line(step, "per SM", Amount.kilobytes(budget))
                .line(step, kilobytes(budget, block), blocks(by.get(Resource.SHARED_MEMORY)));
    }

    private void warps() {
        int warps = view.maxWarps() == 0 ? truth.maxWarps() : view.maxWarps();
        working.line("warps", quotient(warps, truth.warpsPerBlock()), blocks(by.get(Resource.WARPS)));
    }

    /** "smallest of 2, 3, 8, 32", "sum of 2, 3, 8, 32". */
    private String combined() {
        List<Resource> order = List.of(Resource.REGISTERS, Resource.SHARED_MEMORY, Resource.WARPS, Resource.BLOCKS);
        String limits = order.stream()
                .map(by::get)
                .filter(limit -> limit < Occupancy.UNLIMITED)
                .map(Amount::number)
                .collect(Collectors.joining(", "));
        switch (view.combination()) {
            case MAXIMUM:
                return "largest of " + limits;
            case SUM:
                return "sum of " + limits;
            case AVERAGE:
            case ROUNDED_AVERAGE:
                return "average of " + limits;
            default:
                return view.combination() == Combination.MINIMUM ? "smallest of " + limits : "the one limit";
        }
    }

    private static String quotient(long whole, long part) {
        if (part == 0) return "none asked for";
        return Amount.number(whole) + " / " + Amount.number(part) + " = " + twoDecimals(whole, part);
    }

    private static String kilobytes(long budget, long block) {
        if (block == 0) return "none asked for";
        return plain(budget) + " / " + plain(block) + " = " + twoDecimals(budget, block);
    }

    private static String plain(long bytes) {
        return Amount.decimal(bytes / 1024.0, 3);
    }

    /** Cut, not rounded: 3.999 blocks must not read as 4.00. */
    private static String twoDecimals(long whole, long part) {
        long hundredths = 100 * whole / part;
        return hundredths / 100 + "." + (hundredths % 100 < 10 ? "0" : "") + hundredths % 100;
    }

    private static String blocks(long limit) {
        return limit >= Occupancy.UNLIMITED ? "any number" : Amount.count(limit, "block");
    }
}
