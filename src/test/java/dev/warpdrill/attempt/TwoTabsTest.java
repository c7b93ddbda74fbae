package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.testing.Visitor;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import org.junit.jupiter.api.Test;

@QuarkusTest
class TwoTabsTest {

    @Test
    void a_form_can_be_sent_after_other_pages_were_opened_beside_it() {
        Candidate candidate = new Candidate();
        String attempt = candidate.starts("resident-warps", 42);
        String first = candidate
                .browser
                .page(attempt)
                .selectFirst("input[name=csrf-token]")
                .attr("value");
        candidate.browser.page("/");
        candidate.browser.page("/practice");
        assertThat(candidate
                        .browser
                        .page(attempt)
                        .selectFirst("input[name=csrf-token]")
                        .attr("value"))
                .isEqualTo(first);
    }

    @Test
    void a_form_without_its_token_is_refused_and_changes_nothing() {
        Candidate candidate = new Candidate();
        String attempt = candidate.finishes();
        int status = candidate
                .browser
                .postWithToken("forged", attempt + "/share", Map.of())
                .statusCode();
        assertThat(status).isEqualTo(400);
        assertThat(candidate.browser.page(attempt + "/scorecard").select("#share-link"))
                .isEmpty();
    }

    @Test
    void another_browsers_token_is_refused() {
        Candidate candidate = new Candidate();
        String attempt = candidate.finishes();
        String stolen =
                new Visitor().page("/").selectFirst("input[name=csrf-token]").attr("value");
        assertThat(candidate
                        .browser
                        .postWithToken(stolen, attempt + "/share", Map.of())
                        .statusCode())
                .isEqualTo(400);
    }
}
