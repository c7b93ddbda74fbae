package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.testing.Tab;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
class SubmittingTest {
    private static final long H100 = 57786;

    private final Candidate candidate = new Candidate();
    private String attempt;
    private Tab tab;

    @BeforeEach
    void a_question_is_on_the_table() {
        attempt = candidate.starts("resident-warps", H100);
        tab = candidate.opens(attempt);
    }

    @Test
    void the_same_form_sent_twice_counts_once() {
        Tab beside = candidate.opens(attempt).type("text", "2 blocks, 16 warps.");
        tab.type("text", "2 blocks, 16 warps.").press("Submit answer");
        beside.press("Submit answer");
        assertThat(beside.text())
                .startsWith("“Resident warps” had been answered already: the first answer stands and was counted once.")
                .containsOnlyOnce("2 blocks, 16 warps.")
                .contains("Follow-up 1")
                .doesNotContain("Follow-up 2");
    }

    @Test
    void another_answer_from_a_second_tab_is_shown_and_not_counted() {
        Tab beside = candidate
                .opens(attempt)
                .type("text", "In truth it is 3 blocks.")
                .type("limit_registers", "3");
        tab.type("text", "It is 2 blocks.").press("Submit answer");
        beside.press("Submit answer");
        assertThat(beside.text())
                .contains("It is 2 blocks.\n"
                        + "Sent after the answer above had been counted. That one stands; this is kept, not counted:\n"
                        + "Registers allow | 3\nIn truth it is 3 blocks.");
        assertThat(tab.refresh().text()).contains("In truth it is 3 blocks.");
    }

    @Test
    void a_third_answer_is_kept_beside_the_second() {
        Tab second = candidate.opens(attempt).type("text", "Second");
        Tab third = candidate.opens(attempt).type("text", "Third");
        tab.type("text", "First").press("Submit answer");
        second.press("Submit answer");
        third.press("Submit answer");
        assertThat(third.text()).contains("First", "Second", "Third");
    }

    @Test
    void an_answer_from_before_the_end_is_kept_after_it() {
        tab.type("text", "16 warps").press("Submit answer");
        Tab beside = candidate.opens(attempt).type("text", "The reserved 1 KB");
        tab.press("Finish now");
        beside.press("Submit answer");
        assertThat(beside.text())
                .startsWith("The attempt had ended already: nothing more was counted. What came later is kept below")
                .contains("Written, but not submitted before the end: kept, not counted.\nThe reserved 1 KB")
                .contains("Open the scorecard");
    }

    @Test
    void who_would_leave_words_behind_is_asked_before_the_end() {
        tab.type("text", "16 warps")
                .press("Submit answer")
                .type("text", "The reserved 1 KB")
                .press("Finish now");
        assertThat(tab.status()).isEqualTo(422);
        assertThat(tab.text())
                .startsWith("You have written something for this follow-up. Submit it, or finish without it.");
        assertThat(tab.typed("text")).isEqualTo("The reserved 1 KB");
        tab.press("Finish without it");
        assertThat(tab.address()).endsWith("/scorecard");
        assertThat(candidate.opens(attempt).text()).contains("not submitted before the end", "The reserved 1 KB");
    }

    @Test
    void lines_that_cannot_be_read_are_pointed_out_and_nothing_is_counted() {
        tab.type("limit_registers", "two-ish")
                .type("occupancy", "16 apples")
                .type("limit_warps", "8")
                .type("text", "Registers bind.")
                .tick("Registers")
                .press("Submit answer");
        assertThat(tab.status()).isEqualTo(422);
        assertThat(tab.text())
                .startsWith("Nothing was counted yet: 2 lines of the worksheet cannot be read.")
                .contains("\"two-ish\" is not a figure; write a whole number of blocks, such as 4.");
        assertThat(tab.typed("limit_registers")).isEqualTo("two-ish");
        assertThat(tab.typed("occupancy")).isEqualTo("16 apples");
        assertThat(tab.typed("limit_warps")).isEqualTo("8");
        assertThat(tab.typed("text")).isEqualTo("Registers bind.");
        assertThat(tab.page().select("input[checked]").eachAttr("value")).containsExactly("registers");
        assertThat(tab.page().select("#limit_registers").attr("aria-describedby"))
                .isEqualTo(tab.page().select(".field-problem").first().id());
        assertThat(candidate.opens(attempt).typed("limit_registers")).isEqualTo("two-ish");
    }

    @Test
    void a_line_mended_after_it_was_pointed_out_is_counted() {
        tab.type("limit_registers", "two-ish").press("Submit answer").type("limit_registers", "2");
        tab.press("Submit answer");
        assertThat(tab.text()).contains("Registers allow | 2", "Follow-up 1").doesNotContain("two-ish");
    }

    @Test
    void who_insists_submits_without_the_lines_that_cannot_be_read() {
        tab.type("limit_registers", "two-ish").type("limit_warps", "8").press("Submit answer");
        tab.press("Submit anyway");
        assertThat(tab.text()).contains("Follow-up 1", "Registers allow | two-ish", "Warps allow | 8");
    }

    @Test
    void nothing_at_all_is_not_scored_in_silence() {
        tab.press("Submit answer");
        assertThat(tab.status()).isEqualTo(422);
        assertThat(tab.text()).startsWith("You have not written anything yet. Nothing was counted.");
        tab.press("Submit it empty");
        assertThat(tab.text()).contains("Submitted without an answer.", "Follow-up 1");
    }

    @Test
    void words_written_after_the_warning_are_checked_like_any() {
        tab.press("Submit answer").type("limit_warps", "many").press("Submit it empty");
        assertThat(tab.text()).contains("Nothing was counted yet: 1 line of the worksheet cannot be read.");
    }

    @Test
    void a_question_typed_but_not_asked_is_answered_before_anything_is_final() {
        tab.type("text", "16 warps").type("question", "What is the block size?").press("Submit answer");
        assertThat(tab.text())
                .startsWith("You had typed a question.")
                .contains("256 threads a block.")
                .doesNotContain("Follow-up 1");
        tab.press("Submit answer");
        assertThat(tab.text()).contains("You: What is the block size?", "Follow-up 1");
    }

    @Test
    void no_get_changes_anything_and_back_shows_where_things_stand() {
        assertThat(candidate.browser.get(attempt).header("Cache-Control")).isEqualTo("no-store");
        tab.type("text", "16 warps").press("Submit answer");
        for (int i = 0; i < 3; i++)
            assertThat(tab.refresh().text()).contains("Follow-up 1").doesNotContain("Follow-up 2");
    }

    @Test
    void a_follow_up_that_was_not_reached_cannot_be_answered() {
        candidate.browser.post(attempt + "/probes/3", Map.of("text", "Early"));
        assertThat(tab.refresh().text()).contains("Submit answer").doesNotContain("Early", "Follow-up");
        assertThat(candidate
                        .browser
                        .post(attempt + "/probes/x", Map.of("text", "Early"))
                        .statusCode())
                .isEqualTo(404);
    }
}
