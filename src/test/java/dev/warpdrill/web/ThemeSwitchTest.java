package dev.warpdrill.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.testing.Visitor;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class ThemeSwitchTest {

    @Test
    void the_choice_is_kept_and_leads_back() {
        Visitor visitor = new Visitor();
        assertThat(visitor.page("/practice").selectFirst("html").hasAttr("data-theme"))
                .isFalse();
        assertThat(Visitor.target(choose(visitor, "dark", "/practice?device=h100-sxm&x=%C3%A9")))
                .isEqualTo("/practice?device=h100-sxm&x=%C3%A9");
        assertThat(visitor.page("/practice").selectFirst("html").attr("data-theme"))
                .isEqualTo("dark");
        choose(visitor, "light", "/");
        assertThat(visitor.page("/practice").selectFirst("html").attr("data-theme"))
                .isEqualTo("light");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "//elsewhere.example/",
                "///elsewhere.example/",
                "https://elsewhere.example/",
                "/\\elsewhere.example/",
                "javascript:alert(1)",
                "/practice/%zz",
                "/a\r\nSet-Cookie: a=b",
                "practice",
                ""
            })
    void it_never_leads_away_from_this_site(String back) {
        assertThat(Visitor.target(choose(new Visitor(), "dark", back))).isEqualTo("/");
    }

    @Test
    void an_unknown_theme_is_light() {
        Visitor visitor = new Visitor();
        choose(visitor, "\"><script>", "/");
        assertThat(visitor.page("/").selectFirst("html").attr("data-theme")).isEqualTo("light");
    }

    private static Response choose(Visitor visitor, String theme, String back) {
        return visitor.post("/theme", Map.of("theme", theme, "back", back));
    }
}
