package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.grading.Step;
import java.util.List;
import org.junit.jupiter.api.Test;

class PointedAtTest {
    private static final List<Step> STEPS = DrawnScorecard.attempt().steps();

    @Test
    void words_of_that_answer_can_be_kept() {
        assertThat(new PointedAt("warp-limit", "0", "64 / 8 = 8").problem(STEPS))
                .isEmpty();
        assertThat(new PointedAt("warp-limit", "0", "  64 / 8 = 8\r\n").problem(STEPS))
                .isEmpty();
    }

    @Test
    void words_that_were_never_written_are_refused() {
        assertThat(new PointedAt("warp-limit", "0", "64/8=8").problem(STEPS))
                .hasValueSatisfying(p -> assertThat(p).startsWith("These words are not in that answer."));
    }

    @Test
    void words_of_another_answer_are_pointed_out_as_such() {
        assertThat(new PointedAt("next-limiter", "0", "at 64 it is 4 blocks").problem(STEPS))
                .hasValueSatisfying(p -> assertThat(p).contains("another of your answers"));
    }

    @Test
    void an_answer_that_is_not_there_and_an_empty_quote_are_refused() {
        assertThat(new PointedAt("warp-limit", "2", "64").problem(STEPS).orElseThrow())
                .contains("“2”");
        assertThat(new PointedAt("warp-limit", "-1", "64").problem(STEPS)).isPresent();
        assertThat(new PointedAt("warp-limit", null, "64").problem(STEPS)).isPresent();
        assertThat(new PointedAt("warp-limit", "0", " \n").problem(STEPS).orElseThrow())
                .startsWith("Nothing was quoted");
        assertThat(new PointedAt("warp-limit", "0", "6".repeat(2_001))
                        .problem(STEPS)
                        .orElseThrow())
                .contains("2001 characters");
    }

    @Test
    void a_letter_a_sign_or_a_part_of_a_word_says_nothing() {
        for (String quote : List.of("I", "a", "8", "/", ",", "= 8", "egister", "regis", "56 thr", "ssume 2"))
            assertThat(new PointedAt("warp-limit", "0", quote).problem(STEPS))
                    .as(quote)
                    .hasValueSatisfying(p -> assertThat(p).startsWith("That holds no whole word of your answer."));
        for (String quote : List.of("assume", "25%", "ssume 256", "256 thr", "so 2", "8 = 8 and"))
            assertThat(new PointedAt("warp-limit", "0", quote).problem(STEPS))
                    .as(quote)
                    .isEmpty();
    }

    @Test
    void only_a_criterion_that_was_not_met_can_be_objected_to() {
        assertThat(new PointedAt("next-limiter", "1", "x")
                        .isAboutMissed(DrawnScorecard.attempt().scorecard()))
                .isTrue();
        assertThat(new PointedAt("register-limit", "0", "x")
                        .isAboutMissed(DrawnScorecard.attempt().scorecard()))
                .isFalse();
        assertThat(new PointedAt("no-such-criterion", "0", "x")
                        .isAboutMissed(DrawnScorecard.attempt().scorecard()))
                .isFalse();
    }

    @Test
    void what_was_typed_comes_back_with_the_problem() {
        ObjectionForms.Refused refused = new PointedAt("next-limiter", "1", "my words").refused("No.");
        assertThat(refused.typed()).isEqualTo("my words");
        assertThat(refused.step()).isEqualTo(1);
        assertThat(new PointedAt("next-limiter", "abc", "my words")
                        .refused("No.")
                        .step())
                .isEqualTo(-1);
    }
}
