package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.testing.VisibleText;
import dev.warpdrill.testing.Visitor;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

@QuarkusTest
class SharingTest {
    private final Candidate candidate = new Candidate();
    private final Visitor reader = new Visitor();

    @Test
    void a_shared_link_shows_the_scorecard_to_anyone_and_lets_nobody_change_it() {
        String attempt = candidate.finishes();
        Response response = reader.get(shared(attempt));
        Document page = Jsoup.parse(response.asString());
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(page.text()).contains("What was said", "Registers allow 2 blocks, so it is 16 warps");
        assertThat(page.select("main form, main input, main details")).isEmpty();
        assertThat(page.select("a[href^=/attempts/]")).isEmpty();
        assertThat(response.asString()).doesNotContain(attempt.replace("/attempts/", ""));
    }

    @Test
    void it_is_not_cached_indexed_or_told_to_other_sites() {
        Response response = reader.get(shared(candidate.finishes()));
        assertThat(response.headers().getValues("Referrer-Policy")).containsExactly("no-referrer");
        assertThat(response.header("Cache-Control")).contains("no-store");
        assertThat(response.header("X-Robots-Tag")).isEqualTo("noindex");
    }

    @Test
    void a_reader_gains_nothing_at_the_owners_addresses() {
        String attempt = candidate.finishes();
        reader.get(shared(attempt));
        assertThat(reader.get(attempt + "/scorecard").statusCode()).isEqualTo(404);
        assertThat(reader.post(attempt + "/unshare", Map.of()).statusCode()).isEqualTo(404);
        assertThat(reader.get(link(attempt)).statusCode()).isEqualTo(200);
    }

    @Test
    void sharing_twice_keeps_the_link() {
        String attempt = candidate.finishes();
        assertThat(shared(attempt)).isEqualTo(shared(attempt)).matches("/shared/[A-Za-z0-9_-]{43}");
    }

    @Test
    void a_withdrawn_link_shows_nothing_at_once_and_never_again() {
        String attempt = candidate.finishes();
        String first = shared(attempt);
        String target = Visitor.target(candidate.browser.post(attempt + "/unshare", Map.of()));
        assertThat(target).isEqualTo(attempt + "/scorecard#share");
        assertThat(reader.get(first).statusCode()).isEqualTo(404);
        assertThat(shared(attempt)).isNotEqualTo(first);
        assertThat(reader.get(first).statusCode()).isEqualTo(404);
    }

    @Test
    void a_withdrawn_link_and_one_that_never_was_look_the_same() {
        String attempt = candidate.finishes();
        String withdrawn = shared(attempt);
        candidate.browser.post(attempt + "/unshare", Map.of());
        String text = VisibleText.of(reader.get(withdrawn).asString());
        assertThat(text).contains("It was withdrawn by the person who shared it, or it never existed.");
        for (String never : new String[] {"/shared/" + "A".repeat(43), "/shared/abc", "/shared/%27%20OR%201=1"}) {
            Response response = reader.get(never);
            assertThat(response.statusCode()).isEqualTo(404);
            assertThat(VisibleText.of(response.asString())).isEqualTo(text);
        }
    }

    private String shared(String attempt) {
        candidate.browser.post(attempt + "/share", Map.of()).then().statusCode(303);
        return link(attempt);
    }

    private String link(String attempt) {
        return candidate
                .browser
                .page(attempt + "/scorecard")
                .selectFirst("#share-link")
                .attr("value")
                .replaceFirst("^https?://[^/]+", "");
    }
}
