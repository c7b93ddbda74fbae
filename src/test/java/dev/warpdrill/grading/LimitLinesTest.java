package dev.warpdrill.grading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.bank.ShippedBank;
import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Setup;
import dev.warpdrill.question.Task;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Lines that say "no limit": right where the kernel does not ask for the resource, wrong where it does, never unreadable. */
class LimitLinesTest {

    private static final List<String> NO_LIMIT = List.of(
            "none",
            "None.",
            "n/a",
            "N/A",
            "not limited",
            "no limit",
            "unlimited",
            "-",
            "–",
            "—",
            "∞",
            "infinity",
            "any",
            "unlimited blocks",
            "any number of blocks",
            "not used",
            "doesn’t limit",
            "none (no shared memory)",
            " No  Limit ");

    private static final List<Setup> WITHOUT_SHARED_MEMORY =
            List.of(setup("H100 SXM", 9, 0, 0), setup("V100", 7, 0, 0), setup("T4", 7, 5, 0));

    private static Setup setup(String device, int major, int minor, int sharedBytes) {
        return new Setup(
                device, SmLimits.of(new ComputeCapability(major, minor)), 100, KernelConfig.of(64, 0, sharedBytes), 0);
    }

    @Test
    void a_kernel_without_shared_memory_is_not_limited_by_it() {
        for (Setup setup : WITHOUT_SHARED_MEMORY)
            for (String typed : NO_LIMIT) {
                Assessment a = assess(setup, Map.of("limit_shared_memory", typed));
                assertThat(a.problems()).as(typed).isEmpty();
                assertThat(a.fields())
                        .as("%s %s", setup.deviceName(), typed)
                        .containsEntry(WorksheetField.LIMIT_SHARED_MEMORY, FieldResult.RIGHT);
                assertThat(a.met("shared-memory-limit")).as(typed).isTrue();
                assertThat(a.diagnoses()).as(typed).isEmpty();
            }
    }

    @Test
    void the_engines_own_number_and_nvidias_spreadsheets_block_slots_are_right_as_well() {
        Setup h100 = WITHOUT_SHARED_MEMORY.get(0); // the reserved kilobyte alone: 228 / 1
        for (String typed : List.of("228", "32"))
            assertThat(assess(h100, Map.of("limit_shared_memory", typed)).met("shared-memory-limit"))
                    .as(typed)
                    .isTrue();
        assertThat(assess(h100, Map.of("limit_shared_memory", "31")).met("shared-memory-limit"))
                .isFalse();
    }

    @Test
    void no_limit_does_not_show_the_reserved_kilobyte() {
        Setup h100 = WITHOUT_SHARED_MEMORY.get(0);
        assertThat(assess(h100, Map.of("limit_shared_memory", "none")).met("reserved-shared-memory"))
                .isFalse();
        assertThat(assess(h100, Map.of("limit_shared_memory", "228")).met("reserved-shared-memory"))
                .isTrue();
    }

    @Test
    void a_resource_that_does_limit_makes_no_limit_wrong_and_not_unreadable() {
        Setup h100 = setup("H100 SXM", 9, 0, 57 * 1024);
        for (WorksheetField field : List.of(
                WorksheetField.LIMIT_SHARED_MEMORY,
                WorksheetField.LIMIT_REGISTERS,
                WorksheetField.LIMIT_WARPS,
                WorksheetField.LIMIT_BLOCKS))
            for (String typed : NO_LIMIT) {
                Assessment a = assess(h100, Map.of(field.id(), typed));
                assertThat(a.problems()).as(typed).isEmpty();
                assertThat(a.fields()).as("%s %s", field, typed).containsEntry(field, FieldResult.WRONG);
            }
    }

    @Test
    void a_line_without_a_limit_leaves_the_belief_behind_the_others_to_be_found() {
        Setup h100 = new Setup("H100 SXM", SmLimits.of(new ComputeCapability(9, 0)), 132, KernelConfig.of(80, 0, 0), 0);
        Map<String, String> sheet = new HashMap<>();
        View.TRUE
                .with(View.RegisterRule.WHOLE_FILE)
                .sheet(h100, 160)
                .forEach((field, figure) -> sheet.put(
                        field.id(),
                        figure.whole() ? "" + figure.numerator() : figure.numerator() + "/" + figure.denominator()));
        List<Diagnosis> found = assess(h100, sheet).diagnoses();
        assertThat(found).extracting(Diagnosis::misconceptionId).contains("ignores-sub-partitions");
        sheet.put("limit_shared_memory", "none");
        assertThat(assess(h100, sheet).diagnoses()).isEqualTo(found);
    }

    @Test
    void other_lines_are_numbers_or_cannot_be_read() {
        for (String field : List.of("blocks_per_sm", "warps_per_sm", "occupancy", "block_size"))
            for (String typed : NO_LIMIT)
                assertThat(Worksheet.parse(Map.of(field, typed), setup("H100 SXM", 9, 0, 0))
                                .problems())
                        .as("%s %s", field, typed)
                        .singleElement()
                        .satisfies(p -> assertThat(p.raw()).isEqualTo(typed));
    }

    private static Assessment assess(Setup setup, Map<String, String> lines) {
        Map<String, String> sheet = new HashMap<>(lines);
        sheet.putIfAbsent("block_size", "256");
        Prompted asked = new Prompted(PromptKind.MAIN, setup, Task.RESIDENT_WARPS, 0, 256, false, 0, 0);
        return ShippedBank.rubric().assess(asked, Worksheet.parse(sheet, setup), Heard.NOTHING);
    }
}
