package dev.warpdrill.grading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.bank.ShippedBank;
import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Setup;
import dev.warpdrill.question.Task;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What may be typed on a line, and how a sheet comes out: H100, 128 registers, 57 KB, as on the drawn scorecard. */
class WorksheetTest {

    private static final Setup H100 =
            new Setup("H100 SXM", SmLimits.of(new ComputeCapability(9, 0)), 132, KernelConfig.of(128, 0, 57 * 1024), 0);

    @Test
    void figures_are_read_in_every_usual_form() {
        reads("occupancy", "25%", 1, 4);
        reads("occupancy", "25 %", 1, 4);
        reads("occupancy", "25 percent", 1, 4);
        reads("occupancy", "0.25", 1, 4);
        reads("occupancy", ".25", 1, 4);
        reads("occupancy", "16/64", 1, 4);
        reads("occupancy", "1/4", 1, 4);
        reads("occupancy", "25", 1, 4);
        reads("occupancy", "37.5", 3, 8);
        reads("occupancy", "100", 1, 1);
        reads("occupancy", "1", 1, 1); // up to 1 a fraction, above it a percentage
        reads("occupancy", "1%", 1, 100);
        reads("occupancy", "0.250", 1, 4);
        reads("occupancy", "37,5 %", 3, 8);
        reads("occupancy", "16\u204464", 1, 4);
        reads("block_size", "1'024", 1_024, 1);
        reads("block_size", "1\u2009024", 1_024, 1);
        reads("warps_per_sm", "16/64", 16, 1);
        reads("warps_per_sm", "16 of 64", 16, 1);
        reads("warps_per_sm", "16 warps", 16, 1);
        reads("limit_registers", "2", 2, 1);
        reads("limit_registers", " 2 blocks ", 2, 1);
        reads("limit_registers", "49,152", 49_152, 1);
        reads("limit_registers", "49\u202f152", 49_152, 1);
        reads("block_size", "1k", 1_024, 1);
        reads("largest_registers", "64 regs", 64, 1);
        reads("limit_shared_memory", "unlimited", Integer.MAX_VALUE, 1);
        reads("block_size", "256 threads", 256, 1);
        reads("block_size", "8 warps", 256, 1);
        reads("launches", "No", 0, 1);
        reads("launches", "yes", 1, 1);
        reads("largest_registers", "80", 80, 1);
    }

    private static void reads(String field, String typed, long numerator, long denominator) {
        Worksheet sheet = Worksheet.parse(Map.of(field, typed), H100);
        assertThat(sheet.problems()).as(typed).isEmpty();
        assertThat(sheet.figure(WorksheetField.of(field).orElseThrow()))
                .as(typed)
                .contains(new Figure(numerator, denominator));
    }

    @Test
    void what_cannot_be_read_is_pointed_out_with_what_would_be_right() {
        unreadable("limit_registers", "abc", "\"abc\" is not a figure; write a whole number of blocks, such as 4.");
        unreadable("limit_registers", "-3", "\"-3\" is less than nothing; write a whole number of blocks, such as 4.");
        unreadable("limit_registers", "\u2212 3", "is less than nothing");
        unreadable("limit_registers", "1.024", "may have a separator of thousands or of decimals");
        unreadable("occupancy", "37.500", "may have a separator of thousands or of decimals");
        unreadable("occupancy", "25 blocks", "is in blocks");
        unreadable("limit_registers", "2.5", "is not a whole number");
        unreadable("limit_warps", "8 warps", "is in warps");
        unreadable(
                "limit_registers",
                "48 KB",
                "\"48 KB\" is an amount of memory; write a whole number of blocks, such as 4.");
        unreadable("limit_registers", "2k", "\"2k\" is in thousands; write a whole number of blocks, such as 4.");
        unreadable("limit_shared_memory", "48KiB", "is an amount of memory");
        unreadable("limit_shared_memory", "49152 bytes", "is an amount of memory");
        unreadable("block_size", "1 KB", "is an amount of memory");
        unreadable("occupancy", "48k", "is in thousands");
        unreadable("limit_warps", "3/4", "is a fraction");
        unreadable("block_size", "0", "\"0\" is no thread at all; write a number of threads from 1 to 1,024");
        unreadable("block_size", "2048", "is more than the 1,024 threads that a block can have");
        unreadable("block_size", "40 warps", "is more than the 1,024 threads");
        unreadable("occupancy", "a quarter", "write a percentage or a fraction");
        unreadable("launches", "maybe", "is neither yes nor no");
        unreadable("binding", "caches", "names something else than a resource");
        unreadable("warps_per_sm", "9".repeat(300), "is too long");
    }

    private static void unreadable(String field, String typed, String message) {
        Worksheet sheet = Worksheet.parse(Map.of(field, typed, "limit_blocks", "32"), H100);
        assertThat(sheet.problems()).singleElement().satisfies(p -> {
            assertThat(p.field()).isEqualTo(field);
            assertThat(p.raw()).isEqualTo(typed);
            assertThat(p.message()).contains(message);
        });
        assertThat(sheet.figure(WorksheetField.LIMIT_BLOCKS))
                .as("the other lines still count")
                .isPresent();
    }

    @Test
    void binding_resources_go_by_many_names() {
        for (String both : new String[] {
            "registers|shared_memory", "regs and smem", "Registers, shared memory", "shared + registers"
        })
            assertThat(Worksheet.parse(Map.of("binding", both), H100).binding())
                    .as(both)
                    .containsExactlyInAnyOrder(Resource.REGISTERS, Resource.SHARED_MEMORY);
    }

