package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.testing.VisibleText;
import dev.warpdrill.testing.Visitor;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

@QuarkusTest
class HistoryTest {

    @Test
    void a_first_visit_finds_a_way_in_and_leaves_nothing_behind() {
        Response response = RestAssured.get("/attempts");
        assertThat(VisibleText.of(response.asString())).contains("Nothing here yet.", "Choose a question");
        assertThat(response.cookies().keySet()).doesNotContain("guest");
    }

    @Test
    void attempts_are_listed_newest_first_and_can_be_reopened() {
        Candidate candidate = new Candidate();
        String finished = candidate.finishes();
        String open = candidate.starts("odd-warps", 7);
        Document page = candidate.browser.page("/attempts");
        assertThat(page.select("tbody a").eachAttr("href")).containsExactly(open, finished + "/scorecard");
        Element newest = page.selectFirst("tbody tr");
        assertThat(newest.text()).contains("Odd numbers of warps", "UTC", "Not finished", "Continue");
        assertThat(page.select("tbody tr").get(1).text()).contains("Resident warps", "Scorecard");
        for (String link : page.select("tbody a").eachAttr("href")) candidate.browser.page(link);
    }

    @Test
    void one_guest_never_sees_anothers_attempts() {
        new Candidate().finishes();
        Candidate other = new Candidate();
        String own = other.starts("resident-warps", 1);
        assertThat(other.browser.page("/attempts").select("tbody a").eachAttr("href"))
                .containsExactly(own);
    }

    @Test
    void more_than_fifty_come_in_pages() {
        Candidate candidate = new Candidate();
        for (int seed = 0; seed < History.PAGE_SIZE + 1; seed++) candidate.starts("resident-warps", seed);
        Document first = candidate.browser.page("/attempts");
        assertThat(first.select("tbody tr")).hasSize(History.PAGE_SIZE);
        assertThat(first.select("nav[aria-label=Pages] a").eachText()).containsExactly("Older");
        Document second = candidate.browser.page("/attempts?page=1");
        assertThat(second.select("tbody tr")).hasSize(1);
        assertThat(second.select("nav[aria-label=Pages] a").eachAttr("href")).containsExactly("/attempts");
        assertThat(candidate.browser.page("/attempts?page=x").select("tbody tr"))
                .hasSize(History.PAGE_SIZE);
        assertThat(new Visitor().text("/attempts?page=3")).contains("Nothing here yet.");
    }
}
