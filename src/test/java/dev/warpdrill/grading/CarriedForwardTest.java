package dev.warpdrill.grading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.grading.Candidates.Launch;
import dev.warpdrill.occupancy.Occupancy;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Candidates who slip once in a limit and go on rightly from it, and candidates who then slip again. */
class CarriedForwardTest {

    private static final List<WorksheetField> RESULT =
            List.of(WorksheetField.BLOCKS_PER_SM, WorksheetField.WARPS_PER_SM, WorksheetField.OCCUPANCY);
    private static final int SHEETS = 500;

    @Test
    void what_follows_from_one_wrong_limit_is_no_second_mistake() {
        Candidates candidates = new Candidates(11);
        for (int i = 0; i < SHEETS; i++) {
            Slipped slipped = slipped(candidates);
            Map<WorksheetField, FieldResult> fields =
                    Candidates.assess(slipped.launch, slipped.sheet, Set.of()).fields();
            assertThat(fields).containsEntry(slipped.limit, FieldResult.WRONG);
            for (WorksheetField line : RESULT)
                assertThat(fields.get(line)).as(slipped + " " + line).isEqualTo(FieldResult.FOLLOWS);
        }
    }

    @Test
    void a_second_slip_is_told_from_what_follows() {
        Candidates candidates = new Candidates(12);
        for (int i = 0; i < SHEETS; i++) {
            Slipped slipped = slipped(candidates);
            long blocks = slipped.sheet.get(WorksheetField.BLOCKS_PER_SM).numerator();
            slipped.sheet.put(WorksheetField.BLOCKS_PER_SM, Figure.of(blocks + 100));
            Map<WorksheetField, FieldResult> fields =
                    Candidates.assess(slipped.launch, slipped.sheet, Set.of()).fields();
            assertThat(fields)
                    .containsEntry(slipped.limit, FieldResult.WRONG)
                    .containsEntry(WorksheetField.BLOCKS_PER_SM, FieldResult.WRONG);
        }
    }

    @Test
    void one_unexplained_line_beside_right_ones_is_a_slip_and_two_are_none() {
        Candidates candidates = new Candidates(13);
        Launch launch = candidates.launch();
        Map<WorksheetField, Figure> sheet = launch.sheet(View.TRUE);
        sheet.put(WorksheetField.LIMIT_WARPS, Figure.of(1_001));
        assertThat(Candidates.assess(launch, sheet, Set.of()).diagnoses())
                .singleElement()
                .satisfies(d -> {
                    assertThat(d.misconceptionId()).isEqualTo("arithmetic-slip");
                    assertThat(d.predicted()).isEqualTo(Map.of(WorksheetField.LIMIT_WARPS, Figure.of(1_001)));
                });
        sheet.put(WorksheetField.LIMIT_BLOCKS, Figure.of(1_002));
        assertThat(Candidates.assess(launch, sheet, Set.of()).diagnoses()).isEmpty();
    }

    /** A limit that is too small by a slip, so that it binds, and the result that follows from it. */
    private static Slipped slipped(Candidates candidates) {
        while (true) {
            Launch launch = candidates.launch();
            Occupancy truth = launch.setup().at(launch.blockSize());
            if (truth.blocksPerSm() < 2) continue;
            WorksheetField limit =
                    candidates.coin() ? WorksheetField.LIMIT_REGISTERS : WorksheetField.LIMIT_SHARED_MEMORY;
            long wrong = 1 + candidates.below(truth.blocksPerSm() - 1);
            long warps = wrong * truth.warpsPerBlock();
            Map<WorksheetField, Figure> sheet = new EnumMap<>(launch.sheet(View.TRUE));
            sheet.put(limit, Figure.of(wrong));
            sheet.put(WorksheetField.BLOCKS_PER_SM, Figure.of(wrong));
            sheet.put(WorksheetField.WARPS_PER_SM, Figure.of(warps));
            sheet.put(WorksheetField.OCCUPANCY, new Figure(warps, truth.maxWarps()));
            return new Slipped(launch, limit, sheet);
        }
    }

    private record Slipped(Launch launch, WorksheetField limit, Map<WorksheetField, Figure> sheet) {}
}
