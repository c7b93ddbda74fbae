package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.bank.ShippedBank;
import dev.warpdrill.testing.Visitor;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

@QuarkusTest
class ObjectionsTest {
    @Inject
    Objections objections;

    private final Candidate candidate = new Candidate();

    @Test
    void words_pointed_at_are_kept_with_the_scorecard() {
        String attempt = candidate.finishes();
        String criterion = missed(attempt);
        Response sent = object(attempt, criterion, "0", "Registers allow 2 blocks");
        assertThat(Visitor.target(sent)).isEqualTo(attempt + "/scorecard#criterion-" + criterion);
        assertThat(row(attempt, criterion).select(".objection > p q").text()).isEqualTo("Registers allow 2 blocks");
        assertThat(row(attempt, criterion).select("summary").text()).isEqualTo("Change or withdraw");
    }

    @Test
    void a_criterion_has_one_quote_which_can_be_changed_and_withdrawn() {
        String attempt = candidate.finishes();
        String criterion = missed(attempt);
        object(attempt, criterion, "0", "Registers allow 2 blocks");
        object(attempt, criterion, "0", "so it is 16 warps");
        assertThat(row(attempt, criterion).select(".objection > p q").eachText())
                .containsExactly("so it is 16 warps");
        Map<String, String> form = Map.of("criterion", criterion, "step", "0", "quote", "", "withdraw", "yes");
        candidate.browser.post(attempt + "/objections", form).then().statusCode(303);
        assertThat(row(attempt, criterion).select(".objection > p")).isEmpty();
    }

    @Test
    void words_that_were_not_written_come_back_with_what_was_typed() {
        String attempt = candidate.finishes();
        String criterion = missed(attempt);
        Response sent = object(attempt, criterion, "0", "<b>Registers</b> allow 3 blocks");
        assertThat(sent.statusCode()).isEqualTo(422);
        Document page = Jsoup.parse(sent.asString());
        Element open = page.selectFirst("details[open]");
        assertThat(open.select("[role=alert]").text()).startsWith("These words are not in that answer.");
        assertThat(open.selectFirst("textarea").wholeText()).isEqualTo("<b>Registers</b> allow 3 blocks");
        assertThat(page.select("main b:containsOwn(Registers)")).isEmpty();
        assertThat(row(attempt, criterion).select(".objection > p")).isEmpty();
    }

    @Test
    void a_single_letter_comes_back_with_what_would_be_right() {
        String attempt = candidate.finishes();
        Response sent = object(attempt, missed(attempt), "0", "g");
        assertThat(sent.statusCode()).isEqualTo(422);
        Element open = Jsoup.parse(sent.asString()).selectFirst("details[open]");
        assertThat(open.select("[role=alert]").text()).startsWith("That holds no whole word of your answer.");
        assertThat(open.selectFirst("textarea").wholeText()).isEqualTo("g");
    }

    @Test
    void only_a_missed_criterion_of_this_scorecard_can_be_objected_to() {
        String attempt = candidate.finishes();
        assertThat(object(attempt, "no-such-criterion", "0", "16 warps").statusCode())
                .isEqualTo(404);
        Document page = candidate.browser.page(attempt + "/scorecard");
        assertThat(page.select(".criteria li:not(.missed) form")).isEmpty();
        String met = page.selectFirst(".criteria li:not(.missed)").id().replace("criterion-", "");
        assertThat(object(attempt, met, "0", "16 warps").statusCode()).isEqualTo(404);
    }

    @Test
    void a_reader_of_the_shared_link_sees_the_quote() {
        String attempt = candidate.finishes();
        String criterion = missed(attempt);
        object(attempt, criterion, "0", "Registers allow 2 blocks");
        candidate.browser.post(attempt + "/share", Map.of());
        String link = candidate
                .browser
                .page(attempt + "/scorecard")
                .selectFirst("#share-link")
                .attr("value");
        Document shared = Jsoup.parse(new Visitor().get(link).asString());
        assertThat(shared.select("#criterion-" + criterion + " .objection q").text())
                .isEqualTo("Registers allow 2 blocks");
    }

    @Test
    void the_report_counts_objections_beside_misses_and_shows_no_words() {
        String attempt = candidate.finishes();
        String criterion = missed(attempt);
        new Candidate().finishes();
        object(attempt, criterion, "0", "Registers allow 2 blocks");
        ObjectionsPage.Row row = count(criterion).orElseThrow();
        assertThat(row.objections()).isPositive();
        assertThat(row.missed()).isGreaterThan(row.objections());
        String html = new Visitor().get("/reports/objections").asString();
        assertThat(html).contains(criterion).doesNotContain("Registers allow 2 blocks", attempt);
        int version = ShippedBank.variant("resident-warps", 0).contentVersion();
        String csv = new Visitor().get("/reports/objections?format=csv").asString();
        assertThat(csv)
                .startsWith("question,content_version,criterion,objections,missed\n")
                .contains("resident-warps," + version + "," + criterion + "," + row.objections() + "," + row.missed()
                        + "\n");
    }

    private Optional<ObjectionsPage.Row> count(String criterion) {
        List<ObjectionsPage.Row> rows = objections.counts();
        return rows.stream()
                .filter(r -> r.criterionId().equals(criterion))
                .filter(r -> r.questionId().equals("resident-warps"))
                .findFirst();
    }

    private String missed(String attempt) {
        return candidate
                .browser
                .page(attempt + "/scorecard")
                .selectFirst(".criteria li.missed")
                .id()
                .replace("criterion-", "");
    }

    private Element row(String attempt, String criterion) {
        return candidate.browser.page(attempt + "/scorecard").selectFirst("#criterion-" + criterion);
    }

    private Response object(String attempt, String criterion, String step, String quote) {
        return candidate.browser.post(
                attempt + "/objections", Map.of("criterion", criterion, "step", step, "quote", quote));
    }
}
