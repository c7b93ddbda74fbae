package dev.warpdrill.explorer;

import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.LaunchConfig;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.occupancy.SmLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVRecord;

/** One row of the CSV API: eight columns in, ten more and an error out. */
final class OccupancyCsv {

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
            "limiting_factors",
            "error");

    private final CSVRecord row;

    OccupancyCsv(CSVRecord row) {
        this.row = row;
    }

    /** The row as it came and its results; what cannot be read leaves them empty and says why. */
    List<String> answered() {
        List<String> cells =
                new ArrayList<>(row.stream().map(OccupancyCsv::unquoted).toList());
        try {
            if (!row.isConsistent())
                throw new IllegalArgumentException("the row has " + row.size() + " columns, the header "
                        + row.getParser().getHeaderNames().size());
            cells.addAll(results(occupancy()));
            cells.add("");
        } catch (IllegalArgumentException e) {
            for (int i = 1; i < OUTPUT.size(); i++) cells.add("");
            cells.add(e.getMessage());
        }
        return cells;
    }

    private Occupancy occupancy() {
        KernelConfig kernel = new KernelConfig(
                whole("registers_per_thread", 0, 0),
                whole("static_smem_bytes", 0, 0),
                whole("dynamic_smem_bytes", 0, 0),
                flag("dynamic_smem_opt_in"),
                whole("named_barriers", 1, 0));
        LaunchConfig launch = new LaunchConfig(
                whole("block_size", 0, 1),
                whole("carveout_percent", LaunchConfig.NONE, LaunchConfig.NONE),
                LaunchConfig.NONE);
        return Occupancy.of(SmLimits.of(ComputeCapability.parse(cell("compute_capability"))), kernel, launch);
    }

    private String cell(String column) {
        return row.isMapped(column) ? unquoted(row.get(column)) : "";
    }

    private static String unquoted(String cell) {
        boolean quoted = cell.length() > 1 && cell.startsWith("\"") && cell.endsWith("\"");
        return (quoted ? cell.substring(1, cell.length() - 1) : cell).strip();
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
            throw new IllegalArgumentException(column + " must be a whole number, not \"" + cell + "\"", e);
        }
    }

    private boolean flag(String column) {
        String cell = cell(column);
        if (cell.isEmpty() || cell.equals("true")) return true;
        if (cell.equals("false")) return false;
        throw new IllegalArgumentException(column + " must be true or false, not \"" + cell + "\"");
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
