package dev.warpdrill.grading;

import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.Task;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A line of the worksheet. */
public enum WorksheetField {
    BLOCK_SIZE("block_size", "Block size", "threads"),
    LIMIT_REGISTERS("limit_registers", "Registers allow", "blocks"),
    LIMIT_SHARED_MEMORY("limit_shared_memory", "Shared memory allows", "blocks"),
    LIMIT_WARPS("limit_warps", "Warps allow", "blocks"),
    LIMIT_BLOCKS("limit_blocks", "Block slots allow", "blocks"),
    BINDING("binding", "What binds", ""),
    BLOCKS_PER_SM("blocks_per_sm", "Blocks per SM", "blocks"),
    WARPS_PER_SM("warps_per_sm", "Warps per SM", "warps"),
    OCCUPANCY("occupancy", "Occupancy", "%"),
    LAUNCHES("launches", "Does it launch?", "yes or no"),
    LARGEST_REGISTERS("largest_registers", "Largest register count", "registers a thread");

    private static final List<WorksheetField> SHEET = List.of(
            BLOCK_SIZE,
            LIMIT_REGISTERS,
            LIMIT_SHARED_MEMORY,
            LIMIT_WARPS,
            LIMIT_BLOCKS,
            BINDING,
            BLOCKS_PER_SM,
            WARPS_PER_SM,
            OCCUPANCY);

    private final String id;
    private final String label;
    private final String unit;

    WorksheetField(String id, String label, String unit) {
        this.id = id;
        this.label = label;
        this.unit = unit;
    }

    public String id() {
        return id;
    }

    public String label() {
        return label;
    }

    /** What its figure counts. */
    public String unit() {
        return unit;
    }

    /** The lines of a task's worksheet, in order. */
    public static List<WorksheetField> of(Task task) {
        switch (task) {
            case LAUNCH:
                return List.of(LAUNCHES);
            case LARGEST_REGISTERS:
                return List.of(LARGEST_REGISTERS);
            default:
                return SHEET;
        }
    }

    /** Empty if no line has this id. */
    public static Optional<WorksheetField> of(String id) {
        return Arrays.stream(values()).filter(f -> f.id.equals(id)).findFirst();
    }

    /** The line that holds a resource's limit; empty for barriers. */
    public static Optional<WorksheetField> limitOf(Resource resource) {
        switch (resource) {
            case WARPS:
                return Optional.of(LIMIT_WARPS);
            case REGISTERS:
                return Optional.of(LIMIT_REGISTERS);
            case SHARED_MEMORY:
                return Optional.of(LIMIT_SHARED_MEMORY);
            case BLOCKS:
                return Optional.of(LIMIT_BLOCKS);
            default:
                return Optional.empty();
        }
    }
}
