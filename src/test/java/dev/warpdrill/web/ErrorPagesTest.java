package dev.warpdrill.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.testing.RawAnswer;
import dev.warpdrill.testing.Visitor;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

@QuarkusTest
class ErrorPagesTest {
    private static final String ATTEMPT = "/attempts/11111111-1111-1111-1111-111111111111";

    @Test
    void an_unknown_address_is_named_and_leads_on() {
        Document page = page(given().get("/practise/<b>"), 404);
        assertThat(page.text()).contains("There is nothing here", "GET /practise/");
        assertThat(page.select("main b")).isEmpty();
        assertThat(page.select("main a").eachAttr("href")).containsExactly("/", "/attempts");
    }

    @Test
    void a_form_whose_token_is_not_the_browsers_gives_back_what_was_typed() {
        Response answer = new Visitor()
                .postWithToken(
                        "forged",
                        ATTEMPT + "/answer",
                        Map.of("text", "</textarea><b>16 warps</b>", "blocks_per_sm", "2", "revision", "7"));
        Document page = page(answer, 400);
        assertThat(page.text()).contains("This form has expired", "Nothing was counted");
        assertThat(page.selectFirst("#kept").wholeText()).isEqualTo("</textarea><b>16 warps</b>\nblocks per sm: 2");
        assertThat(page.selectFirst("label[for=kept]").text()).isEqualTo("What you typed");
        assertThat(page.select("main b")).isEmpty();
        assertThat(page.select("main a").eachAttr("href")).containsExactly(ATTEMPT, "/attempts");
    }

    @Test
    void an_expired_form_without_words_shows_no_empty_box() {
        Document page = page(new Visitor().postWithToken("forged", "/theme", Map.of("theme", "dark")), 400);
        assertThat(page.select("#kept")).isEmpty();
    }

    @Test
    void a_reloaded_form_address_leads_back_to_its_attempt() {
        Document page = page(given().get(ATTEMPT + "/answer"), 404);
        assertThat(page.select("main a").eachAttr("href")).containsExactly(ATTEMPT, "/attempts");
    }

    @Test
    void an_address_that_takes_forms_says_so_when_it_is_opened_as_a_page() {
        Document page = page(given().get("/theme"), 405);
        assertThat(page.text()).contains("only takes the forms of its page", "GET /theme");
    }

    @Test
    void a_form_far_too_long_is_refused_with_the_limit() {
        Visitor visitor = new Visitor();
        Document page = page(visitor.post(ATTEMPT + "/answer", Map.of("text", "x".repeat(2_200_000))), 413);
        assertThat(page.text()).contains("20,000 characters", "shorten it");
    }

    @Test
    void a_fault_of_ours_says_so_and_nothing_of_its_reason() {
        Document page = page(given().get("/broken"), 500);
        assertThat(page.text())
                .contains("Something broke on our side", "GET /broken")
                .doesNotContain("secret");
    }

    @Test
    void a_malformed_address_gets_a_page_that_names_it_and_leads_on() {
        for (String address : List.of("/attempts/%00", "/%ff", "/practice?x=%00", "/%ED%A0%80", "/css/%C3"))
            assertThat(page(RawAnswer.to(address), 400).text())
                    .as(address)
                    .contains("That could not be read", "GET " + address, "A question to answer");
        assertThat(page(RawAnswer.to(ATTEMPT + "/%00"), 400).select("main a").eachAttr("href"))
                .containsExactly(ATTEMPT, "/attempts");
    }

    @Test
    void a_very_long_address_is_told_to_be_too_long() {
        for (int length : new int[] {4_001, 100_000})
            assertThat(page(RawAnswer.to("/" + "a".repeat(length - 1)), 414).text())
                    .contains("This address is too long");
        assertThat(page(RawAnswer.to("/" + "a".repeat(3_999)), 404).text()).contains("There is nothing here");
    }

    @Test
    void the_api_answers_a_malformed_address_with_a_problem() {
        for (String address : List.of("/api/v1/%ff", "/api/v1/questions/%00", "/api/v1/" + "a".repeat(4_000))) {
            RawAnswer answer = RawAnswer.to(address);
            assertThat(answer.head()).as(address).contains("application/problem+json");
            assertThat(answer.status()).as(address).isIn(400, 414);
            assertThat(answer.body()).contains("\"status\":" + answer.status());
        }
    }

    @Test
    void a_form_that_cannot_be_decoded_is_not_called_expired_or_a_fault_of_ours() {
        Response answer = given().contentType("application/x-www-form-urlencoded")
                .body("text=%zz")
                .post(ATTEMPT + "/answer");
        assertThat(page(answer, 400).text())
                .contains("That could not be read", "POST " + ATTEMPT)
                .doesNotContain("expired");
    }

    private static Document page(RawAnswer answer, int status) {
        assertThat(answer.status()).isEqualTo(status);
        assertThat(answer.head()).contains("text/html");
        return Jsoup.parse(answer.body());
    }

    private static Document page(Response answer, int status) {
        answer.then().statusCode(status).contentType("text/html");
        return Jsoup.parse(answer.asString());
    }
}
