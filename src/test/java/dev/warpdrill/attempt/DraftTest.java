package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.testing.Tab;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
class DraftTest {
    private final Candidate candidate = new Candidate();
    private String attempt;
    private Tab tab;

    @BeforeEach
    void a_question_is_on_the_table() {
        attempt = candidate.starts("resident-warps", 42);
        tab = candidate.opens(attempt);
    }

    @Test
    void a_draft_saved_by_the_button_is_there_when_the_page_is_opened_again() {
        tab.type("limit_registers", " 2 blocks?")
                .tick("Block slots")
                .type("text", "\n  I'd assume\n\tété 中文 🙂 <b>256</b>\n")
                .press("Save draft");
        Tab later = candidate.opens(attempt);
        assertThat(later.typed("limit_registers")).isEqualTo(" 2 blocks?");
        assertThat(later.typed("text")).isEqualTo("\n  I'd assume\n\tété 中文 🙂 <b>256</b>\n");
        assertThat(later.page().select("input[checked]").eachAttr("value")).containsExactly("blocks");
        assertThat(later.text()).containsPattern("Draft saved at \\d\\d:\\d\\d UTC");
    }

    @Test
    void enter_in_a_line_of_the_worksheet_saves_and_never_submits() {
        tab.type("block_size", "256").enter();
        assertThat(tab.text()).contains("Submit answer", "Draft saved at").doesNotContain("Follow-up");
        assertThat(tab.typed("block_size")).isEqualTo("256");
    }

    @Test
    void enter_after_a_question_asks_it() {
        tab.type("block_size", "256").type("question", "Is it static?").enter();
        assertThat(tab.text()).contains("You: Is it static?");
        assertThat(tab.typed("block_size")).isEqualTo("256");
    }

    @Test
    void another_tabs_draft_is_shown_before_it_is_replaced() {
        Tab stale = candidate.opens(attempt).type("text", "Here").type("limit_warps", "8");
        tab.type("text", "There").type("limit_warps", "9").press("Save draft");
        stale.press("Save draft");
        assertThat(stale.status()).isEqualTo(409);
        assertThat(stale.text())
                .startsWith("Another tab has saved a newer draft")
                .contains("Saved by another tab\nWarps allow | 9\nThere");
        assertThat(stale.typed("text")).isEqualTo("Here");
        assertThat(candidate.opens(attempt).typed("text")).isEqualTo("There");
        stale.press("Save draft");
        assertThat(stale.status()).isEqualTo(200);
        assertThat(candidate.opens(attempt).typed("text")).isEqualTo("Here");
        assertThat(candidate.opens(attempt).typed("limit_warps")).isEqualTo("8");
    }

    @Test
    void a_submit_on_top_of_another_tabs_draft_waits_until_it_was_seen() {
        Tab stale = candidate.opens(attempt).type("text", "Here");
        tab.type("text", "There").press("Save draft");
        stale.press("Submit answer");
        assertThat(stale.status()).isEqualTo(409);
        assertThat(stale.text()).contains("There", "Submit answer").doesNotContain("Follow-up");
        stale.press("Submit answer");
        assertThat(stale.text()).contains("Here", "Follow-up 1");
    }

    @Test
    void the_same_words_in_two_tabs_are_no_conflict() {
        Tab beside = candidate.opens(attempt).type("text", "Same");
        tab.type("text", "Same").press("Save draft");
        beside.press("Save draft");
        assertThat(beside.status()).isEqualTo(200);
    }

    @Test
    void drafts_saved_while_typing_count_up_and_a_page_is_never_in_conflict_with_itself() {
        JsonPath first = saved(200, Map.of("text", "On"));
        assertThat(first.getInt("revision")).isEqualTo(1);
        assertThat(first.getString("savedAt")).matches("\\d{4}-\\d\\d-\\d\\dT.*Z");
        // The page does not know of its first draft yet, as when an answer is still under way.
        assertThat(saved(200, Map.of("text", "On and on")).getInt("revision")).isEqualTo(2);
        assertThat(candidate.opens(attempt).typed("text")).isEqualTo("On and on");
    }

    @Test
    void while_typing_another_tabs_draft_is_told_and_not_replaced() {
        Tab beside = candidate.opens(attempt).type("text", "There").type("limit_warps", "9");
        beside.press("Save draft");
        JsonPath refused = saved(409, Map.of("text", "Here"));
        assertThat(refused.getString("reason")).isEqualTo("newer");
        assertThat(refused.getString("text")).isEqualTo("There");
        assertThat(refused.getString("figures")).isEqualTo("Warps allow 9");
        assertThat(refused.getInt("revision")).isEqualTo(1);
        assertThat(candidate.opens(attempt).typed("text")).isEqualTo("There");
    }

    @Test
    void while_typing_an_answer_from_another_tab_is_told() {
        candidate.opens(attempt).type("text", "16 warps").press("Submit answer");
        JsonPath refused = saved(409, Map.of("text", "Here"));
        assertThat(refused.getString("reason")).isEqualTo("answered");
        assertThat(candidate.opens(attempt).typed("text")).isEmpty();
    }

    @Test
    void a_follow_up_has_a_draft_of_its_own() {
        tab.type("text", "16 warps").press("Submit answer");
        assertThat(tab.typed("text")).isEmpty();
        tab.type("text", "The reserved").press("Save draft");
        assertThat(candidate.opens(attempt).typed("text")).isEqualTo("The reserved");
    }

    /** As the page's script saves. */
    private JsonPath saved(int status, Map<String, String> typed) {
        Map<String, String> form = new HashMap<>(typed);
        for (String name : new String[] {"position", "revision", "page"}) form.put(name, tab.typed(name));
        return candidate
                .browser
                .post(attempt + "/draft", form)
                .then()
                .statusCode(status)
                .contentType("application/json")
                .extract()
                .jsonPath();
    }
}
