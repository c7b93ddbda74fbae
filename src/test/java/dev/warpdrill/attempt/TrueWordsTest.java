package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.bank.ShippedBank;
import dev.warpdrill.grading.Assessment;
import dev.warpdrill.grading.Heard;
import dev.warpdrill.grading.Prompted;
import dev.warpdrill.grading.Step;
import dev.warpdrill.grading.Worksheet;
import dev.warpdrill.question.Probe;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Seed;
import dev.warpdrill.question.Variant;
import dev.warpdrill.web.CurveChart;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What pages say about an answer: compared with the right block size, and with no sentence cut out of its sense. */
class TrueWordsTest {

    private static final Heard NOTHING = new Heard(0, false, List.of(), List.of(), Map.of());

    private static Probe probe(Variant v, PromptKind kind) {
        return v.probes().stream().filter(p -> p.kind() == kind).findFirst().orElseThrow();
    }

    private static String goodAnswer(Variant v, int mainBlockSize) {
        Probe probe = probe(v, PromptKind.BLOCK_128);
        Assessment a = ShippedBank.rubric().assess(Prompted.probe(v, probe, mainBlockSize), Worksheet.EMPTY, NOTHING);
        assertThat(a.blockSize()).as("what the follow-up itself is graded for").isEqualTo(128);
        return StepResult.of(a, Optional.of(probe), mainBlockSize).expected();
    }

    @Test
    void blocks_of_128_threads_are_compared_with_the_block_size_of_the_main_answer() {
        Variant v = ShippedBank.variant("resident-warps", new Seed(2, 6859030147046249L));
        assertThat(goodAnswer(v, 256))
                .contains("9 blocks, 36 of 64 warps", "That is more than the 32 warps of 256-thread blocks.")
                .contains("Smaller blocks also leave a smaller tail")
                .doesNotContain("do not change");
        assertThat(goodAnswer(v, 64))
                .contains("These blocks are the larger ones")
                .doesNotContain("Smaller blocks");
    }

    @Test
    void a_follow_up_is_shown_whole() {
        FinishedAttempt drawn = DrawnScorecard.attempt();
        Step main = drawn.steps().get(0);
        Step grid = new Step(
                PromptKind.GRID,
                "The grid has **60 blocks**. What does the per-SM calculation tell you?",
                drawn.steps().get(1).text(),
                Worksheet.EMPTY,
                main.assessment(),
                List.of());
        FinishedAttempt attempt = new FinishedAttempt(
                drawn.variant(),
                List.of(main, grid),
                List.of(),
                drawn.scorecard(),
                drawn.startedAt(),
                drawn.finishedAt());
        assertThat(Said.of(attempt, new EvidenceLetters(drawn.scorecard())))
                .extracting(Said::prompt)
                .last()
                .isEqualTo("The grid has 60 blocks. What does the per-SM calculation tell you?");
    }

    @Test
    void a_curve_of_zeros_is_a_sentence() {
        Variant refused = null;
        for (long n = 0; refused == null; n++) {
            Variant v = ShippedBank.variant("impossible-launch", new Seed(2, n));
            if (v.blockSize() > 1024) refused = v;
        }
        TheSm sm = TheSm.of(refused, refused.blockSize());
        assertThat(sm.curves()).extracting(CurveChart::heading).containsExactly("Block size");
        assertThat(sm.flat())
                .containsExactly(
                        "No number of registers a thread makes it launch.",
                        "No number of bytes of shared memory a block makes it launch.");
        assertThat(TheSm.of(ShippedBank.variant("resident-warps", 1), 256).flat())
                .isEmpty();
    }
}
