package dev.warpdrill.grading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.bank.ShippedBank;
import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Setup;
import dev.warpdrill.question.Task;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is said of a sheet that gives away no belief: H100, 128 registers, 57 KB; 2 blocks, limited by registers. */
class PlainFaultsTest {

    private static final Setup H100 =
            new Setup("H100 SXM", SmLimits.of(new ComputeCapability(9, 0)), 132, KernelConfig.of(128, 0, 57 * 1024), 0);

    @Test
    void an_occupancy_over_100_percent_alone_is_told_to_be_impossible() {
        Map<String, String> sheet = Map.of("block_size", "256", "occupancy", "250%");
        assertThat(told(sheet)).containsExactly("An SM cannot be more than 100% occupied: 64 warps at most.");
        assertThat(note(sheet, "result"))
                .startsWith("An SM cannot be more than 100% occupied: 64 warps at most. ")
                .contains("2 blocks, 16 of 64 warps, 25%");
    }

    @Test
    void more_warps_or_blocks_than_an_sm_holds_are_told_to_be_impossible() {
        assertThat(told(Map.of("block_size", "256", "warps_per_sm", "65", "blocks_per_sm", "33")))
                .containsExactly("An SM holds at most 32 blocks.", "An SM holds at most 64 warps.");
        assertThat(told(Map.of("block_size", "256", "warps_per_sm", "64", "blocks_per_sm", "32", "occupancy", "100%")))
                .isEmpty();
    }

    @Test
    void a_binding_resource_alone_is_told_what_it_would_allow_and_what_binds() {
        Map<String, String> sheet = Map.of("block_size", "256", "binding", "shared memory");
        assertThat(told(sheet)).containsExactly("Shared memory does not bind: it would allow 3 blocks, registers 2.");
        assertThat(note(sheet, "binding-resource"))
                .isEqualTo("Shared memory does not bind: it would allow 3 blocks, registers 2. Limited by registers.");
        assertThat(told(Map.of("binding", "warps|blocks")))
                .containsExactly(
                        "Warps and block slots do not bind: they would allow 8 blocks and 32 blocks, registers 2.");
    }

    @Test
    void what_is_right_or_given_beside_other_figures_needs_no_such_words() {
        assertThat(told(Map.of("binding", "registers"))).isEmpty();
        assertThat(told(Map.of("binding", "shared memory", "limit_registers", "4")))
                .isEmpty();
        assertThat(told(Map.of("occupancy", "25%"))).isEmpty();
        assertThat(told(Map.of())).isEmpty();
    }

    @Test
    void an_impossible_figure_beside_right_ones_is_no_slip_of_arithmetic() {
        Map<String, String> sheet = Map.of(
                "block_size", "256", "limit_registers", "2", "limit_warps", "8", "blocks_per_sm", "2", "warps_per_sm",
                "16", "occupancy", "2500%");
        assertThat(assessed(sheet).diagnoses()).isEmpty();
        assertThat(told(sheet)).containsExactly("An SM cannot be more than 100% occupied: 64 warps at most.");
    }

    private static List<String> told(Map<String, String> lines) {
        return PlainFaults.in(Worksheet.parse(lines, H100), H100.at(256)).stream()
                .map(FormatProblem::message)
                .toList();
    }

    private static String note(Map<String, String> lines, String criterion) {
        Assessment a = assessed(lines);
        assertThat(a.met(criterion)).isFalse();
        return a.criterion(criterion).orElseThrow().note();
    }

    private static Assessment assessed(Map<String, String> lines) {
        Prompted asked = new Prompted(PromptKind.MAIN, H100, Task.RESIDENT_WARPS, 0, 256, false, 0, 0);
        return ShippedBank.rubric().assess(asked, Worksheet.parse(lines, H100), Heard.NOTHING);
    }
}