    @Test
    void a_wrong_limit_carried_forward_is_no_second_mistake() {
        Assessment a = assess(Map.of(
                "block_size",
                "256",
                "limit_registers",
                "3",
                "limit_shared_memory",
                "3",
                "limit_warps",
                "8",
                "limit_blocks",
                "32",
                "blocks_per_sm",
                "3",
                "warps_per_sm",
                "24",
                "occupancy",
                "37.5"));
        assertThat(a.fields())
                .containsEntry(WorksheetField.LIMIT_REGISTERS, FieldResult.WRONG)
                .containsEntry(WorksheetField.LIMIT_SHARED_MEMORY, FieldResult.RIGHT)
                .containsEntry(WorksheetField.BLOCKS_PER_SM, FieldResult.FOLLOWS)
                .containsEntry(WorksheetField.WARPS_PER_SM, FieldResult.FOLLOWS)
                .containsEntry(WorksheetField.OCCUPANCY, FieldResult.FOLLOWS);
    }

    @Test
    void the_forgotten_kilobyte_is_named_with_both_computations() {
        Setup setup = new Setup("H100 SXM", H100.limits(), 132, KernelConfig.of(128, 0, 11 * 1024), 0);
        Map<WorksheetField, Figure> sheet = View.TRUE.withoutReserve().sheet(setup, 64);
        assertThat(search(setup, 64, sheet)).singleElement().satisfies(d -> {
            assertThat(d.misconceptionId()).isEqualTo("forgot-reserved");
            assertThat(d.possible()).isFalse();
            assertThat(d.predicted()).isEqualTo(Map.of(WorksheetField.LIMIT_SHARED_MEMORY, Figure.of(20)));
            assertThat(d.actual()).isEqualTo(Map.of(WorksheetField.LIMIT_SHARED_MEMORY, Figure.of(19)));
            assertThat(d.theirs()).contains(new WorkLine("per block", "11 KB", true));
            assertThat(d.truth()).contains(new WorkLine("per block", "12 KB", true));
        });
    }

    @Test
    void where_two_beliefs_predict_the_same_both_are_possible_and_a_question_tells_them_apart() {
        Map<WorksheetField, Figure> sheet =
                View.TRUE.withoutReserve().sheet(H100, 256); // 228 / 57 = 4, and 256 / 58 = 4
        assertThat(search(H100, 256, sheet))
                .allSatisfy(d -> assertThat(d.possible()).isTrue())
                .allSatisfy(d -> assertThat(d.tellApart()).endsWith("?"))
                .extracting(Diagnosis::misconceptionId)
                .containsExactlyInAnyOrder("forgot-reserved", "wrong-smem-budget");
    }

    @Test
    void two_beliefs_together_are_both_named() {
        Setup setup = new Setup("H100 SXM", H100.limits(), 132, KernelConfig.of(100, 0, 11 * 1024), 0);
        View both = View.TRUE.withoutReserve().with(View.RegisterRule.UNROUNDED);
        assertThat(search(setup, 64, both.sheet(setup, 64)))
                .extracting(Diagnosis::misconceptionId)
                .containsExactlyInAnyOrder("forgot-reserved", "no-granularity");
    }

    private static List<Diagnosis> search(Setup setup, int blockSize, Map<WorksheetField, Figure> sheet) {
        return new DiagnosisSearch(ShippedBank.rubric().misconceptions())
                .in(new FilledSheet(Task.RESIDENT_WARPS, setup, blockSize, 0, sheet, Set.of()), Set.of());
    }

    @Test
    void without_a_block_size_the_one_that_explains_the_figures_is_used_and_said() {
        Assessment a = assess(Map.of(
                "limit_registers",
                "4",
                "limit_shared_memory",
                "3",
                "limit_warps",
                "16",
                "limit_blocks",
                "32",
                "blocks_per_sm",
                "3",
                "warps_per_sm",
                "12"));
        assertThat(a.blockSize()).isEqualTo(128);
        assertThat(a.blockSizeInferred()).isTrue();
        assertThat(a.met("block-size-stated")).isFalse();
        assertThat(a.met("result")).isTrue();
    }

    @Test
    void asking_for_the_block_size_counts_as_stating_it() {
        Prompted asked = new Prompted(PromptKind.MAIN, H100, Task.RESIDENT_WARPS, 0, 256, true, 0, 0);
        Assessment a =
                ShippedBank.rubric().assess(asked, Worksheet.parse(Map.of("warps_per_sm", "16"), H100), Heard.NOTHING);
        assertThat(a.met("block-size-stated")).isTrue();
        assertThat(a.blockSize()).isEqualTo(256);
        assertThat(a.met("result")).isTrue();
    }

    @Test
    void any_of_the_tied_resources_is_right_and_another_is_not() {
        Setup tie = new Setup("H100 SXM", H100.limits(), 132, KernelConfig.of(64, 48 * 1024, 0), 0);
        Prompted asked = new Prompted(PromptKind.MAIN, tie, Task.RESIDENT_WARPS, 0, 256, false, 0, 0);
        for (String right : new String[] {"registers", "shared memory", "registers and shared memory"})
            assertThat(ShippedBank.rubric()
                            .assess(
                                    asked,
                                    Worksheet.parse(Map.of("block_size", "256", "binding", right), tie),
                                    Heard.NOTHING)
                            .met("binding-resource"))
                    .as(right)
                    .isTrue();
        assertThat(ShippedBank.rubric()
                        .assess(
                                asked,
                                Worksheet.parse(Map.of("block_size", "256", "binding", "warps"), tie),
                                Heard.NOTHING)
                        .met("binding-resource"))
                .isFalse();
    }

    private static Assessment assess(Map<String, String> lines) {
        Prompted asked = new Prompted(PromptKind.MAIN, H100, Task.RESIDENT_WARPS, 0, 256, false, 0, 0);
        return ShippedBank.rubric().assess(asked, Worksheet.parse(lines, H100), Heard.NOTHING);
    }
}
