package dev.warpdrill.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class PublicAddressTest {

    @Test
    void a_configured_address_starts_every_link_with_or_without_a_slash_at_its_end() {
        assertThat(new PublicAddress(Optional.of("https://drill.example.org")).of("shared/x", null))
                .hasToString("https://drill.example.org/shared/x");
        assertThat(new PublicAddress(Optional.of(" https://example.org:8443/drill/ ")).of("shared/x", null))
                .hasToString("https://example.org:8443/drill/shared/x");
    }

    @Test
    void what_is_no_address_of_a_web_site_is_refused_by_name() {
        for (String wrong : new String[] {
            "drill.example.org",
            "ftp://example.org",
            "https://",
            "https://a b",
            "https://me@example.org",
            "https://example.org/?a=b",
            "https://example.org/#top",
            "/drill"
        })
            assertThatThrownBy(() -> new PublicAddress(Optional.of(wrong)))
                    .as(wrong)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("warpdrill.public-address")
                    .hasMessageContaining(wrong.strip());
    }
}
