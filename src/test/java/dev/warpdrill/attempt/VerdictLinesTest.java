package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.warpdrill.grading.Judgment;
import dev.warpdrill.grading.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

class VerdictLinesTest {

    @Test
    void reasons_do_not_repeat_their_heading() {
        VerdictLines lines = of(
                Verdict.HIRE,
                "Hire, not Strong Hire: no spill cost.",
                "Hire, not Strong Hire: 2 of 5.",
                "Forgot 1 KB.");
        assertThat(lines.reasonsTitle()).isEqualTo("Why not strong hire");
        assertThat(lines.reasons()).containsExactly("No spill cost.", "2 of 5.", "Forgot 1 KB.");
    }

    @Test
    void the_scale_is_filled_up_to_the_verdict() {
        assertThat(of(Verdict.WEAK).scale())
                .extracting(VerdictLines.ScaleStep::reached)
                .containsExactly(true, false, false);
        assertThat(of(Verdict.HIRE).scale())
                .extracting(VerdictLines.ScaleStep::current)
                .containsExactly(false, true, false);
        assertThat(of(Verdict.STRONG_HIRE).scale()).allMatch(VerdictLines.ScaleStep::reached);
    }

    @Test
    void the_best_verdict_says_why_it_is_given() {
        assertThat(of(Verdict.STRONG_HIRE, "All four limits.").reasonsTitle()).isEqualTo("Why strong hire");
    }

    @Test
    void a_verdict_on_a_single_follow_up_is_refused() {
        assertThatThrownBy(() -> of(Verdict.OK)).hasMessageContaining("OK");
    }

    @Test
    void a_prompt_is_shown_by_what_it_asks() {
        assertThat(Said.asked("It uses **57.5 KB**. You launch it. Does it launch, and why?"))
                .isEqualTo("Does it launch, and why?");
        assertThat(Said.asked("How do you see the real number?")).isEqualTo("How do you see the real number?");
    }

    private static VerdictLines of(Verdict verdict, String... reasons) {
        return VerdictLines.of(new Judgment(verdict, "So it is.", List.of(reasons)));
    }
}
