package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.grading.FieldResult;
import dev.warpdrill.grading.Figure;
import dev.warpdrill.grading.FormatProblem;
import dev.warpdrill.grading.Worksheet;
import dev.warpdrill.grading.WorksheetField;
import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.LaunchConfig;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.Setup;
import dev.warpdrill.question.Task;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class WorkedSolutionTest {
    private static final int KB = 1024;
    private static final YourFigures NOTHING = new YourFigures(Set.of(), Map.of(), Worksheet.EMPTY, Map.of());

    @Test
    void the_candidates_figures_stand_beside_the_true_ones() {
        YourFigures yours = new YourFigures(
                Set.copyOf(WorksheetField.of(Task.RESIDENT_WARPS)),
                Map.of(
                        WorksheetField.LIMIT_REGISTERS, Figure.of(2),
                        WorksheetField.LIMIT_SHARED_MEMORY, Figure.of(4),
                        WorksheetField.OCCUPANCY, new Figure(1, 4)),
                new Worksheet(
                        Map.of(WorksheetField.LIMIT_WARPS, "about 8"),
                        Map.of(),
                        Set.of(Resource.REGISTERS),
                        List.of(new FormatProblem("limit_warps", "about 8", "not a number"))),
                Map.of(
                        WorksheetField.LIMIT_REGISTERS, FieldResult.RIGHT,
                        WorksheetField.LIMIT_SHARED_MEMORY, FieldResult.WRONG,
                        WorksheetField.LIMIT_WARPS, FieldResult.UNREADABLE));
        assertThat(text(WorkedSolution.of(Task.RESIDENT_WARPS, h100(128, 57 * KB), 256, 0, "256 threads", yours)))
                .isEqualTo("""
                        binds Registers | 65,536 / (128 × 32 × 8 = 32,768) | 2 | 2
                        Shared memory | 228 / (57 + 1) KB | 4 ✗ | 3
                        Warps | 64 / (256 / 32 = 8) | about 8 (could not be read) | 8
                        Block slots | compute capability 9.0 | – | 32
                        named Binds | the smallest | registers | registers
                        total Blocks | min(2, 3, 8, 32) | – | 2
                        Warps per SM | 2 × 8 | – | 16
                        Occupancy | 16 / 64 | 25% | 25%""");
    }

    @Test
    void a_wrong_figure_that_follows_from_a_wrong_limit_is_no_second_mistake() {
        YourFigures yours = new YourFigures(
                Set.copyOf(WorksheetField.of(Task.RESIDENT_WARPS)),
                Map.of(WorksheetField.BLOCKS_PER_SM, Figure.of(4)),
                Worksheet.EMPTY,
                Map.of(WorksheetField.BLOCKS_PER_SM, FieldResult.FOLLOWS));
        assertThat(text(WorkedSolution.of(Task.RESIDENT_WARPS, h100(64, 57 * KB), 256, 0, "", yours)))
                .contains("total Blocks | min(4, 3, 8, 32) | 4 (follows from your limits) | 3");
    }

    @Test
    void every_tied_limit_binds() {
        assertThat(WorkedSolution.of(Task.RESIDENT_WARPS, h100(80, 57 * KB), 256, 0, "", NOTHING)
                        .rows())
                .filteredOn(r -> r.kind().equals("binds"))
                .extracting(SolutionTable.Row::label)
                .containsExactly("Registers", "Shared memory");
    }

    @Test
    void an_impossible_launch_says_why_and_has_no_result() {
        SolutionTable table = WorkedSolution.of(Task.LAUNCH, h100(136, 0), 416, 0, "", NOTHING);
        assertThat(text(table)).isEqualTo("""
                        binds Registers | 13 warps count as 16; 16 × 4,352 = 69,632 > 65,536 |  | 0
                        Shared memory | 228 / (0 + 1) KB |  | 228
                        Warps | 64 / (416 / 32 = 13) |  | 4
                        Block slots | compute capability 9.0 |  | 32
                        total Launches | no: a limit is 0 |  | no""");
        assertThat(table.notes())
                .singleElement()
                .asString()
                .startsWith("This launch is impossible. A block needs 69,632");
    }

    @Test
    void a_grid_smaller_than_the_machine_is_pointed_out() {
        Setup setup = new Setup("H100", limits("9.0"), 132, KernelConfig.of(128, 0, 57 * KB), 60);
        assertThat(WorkedSolution.of(Task.RESIDENT_WARPS, setup, 256, 0, "", NOTHING)
                        .notes())
                .singleElement()
                .asString()
                .contains("60 blocks on 132 SMs");
    }

    @Test
    void the_largest_register_count_is_worked_out_by_sub_partitions() {
        YourFigures yours = new YourFigures(
                Set.copyOf(WorksheetField.of(Task.RESIDENT_WARPS)),
                Map.of(WorksheetField.LARGEST_REGISTERS, Figure.of(85)),
                Worksheet.EMPTY,
                Map.of(WorksheetField.LARGEST_REGISTERS, FieldResult.WRONG));
        SolutionTable table = WorkedSolution.of(Task.LARGEST_REGISTERS, h100(64, 0), 256, 3, "", yours);
        assertThat(text(table)).isEqualTo("""
                        Warps a block | 256 / 32 |  | 8
                        Warps wanted | 3 × 8 |  | 24
                        Warps a sub-partition | ⌈24 / 4⌉ |  | 6
                        Registers a warp | 16,384 / 6 = 2,730 |  | 2,560
                        total Registers a thread | 2,560 / 32 | 85 ✗ | 80""");
        assertThat(table.notes()).containsExactly("One more, 81, and registers allow 2 blocks.");
    }

    @Test
    void the_steps_to_the_largest_register_count_equal_the_engine() {
        for (SmLimits limits : SmLimits.all())
            for (int blockSize = 32; blockSize <= 1024; blockSize += 32)
                for (int wanted = 1; wanted <= 8; wanted++) {
                    if (wanted * blockSize > limits.maxThreads()) continue;
                    Setup setup = new Setup("any", limits, 0, KernelConfig.of(32, 0, 0), 0);
                    LargestRegisters largest = new LargestRegisters(setup, blockSize, wanted);
                    List<SolutionTable.Row> rows = largest.rows(NOTHING);
                    int perWarp = Integer.parseInt(rows.get(3).truth().replace(",", ""));
                    assertThat(OptionalInt.of(Math.min(255, perWarp / 32)))
                            .as("%s, %d threads, %d blocks", limits.computeCapability(), blockSize, wanted)
                            .isEqualTo(largest.answer());
                }
    }

    @Test
    void a_true_limit_is_what_its_computation_says() {
        for (SmLimits limits : SmLimits.all())
            for (int registers = 1; registers <= 255; registers++)
                for (int blockSize = 32; blockSize <= 1024; blockSize += 32) {
                    Occupancy truth =
                            Occupancy.of(limits, KernelConfig.of(registers, 0, 0), LaunchConfig.of(blockSize));
                    String how = new Computation(truth).byRegisters();
                    if (how.startsWith("65,536 / "))
                        assertThat(65_536 / truth.allocatedRegistersPerBlock())
                                .isEqualTo(truth.limit(Resource.REGISTERS));
                    else if (how.startsWith("4 × ")) assertThat(how).matches("4 × .* = \\d+ warps?; \\d+ / \\d+");
                    else assertThat(truth.limit(Resource.REGISTERS)).as(how).isZero();
                }
    }

    private static String text(SolutionTable table) {
        return table.rows().stream()
                .map(r -> (r.kind().isEmpty() ? "" : r.kind() + " ") + r.label() + " | " + r.how() + " | " + r.yours()
                        + (r.wrong() ? " ✗" : "") + (r.note().isEmpty() ? "" : " (" + r.note() + ")") + " | "
                        + r.truth())
                .collect(Collectors.joining("\n"));
    }

    private static Setup h100(int registers, int dynamicBytes) {
        return new Setup("H100", limits("9.0"), 132, KernelConfig.of(registers, 0, dynamicBytes), 0);
    }

    private static SmLimits limits(String computeCapability) {
        return SmLimits.of(ComputeCapability.parse(computeCapability));
    }
}
