package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.testing.Visitor;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

/** Links to shared scorecards where the operator has said what the address is. */
@QuarkusTest
@TestProfile(SharedAddressTest.Configured.class)
class SharedAddressTest {
    private final Candidate candidate = new Candidate();

    /** A public address, behind a proxy whose headers are believed. */
    public static final class Configured implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of(
                    "warpdrill.public-address",
                    "https://drill.example.org",
                    "quarkus.http.proxy.proxy-address-forwarding",
                    "true",
                    "quarkus.http.proxy.enable-forwarded-host",
                    "true");
        }
    }

    @Test
    void a_link_starts_with_the_configured_address_whatever_host_a_request_claims() {
        String attempt = candidate.finishes();
        candidate
                .browser
                .postClaiming("evil.example", attempt + "/share", Map.of())
                .then()
                .statusCode(303);
        for (Document page : new Document[] {
            candidate.browser.page(attempt + "/scorecard"),
            Jsoup.parse(candidate
                    .browser
                    .getClaiming("evil.example", attempt + "/scorecard")
                    .asString())
        }) {
            assertThat(page.selectFirst("#share-link").attr("value"))
                    .matches("https://drill\\.example\\.org/shared/[A-Za-z0-9_-]{43}");
            assertThat(page.html()).doesNotContain("evil.example");
        }
        String link = candidate
                .browser
                .page(attempt + "/scorecard")
                .selectFirst("#share-link")
                .attr("value");
        assertThat(new Visitor()
                        .getClaiming("evil.example", link.replace("https://drill.example.org", ""))
                        .asString())
                .contains("What was said")
                .doesNotContain("evil.example");
    }
}
