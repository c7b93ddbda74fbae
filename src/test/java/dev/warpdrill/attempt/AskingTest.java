package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.testing.Tab;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import jakarta.transaction.UserTransaction;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Seed 45177 is an H100 PCIe, 128 registers, 57 KB of dynamic shared memory, a grid of 90 blocks; the interviewer says 64 threads. */
@QuarkusTest
class AskingTest {
    private static final long H100 = 45177;

    @Inject
    Attempts attempts;

    @Inject
    UserTransaction transaction;

    private final Candidate candidate = new Candidate();
    private String attempt;
    private Tab tab;

    @BeforeEach
    void a_question_is_on_the_table() {
        attempt = candidate.starts("resident-warps", H100);
        tab = candidate.opens(attempt);
    }

    @Test
    void questions_are_answered_with_this_variants_figures_and_the_draft_stays() {
        tab.type("text", "Half a thought").type("limit_warps", "8");
        ask("What's the block size?");
        ask("is the shared memory static?");
        ask("How big is the grid");
        ask("Which GPU is it exactly?");
        assertThat(tab.text())
                .contains("You: What's the block size? | 64 threads a block.")
                .contains("You: is the shared memory static? | Dynamic")
                .contains("You: How big is the grid | 90 blocks.")
                .contains("You: Which GPU is it exactly? | H100 PCIe, compute capability 9.0, 114 SMs.");
        assertThat(tab.typed("text")).isEqualTo("Half a thought");
        assertThat(tab.typed("limit_warps")).isEqualTo("8");
        assertThat(tab.address()).endsWith("#ask");
    }

    @Test
    void what_is_not_understood_is_said_with_what_can_be_asked() {
        ask("Do you like pizza?");
        assertThat(tab.text())
                .contains("That I can't tell you. What I can answer: What is the block size?")
                .doesNotContain("64 threads");
        tab.press("What is the block size?");
        assertThat(tab.text()).contains("You: What is the block size? | 64 threads a block.");
        assertThat(tab.page().select("button[name=offer]").eachText())
                .doesNotContain("What is the block size?")
                .contains("How many blocks has the grid?");
    }

    @Test
    void a_line_that_cannot_be_read_is_still_marked_after_a_question() {
        tab.type("limit_registers", "abc");
        ask("Block size?");
        assertThat(tab.typed("limit_registers")).isEqualTo("abc");
        assertThat(tab.page().select("input[aria-invalid=true]").eachAttr("name"))
                .containsExactly("limit_registers");
        assertThat(tab.text()).contains("\"abc\" is not a figure");
    }

    @Test
    void nothing_is_offered_to_who_has_not_asked() {
        assertThat(tab.page().select("button[name=offer]")).isEmpty();
    }

    @Test
    void the_same_question_twice_is_recorded_once_and_no_question_is_none() {
        ask("Block size?");
        ask("block size? ");
        ask("   ");
        assertThat(tab.page().select(".exchange dt").eachText()).containsExactly("You: Block size?");
    }

    @Test
    void asking_for_the_block_size_counts_as_stating_it() {
        ask("Block size?");
        submit();
        assertThat(met("block-size-stated")).isTrue();
    }

    @Test
    void asking_for_something_else_does_not() {
        ask("Which device is it?");
        submit();
        assertThat(met("block-size-stated")).isFalse();
    }

    @Test
    void a_hint_that_comes_after_the_question_takes_nothing_from_it() {
        ask("Block size?");
        tab.press("Show a hint");
        submit();
        tab.press("Finish now");
        assertThat(tab.text()).contains("Block size stated").doesNotContain("after a hint");
    }

    @Test
    void a_hint_that_came_before_the_question_gave_it_away() {
        tab.press("Show a hint");
        ask("Block size?");
        submit();
        tab.press("Finish now");
        assertThat(tab.text()).contains("Block size stated after a hint");
    }

    @Test
    void a_question_for_the_answer_is_not_answered_and_states_nothing() {
        ask("How many blocks fit per SM?");
        ask("Is there a block limit?");
        ask("How many registers per thread?");
        assertThat(tab.text())
                .contains("You: How many blocks fit per SM? | That is yours to work out.")
                .contains("You: Is there a block limit? | That is yours to work out.")
                .contains("You: How many registers per thread? | 128 registers a thread.");
        submit();
        assertThat(met("block-size-stated")).isFalse();
    }

    @Test
    void hints_come_one_at_a_time_and_are_recorded() {
        tab.type("text", "Half a thought").press("Show a hint");
        assertThat(tab.page().select(".hints li")).hasSize(1);
        assertThat(tab.typed("text")).isEqualTo("Half a thought");
        tab.press("Another hint");
        assertThat(tab.page().select(".hints li")).hasSize(2);
        submit();
        tab.press("Finish now");
        assertThat(tab.text()).containsOnlyOnce("Hint taken: The question is one fact short.");
    }

    @Test
    void a_hint_button_pressed_twice_takes_one_hint_and_the_last_hint_has_no_successor() {
        Tab beside = candidate.opens(attempt);
        tab.press("Show a hint");
        beside.press("Show a hint");
        assertThat(beside.page().select(".hints li")).hasSize(1);
        candidate.browser.post(attempt + "/hint", Map.of("position", "0", "revision", "0", "hint", "3"));
        assertThat(tab.refresh().page().select(".hints li")).hasSize(1);
        tab.press("Another hint").press("Another hint");
        assertThat(tab.page().select("button[name=hint]")).isEmpty();
        candidate.browser.post(attempt + "/hint", Map.of("position", "0", "revision", "0", "hint", "4"));
        assertThat(tab.refresh().page().select(".hints li")).hasSize(3);
    }

    private void ask(String question) {
        tab.type("question", question).press("Ask");
    }

    private void submit() {
        tab.type("text", "Registers bind: 2 blocks, 16 warps.").press("Submit answer");
    }

    private boolean met(String criterion) {
        return StoredAttempt.of(attempt, attempts, transaction)
                .assessments()
                .get(0)
                .met(criterion);
    }
}
