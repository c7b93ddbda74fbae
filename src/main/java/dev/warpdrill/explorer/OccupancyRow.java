package dev.warpdrill.explorer;

import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.LaunchConfig;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.occupancy.SmLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** One row of the CSV API: eight columns in, nine more out. */
record OccupancyRow(List<String> header, CsvLine line) {

    /** In any order; those after the third may lack. */
    static final List<String> REQUIRED = List.of("compute_capability", "registers_per_thread", "block_size");

    static final List<String> INPUT = List.of(
            "compute_capability",
            "registers_per_thread",
            "static_smem_bytes",
            "dynamic_smem_bytes",
            "dynamic_smem_opt_in",
            "carveout_percent",
            "block_size",
            "named_barriers");

    static final List<String> OUTPUT = List.of(
            "blocks_per_sm",
            "limit_warps",
            "limit_registers",
            "limit_shared_memory",
            "limit_blocks",
            "limit_barriers",
            "allocated_registers_per_block",
            "allocated_smem_per_block",
            "limiting_factors");

    OccupancyRow {
        header = List.copyOf(header);
    }

    /** The row as it came, as long as the header. */
    List<String> given() {
        List<String> cells = new ArrayList<>(line.cells());
        while (cells.size() < header.size()) cells.add("");
        while (cells.size() > header.size()) cells.remove(cells.size() - 1);
        return cells;
    }

    /**
     * The columns of {@link #OUTPUT}.
     *
     * @throws IllegalArgumentException if the row cannot be read; the message says why
     */
    List<String> results() {
        if (!line.fault().isEmpty()) throw new IllegalArgumentException(line.fault());
        int size = line.cells().size();
        if (size == 1 && line.cells().get(0).isEmpty()) throw new IllegalArgumentException("the row is empty");
        if (size != header.size())
            throw new IllegalArgumentException(
                    "the row has " + size + (size == 1 ? " column" : " columns") + ", the header " + header.size());
        return results(occupancy());
    }

    private Occupancy occupancy() {
        KernelConfig kernel = new KernelConfig(
                whole("registers_per_thread", 0, 0),
                whole("static_smem_bytes", 0, 0),
                whole("dynamic_smem_bytes", 0, 0),
                flag("dynamic_smem_opt_in"),
                whole("named_barriers", 1, 0));
        LaunchConfig launch = new LaunchConfig(whole("block_size", 0, 1), carveout(), LaunchConfig.NONE);
        return Occupancy.of(SmLimits.of(ComputeCapability.parse(cell("compute_capability"))), kernel, launch);
    }

    private int carveout() {
        int percent = whole("carveout_percent", LaunchConfig.NONE, LaunchConfig.NONE);
        if (percent > 100)
            throw new IllegalArgumentException("carveout_percent must be 0 to 100, or -1 for none, not " + percent);
        return percent;
    }

    private String cell(String column) {
        int at = header.indexOf(column);
        return at < 0 ? "" : line.cells().get(at);
    }

    private int whole(String column, int otherwise, int least) {
        String cell = cell(column);
        if (cell.isEmpty() && !REQUIRED.contains(column)) return otherwise;
        try {
            int value = Integer.parseInt(cell);
            if (value < least)
                throw new IllegalArgumentException(column + " must be at least " + least + ", not " + value);
            return value;
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    column + " must be a whole number of at most " + Integer.MAX_VALUE + ", not \"" + cell + "\"", e);
        }
    }

    /** As spreadsheets (TRUE) and Python (True) write it, too. */
    private boolean flag(String column) {
        String cell = cell(column);
        switch (cell.toLowerCase(Locale.ROOT)) {
            case "", "true":
                return true;
            case "false":
                return false;
            default:
                throw new IllegalArgumentException(column + " must be true or false, not \"" + cell + "\"");
        }
    }

    private static List<String> results(Occupancy o) {
        List<String> results = new ArrayList<>();
        results.add(Integer.toString(o.blocksPerSm()));
        for (Resource r :
                List.of(Resource.WARPS, Resource.REGISTERS, Resource.SHARED_MEMORY, Resource.BLOCKS, Resource.BARRIERS))
            results.add(Integer.toString(o.limit(r) == Occupancy.UNLIMITED ? -1 : o.limit(r)));
        results.add(Integer.toString(o.allocatedRegistersPerBlock()));
        results.add(Integer.toString(o.allocatedSharedMemoryBytesPerBlock()));
        results.add(o.limitedBy().stream().map(Resource::id).collect(Collectors.joining("|")));
        return results;
    }
}
