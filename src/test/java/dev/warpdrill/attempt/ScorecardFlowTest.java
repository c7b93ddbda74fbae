package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.testing.Visitor;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

@QuarkusTest
class ScorecardFlowTest {
    private final Candidate candidate = new Candidate();

    @Test
    void a_finished_attempt_has_its_scorecard() {
        String attempt = candidate.finishes();
        String text = candidate.browser.text(attempt + "/scorecard");
        assertThat(text)
                .contains("What you said", "Worked solution", "The SM", "What moves it", "What to practice next")
                .contains("256 threads^a per block");
        assertThat(candidate.browser.get(attempt + "/scorecard").header("Cache-Control"))
                .contains("no-store");
    }

    @Test
    void before_the_end_there_is_the_attempt_instead() {
        String attempt = candidate.starts("resident-warps", 42);
        assertThat(Visitor.target(candidate.browser.get(attempt + "/scorecard")))
                .isEqualTo(attempt);
        assertThat(Visitor.target(candidate.browser.post(attempt + "/share", Map.of())))
                .isEqualTo(attempt);
        assertThat(Visitor.target(candidate.browser.post(
                        attempt + "/objections", Map.of("criterion", "result", "step", "0", "quote", "x"))))
                .isEqualTo(attempt);
    }

    @Test
    void links_to_practice_next_open_and_are_the_same_each_time() {
        String attempt = candidate.finishes();
        List<String> links = next(attempt);
        assertThat(links).isNotEmpty().hasSizeLessThanOrEqualTo(3).doesNotHaveDuplicates();
        assertThat(next(attempt)).isEqualTo(links);
        for (String link : links) candidate.browser.page(link);
    }

    private List<String> next(String attempt) {
        return candidate.browser.page(attempt + "/scorecard").select(".next a").eachAttr("href");
    }

    @Test
    void for_another_guest_the_attempt_is_not_there_on_any_address() {
        String attempt = candidate.finishes();
        Visitor stranger = new Candidate().browser;
        stranger.get("/");
        Candidate other = new Candidate();
        other.finishes();
        for (Visitor visitor : List.of(stranger, other.browser)) {
            assertThat(visitor.get(attempt).statusCode()).isEqualTo(404);
            assertThat(visitor.get(attempt + "/scorecard").statusCode()).isEqualTo(404);
            for (String change : List.of("/share", "/unshare", "/objections", "/answer", "/finish", "/hint", "/ask")) {
                Response response = visitor.post(attempt + change, Map.of("criterion", "result"));
                assertThat(response.statusCode()).as(change).isEqualTo(404);
                assertThat(response.asString()).doesNotContain("256 threads");
            }
        }
        assertThat(candidate.browser.page(attempt + "/scorecard").select("#share-link"))
                .isEmpty();
    }

    @Test
    void an_id_that_is_none_is_not_there_either() {
        candidate.finishes();
        assertThat(candidate.browser.get("/attempts/1/scorecard").statusCode()).isEqualTo(404);
        assertThat(candidate
                        .browser
                        .get("/attempts/00000000-0000-0000-0000-000000000000/scorecard")
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void whatever_a_candidate_types_is_shown_as_typed() {
        String attack = "</p><script>alert('a')</script> <img src=x onerror=alert(1)> 16 warps & \"25%\"";
        String attempt = candidate.finishes(
                "resident-warps",
                42,
                attack,
                Map.of("limit_registers", "<b onclick=alert(2)>2</b>", "occupancy", "25%"));
        Document page = candidate.browser.page(attempt + "/scorecard");
        assertThat(page.select("main script, main img, [onerror], [onclick]")).isEmpty();
        assertThat(page.selectFirst(".answer").text()).contains("<script>alert('a')</script>");
        assertThat(page.select(".solution").text()).contains("<b onclick=alert(2)>2</b>", "could not be read");
    }

    @Test
    void a_question_to_the_interviewer_is_shown_as_typed_too() {
        String attempt = candidate.starts("resident-warps", 42);
        candidate.browser.post(
                attempt + "/ask",
                Map.of("question", "<img src=x onerror=alert(3)> block size?", "position", "0", "revision", "0"));
        candidate.browser.post(
                attempt + "/answer", Map.of("text", "16 warps.", "position", "0", "revision", "0", "anyway", "yes"));
        candidate.browser.post(attempt + "/finish", Map.of("position", "1", "revision", "0"));
        Document page = candidate.browser.page(attempt + "/scorecard");
        assertThat(page.select("main img, [onerror]")).isEmpty();
        assertThat(page.selectFirst(".answer").text()).contains("<img src=x onerror=alert(3)> block size?");
    }

    @Test
    void every_kind_of_question_has_a_scorecard_impossible_launches_too() {
        for (String question : List.of("impossible-launch", "largest-registers", "odd-warps"))
            for (long seed = 0; seed < 8; seed++) {
                String attempt = candidate.finishes(
                        question, seed, "It launches, I think.", Map.of("launches", "yes", "largest_registers", "64"));
                assertThat(candidate.browser.text(attempt + "/scorecard"))
                        .as("%s %d", question, seed)
                        .contains("Worked solution", "as given", "The SM");
            }
    }
}
