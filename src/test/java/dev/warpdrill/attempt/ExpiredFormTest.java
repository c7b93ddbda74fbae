package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.testing.Tab;
import dev.warpdrill.testing.VisibleText;
import dev.warpdrill.testing.Visitor;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

@QuarkusTest
class ExpiredFormTest {
    private static final Map<String, Object> FORM = Map.of(
            "position", "0", "text", "16 warps", "limit_registers", "2", "binding", List.of("registers", "warps"));

    private final Candidate candidate = new Candidate();

    @Test
    void a_form_with_a_stale_token_comes_back_with_everything_typed_and_nothing_is_counted() {
        String attempt = candidate.starts("resident-warps", 42);
        for (String button : List.of("/answer", "/save", "/ask", "/hint")) {
            Response response = candidate.browser.postWithToken("AAAAAAAAAAAAAAAAAAAAAA", attempt + button, FORM);
            assertThat(response.statusCode()).isEqualTo(400);
            assertThat(response.header("Cache-Control")).isEqualTo("no-store");
            assertThat(VisibleText.of(response.asString()))
                    .startsWith("This page had expired, so nothing was saved or counted. Everything you typed is here");
            Document page = Jsoup.parse(response.asString());
            assertThat(page.selectFirst("textarea").wholeText()).isEqualTo("16 warps");
            assertThat(page.selectFirst("#limit_registers").attr("value")).isEqualTo("2");
            assertThat(page.select("input[checked]").eachAttr("value")).containsExactly("registers", "warps");
        }
        assertThat(candidate.opens(attempt).typed("text")).isEmpty();
    }

    @Test
    void the_page_that_comes_back_can_be_sent() {
        String attempt = candidate.starts("resident-warps", 42);
        Tab tab = candidate.opens(attempt).type("text", "16 warps");
        tab.page().selectFirst("main input[name=csrf-token]").attr("value", "AAAAAAAAAAAAAAAAAAAAAA");
        tab.press("Submit answer");
        assertThat(tab.text()).contains("This page had expired");
        tab.press("Submit answer");
        assertThat(tab.text()).contains("16 warps", "Follow-up 1");
    }

    @Test
    void a_browser_that_lost_the_tokens_cookie_gets_a_new_one_with_the_page() {
        String attempt = candidate.starts("resident-warps", 42);
        Tab tab = candidate.opens(attempt).type("text", "16 warps");
        candidate.browser.forget("csrf");
        tab.press("Submit answer");
        assertThat(tab.text()).contains("This page had expired");
        tab.press("Submit answer");
        assertThat(tab.text()).contains("16 warps", "Follow-up 1");
    }

    @Test
    void a_browser_that_lost_all_cookies_is_shown_its_words_to_copy() {
        String attempt = candidate.starts("resident-warps", 42);
        Response response = new Visitor().postWithToken("AAAAAAAAAAAAAAAAAAAAAA", attempt + "/answer", FORM);
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(Jsoup.parse(response.asString()).selectFirst("textarea").wholeText())
                .startsWith("16 warps\n")
                .contains("limit registers: 2", "binding: registers, warps");
        assertThat(response.asString()).doesNotContain("B200");
    }

    @Test
    void an_expired_form_of_a_prompt_answered_meanwhile_is_shown_to_copy() {
        String attempt = candidate.starts("resident-warps", 42);
        candidate.opens(attempt).type("text", "First").press("Submit answer");
        Response response = candidate.browser.postWithToken("AAAAAAAAAAAAAAAAAAAAAA", attempt + "/answer", FORM);
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(Jsoup.parse(response.asString())
                        .selectFirst("textarea[readonly]")
                        .wholeText())
                .startsWith("16 warps\n")
                .contains("limit registers: 2", "binding: registers, warps");
    }
}
