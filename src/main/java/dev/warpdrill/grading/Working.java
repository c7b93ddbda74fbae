package dev.warpdrill.grading;

import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.Amount;
import dev.warpdrill.question.Setup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A view's computation, line by line, so that two views can be shown side by side. */
final class Working {

    private final View view;
    private final Setup setup;
    private final int blockSize;

    Working(View view, Setup setup, int blockSize) {
        this.view = view;
        this.setup = setup;
        this.blockSize = blockSize;
    }

    /** The lines of this view; those that the other view computes differently are marked. */
    List<WorkLine> beside(Working other) {
        Map<String, String> mine = lines();
        Map<String, String> theirs = other.lines();
        List<WorkLine> shown = new ArrayList<>();
        for (String label : union(mine, theirs)) {
            String value = mine.getOrDefault(label, "not considered");
            boolean differs = !value.equals(theirs.getOrDefault(label, "not considered"));
            if (differs || label.equals("blocks") || label.equals("occupancy"))
                shown.add(new WorkLine(label, value, differs));
        }
        return shown;
    }

    private static List<String> union(Map<String, String> a, Map<String, String> b) {
        Map<String, String> longer = a.size() >= b.size() ? a : b;
        Map<String, String> shorter = longer == a ? b : a;
        List<String> labels = new ArrayList<>(longer.keySet());
        for (String label : shorter.keySet()) if (!labels.contains(label)) labels.add(label);
        return labels;
    }

    private Map<String, String> lines() {
        Occupancy o = setup.at(blockSize);
        Map<Resource, Long> by = view.limits(setup, blockSize);
        Map<WorksheetField, Figure> sheet = view.sheet(setup, blockSize);
        Map<String, String> lines = new LinkedHashMap<>();
        if (sheet.containsKey(WorksheetField.LIMIT_REGISTERS)) {
            lines.put("registers", registers(o));
            lines.put("by registers", blocks(by.get(Resource.REGISTERS)));
        }
        if (sheet.containsKey(WorksheetField.LIMIT_SHARED_MEMORY)) {
            lines.put("shared memory per block", sharedPerBlock(o));
            lines.put("shared memory per SM", Amount.kilobytes(budget(o)));
            lines.put("by shared memory", blocks(by.get(Resource.SHARED_MEMORY)));
        }
        if (sheet.containsKey(WorksheetField.LIMIT_WARPS)) {
            int warps = view.maxWarps() == 0 ? o.maxWarps() : view.maxWarps();
            lines.put("by warps", warps + " / " + o.warpsPerBlock() + " = " + blocks(by.get(Resource.WARPS)));
        }
        if (sheet.containsKey(WorksheetField.LIMIT_BLOCKS))
            lines.put("by block slots", blocks(by.get(Resource.BLOCKS)));
        Figure result = sheet.get(WorksheetField.BLOCKS_PER_SM);
        if (result == null) return lines;
        lines.put("blocks", combination() + blocks(result.numerator()));
        Figure occupancy = sheet.get(WorksheetField.OCCUPANCY);
        lines.put("occupancy", Amount.percent(occupancy.numerator(), occupancy.denominator()));
        return lines;
    }

    private long budget(Occupancy o) {
        return view.sharedBudgetBytes() == 0 ? o.limits().sharedMemoryBytes() : view.sharedBudgetBytes();
    }

    private String sharedPerBlock(Occupancy o) {
        String own = Amount.kilobytes(o.kernel().sharedMemoryBytes());
        int reserved = o.limits().reservedSharedMemoryBytes();
        if (reserved == 0) return own;
        return view.countsReserve() ? own + " + " + Amount.kilobytes(reserved) + " reserved" : own;
    }

    private String registers(Occupancy o) {
        int own = o.kernel().registersPerThread();
        String block = Amount.number(o.allocatedRegistersPerBlock());
        switch (view.registerRule()) {
            case UNROUNDED:
                return "65,536 / (" + own + " × " + Amount.number(blockSize) + " threads)";
            case WHOLE_FILE:
                return "65,536 / " + block;
            default:
                return "4 × floor(16,384 / " + Amount.number(o.registersPerWarp()) + ") warps / " + o.warpsPerBlock();
        }
    }

    private String combination() {
        switch (view.combination()) {
            case MAXIMUM:
                return "the largest: ";
            case SUM:
                return "the sum: ";
            case AVERAGE:
            case ROUNDED_AVERAGE:
                return "the average: ";
            default:
                return "";
        }
    }

    private static String blocks(long limit) {
        return limit >= Occupancy.UNLIMITED ? "any number" : Amount.count(limit, "block");
    }
}
