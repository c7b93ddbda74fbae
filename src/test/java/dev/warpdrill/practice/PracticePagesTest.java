package dev.warpdrill.practice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.bank.Bank;
import dev.warpdrill.question.Question;
import dev.warpdrill.question.Seed;
import dev.warpdrill.question.Variant;
import dev.warpdrill.testing.VisibleText;
import dev.warpdrill.web.BoldText;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

@QuarkusTest
class PracticePagesTest {
    @Inject
    Bank bank;

    @Test
    void home_has_a_question_ready_and_says_what_it_takes() {
        String text = VisibleText.of(page("/", 200));
        assertThat(text)
                .startsWith("A question to start with\nA kernel uses ")
                .contains("How many warps are active per SM on")
                .contains("At the end, as in an interview", "After each step", "Answer it", "Show me another")
                .contains("About 10 minutes. No sign-up.")
                .contains("Which runs out first?");
        for (Question question : bank.questions()) assertThat(text).contains(question.title(), question.summary());
    }

    @Test
    void home_opens_no_door_to_what_is_not_there() {
        assertThat(page("/", 200)).doesNotContain("Interview</", "Train<", "Explorer");
    }

    @Test
    void home_starts_the_very_variant_that_it_shows() {
        Document home = Jsoup.parse(page("/", 200));
        String id = home.selectFirst("form.start").attr("action").replace("/practice/", "");
        Seed seed = Seed.parse(home.selectFirst("input[name=seed]").attr("value"));
        Variant variant = bank.variant(bank.question(id).orElseThrow(), seed);
        assertThat(home.selectFirst("h1").text())
                .isEqualTo(BoldText.of(variant.prompt()).plain());
    }

    @Test
    void visits_differ_and_no_cache_keeps_one() {
        assertThat(given().get("/").header("Cache-Control")).contains("no-store");
        assertThat(Jsoup.parse(page("/", 200)).selectFirst("input[name=seed]").attr("value"))
                .isNotEqualTo(Jsoup.parse(page("/", 200))
                        .selectFirst("input[name=seed]")
                        .attr("value"));
    }

    @Test
    void a_device_filter_understands_aliases_and_keeps_to_the_device() {
        for (int visit = 0; visit < 3; visit++) {
            Document home = Jsoup.parse(page("/?device=h100", 200));
            assertThat(home.selectFirst("h1").text()).contains("H100 SXM");
            assertThat(home.selectFirst("option[selected]").text()).isEqualTo("H100 SXM");
        }
        Response drawn = given().redirects().follow(false).get("/practice/resident-warps?device=rtx4090");
        assertThat(drawn.statusCode()).isEqualTo(303);
        assertThat(VisibleText.of(page(drawn.header("Location"), 200))).contains("RTX 4090");
    }

    @Test
    void an_unknown_device_is_named_beside_those_that_exist() {
        assertThat(VisibleText.of(page("/?device=h1000", 404)))
                .startsWith("There is no device called “h1000” here, so any device is shown. Known are ")
                .contains("RTX 4090");
        assertThat(VisibleText.of(page("/practice?device=%3Cb%3E", 404))).contains("“<b>”");
        assertThat(VisibleText.of(page("/practice/resident-warps?device=h1000", 404)))
                .contains("“h1000”");
    }

    @Test
    void the_same_seed_is_the_same_page_for_ever() {
        String first = VisibleText.of(page("/practice/resident-warps/42", 200));
        assertThat(VisibleText.of(page("/practice/resident-warps/42", 200))).isEqualTo(first);
        assertThat(VisibleText.of(page("/practice/resident-warps/43", 200))).isNotEqualTo(first);
    }

    @Test
    void no_page_before_the_answer_tells_a_withheld_block_size() {
        Question question = bank.question("resident-warps").orElseThrow();
        for (int number = 0; number < 40; number++) {
            Variant variant = bank.variant(question, new Seed(1, number));
            String html = page("/practice/resident-warps/" + number, 200);
            variant.hints().forEach(h -> assertThat(html).doesNotContain(h.text()));
            assertThat(html).doesNotContain(variant.blockSize() + " threads");
        }
    }

    @Test
    void a_question_that_is_not_there_is_told_with_those_that_are() {
        assertThat(VisibleText.of(page("/practice/warps/42", 404)))
                .startsWith("There is no such question\nThe address names the question “warps”. These exist:")
                .contains("Resident warps");
        assertThat(VisibleText.of(page("/practice/%3Cscript%3E", 404))).contains("“<script>”");
    }

    @Test
    void a_seed_that_is_none_is_told_with_what_would_be_one() {
        assertThat(VisibleText.of(page("/practice/resident-warps/abc", 400)))
                .contains("\"abc\" is not a seed; a seed is a whole number such as 42")
                .contains("Resident warps, with fresh numbers");
        assertThat(VisibleText.of(page("/practice/resident-warps/9-42", 400))).contains("no draw version 9");
        assertThat(VisibleText.of(page("/practice/resident-warps/9999999999999999", 400)))
                .contains("from 0 to");
    }

    @Test
    void a_seed_behind_a_question_mark_leads_to_its_variant() {
        Response seeded = given().redirects().follow(false).get("/practice/resident-warps?seed=2-42");
        assertThat(seeded.statusCode()).isEqualTo(303);
        assertThat(seeded.header("Location")).endsWith("/practice/resident-warps/2-42");
        assertThat(VisibleText.of(page("/practice/resident-warps?seed=abc", 400)))
                .contains("\"abc\" is not a seed");
    }

    @Test
    void a_visit_leaves_no_guest_behind() {
        assertThat(given().get("/").cookies().keySet()).allMatch(name -> name.equals("csrf"));
    }

    private static String page(String address, int status) {
        return given().urlEncodingEnabled(false)
                .get(address)
                .then()
                .statusCode(status)
                .contentType("text/html")
                .extract()
                .asString();
    }
}
