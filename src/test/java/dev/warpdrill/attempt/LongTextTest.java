package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.testing.Tab;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@QuarkusTest
class LongTextTest {
    private static final String LONGEST = "語".repeat(19_990) + " 16 warps.";

    private final Candidate candidate = new Candidate();

    @Test
    void twenty_thousand_characters_of_any_script_are_an_answer() {
        for (String text : List.of(LONGEST, "🙂".repeat(20_000), "é\n".repeat(10_000))) {
            Tab tab = candidate.sits("resident-warps", 42).type("text", text).press("Save draft");
            assertThat(tab.typed("text")).isEqualTo(text);
            tab.press("Submit answer");
            assertThat(tab.text()).contains("Follow-up 1");
            assertThat(tab.page().selectFirst("p.words").wholeText()).isEqualTo(text);
        }
    }

    @Test
    void one_more_is_told_with_the_number_and_the_text_stays() {
        for (String button : List.of("Submit answer", "Save draft", "Ask", "Show a hint")) {
            Tab tab = candidate
                    .sits("resident-warps", 42)
                    .type("text", LONGEST + "!")
                    .type("limit_warps", "8");
            tab.press(button);
            assertThat(tab.status()).as(button).isEqualTo(422);
            assertThat(tab.text())
                    .as(button)
                    .startsWith("Nothing was saved or counted: the text is too long.\nYour words")
                    .contains("These are 20,001 characters; at most 20,000 can be kept.");
            assertThat(tab.typed("text")).as(button).isEqualTo(LONGEST + "!");
            assertThat(tab.typed("limit_warps")).as(button).isEqualTo("8");
            tab.type("text", "16 warps").press("Submit answer");
            assertThat(tab.text()).as(button).contains("Follow-up 1").doesNotContain("20,001");
        }
    }

    @Test
    void a_whole_paper_by_mistake_comes_back_too() {
        String paper = "語".repeat(150_000);
        Tab tab = candidate.sits("resident-warps", 42).type("text", paper).press("Submit answer");
        assertThat(tab.text()).contains("These are 150,000 characters");
        assertThat(tab.typed("text")).isEqualTo(paper);
    }

    @Test
    void a_long_answer_that_comes_too_late_is_kept_as_far_as_it_can_be() {
        String attempt = candidate.starts("resident-warps", 42);
        Tab beside = candidate.opens(attempt).type("text", "🙂" + "a".repeat(30_000));
        candidate.opens(attempt).type("text", "16 warps").press("Submit answer");
        beside.press("Submit answer");
        assertThat(beside.page().selectFirst("blockquote.words").wholeText()).isEqualTo("🙂" + "a".repeat(19_999));
    }

    @Test
    void a_text_of_the_longest_length_is_a_draft_while_typing_too() {
        String attempt = candidate.starts("resident-warps", 42);
        String page = candidate.opens(attempt).typed("page");
        assertThat(candidate
                        .browser
                        .post(attempt + "/draft", Map.of("position", "0", "page", page, "text", LONGEST))
                        .statusCode())
                .isEqualTo(200);
        assertThat(candidate
                        .browser
                        .post(attempt + "/draft", Map.of("position", "0", "page", page, "text", LONGEST + "!"))
                        .jsonPath()
                        .getString("reason"))
                .isEqualTo("too-long");
        assertThat(candidate.opens(attempt).typed("text")).isEqualTo(LONGEST);
    }
}
