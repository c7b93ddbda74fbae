package dev.warpdrill.grading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.bank.ShippedBank;
import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Setup;
import dev.warpdrill.question.Task;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is said of a sheet that gives away no belief: H100, 128 registers, 57 KB; 2 blocks, limited by registers. */
class PlainFaultsTest {

    private static final Setup H100 =
            new Setup("H100 SXM", SmLimits.of(new ComputeCapability(9, 0)), 132, KernelConfig.of(128, 0, 57 * 1024), 0);

    @Test
    void an_occupancy_over_100_percent_is_told_to_be_impossible() {
        assertThat(note(Map.of("block_size", "256", "occupancy", "250%"), "result"))
                .startsWith("An SM cannot be more than 100% occupied: 64 warps at most. ")
                .contains("2 blocks, 16 of 64 warps, 25%");
    }

    @Test
    void more_warps_or_blocks_than_an_sm_holds_are_told_to_be_impossible() {
        assertThat(note(Map.of("block_size", "256", "warps_per_sm", "65", "blocks_per_sm", "33"), "result"))
                .startsWith("An SM holds at most 32 blocks. An SM holds at most 64 warps. ");
        assertThat(note(Map.of("block_size", "256", "warps_per_sm", "64", "blocks_per_sm", "32"), "result"))
                .doesNotContain("An SM");
    }

    @Test
    void a_resource_that_does_not_bind_is_told_with_what_it_would_allow_and_what_binds() {
        assertThat(note(Map.of("block_size", "256", "binding", "shared memory"), "binding-resource"))
                .isEqualTo("Shared memory does not bind: it would allow 3 blocks, registers 2. Limited by registers.");
        assertThat(note(Map.of("block_size", "256", "binding", "warps|blocks"), "binding-resource"))
                .startsWith("Warps and block slots do not bind: they would allow 8 blocks and 32 blocks, registers 2.");
    }

    @Test
    void an_impossible_figure_beside_right_ones_is_no_slip_of_arithmetic() {
        Map<String, String> sheet = Map.of(
                "block_size",
                "256",
                "limit_registers",
                "2",
                "limit_warps",
                "8",
                "blocks_per_sm",
                "2",
                "warps_per_sm",
                "16",
                "occupancy",
                "2500%");
        assertThat(assessed(sheet).diagnoses()).isEmpty();
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
