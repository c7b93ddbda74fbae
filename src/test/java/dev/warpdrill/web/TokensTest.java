package dev.warpdrill.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Axe does not look into SVG, so the colors of maps and charts are checked here, and in both themes. */
class TokensTest {
    private static final String BY_SYSTEM = ":root:root:not([data-theme=\"light\"])";
    private static final String BY_SWITCH = ":root:root[data-theme=\"dark\"]";
    private static final double TEXT = 4.5;
    private static final double SHAPE = 3;

    private static Contrast light;
    private static Contrast dark;

    @BeforeAll
    static void read() throws IOException {
        light = Contrast.of(css(), ":root {");
        dark = Contrast.of(css(), BY_SYSTEM);
    }

    @ParameterizedTest(name = "{0} on {1}")
    @CsvSource({
        "ink,ground",
        "ink,surface",
        "ink,sunk",
        "ink-2,ground",
        "ink-2,surface",
        "ink-2,sunk",
        "accent,ground",
        "accent,surface",
        "accent,sunk",
        "accent-on,accent",
        "warning,ground",
        "warning,surface",
        "warning,warning-soft",
        "ink,warning-soft",
        "ink,accent-soft",
        "success,ground",
        "success,surface",
        "success,success-soft",
        "ink,success-soft",
        "on-block-1,block-1",
        "on-block-2,block-2",
        "on-block-3,block-3",
        "on-block-4,block-4",
        "on-limit-1,limit-1",
        "on-limit-2,limit-2",
        "on-limit-3,limit-3",
        "on-limit-4,limit-4"
    })
    void text_can_be_read_in_both_themes(String text, String ground) {
        assertThat(light.between(text, ground)).as("light").isGreaterThanOrEqualTo(TEXT);
        assertThat(dark.between(text, ground)).as("dark").isGreaterThanOrEqualTo(TEXT);
    }

    @ParameterizedTest(name = "{0} on {1}")
    @CsvSource({
        "line-strong,ground",
        "line-strong,surface",
        "block-1,sunk",
        "block-3,sunk",
        "limit-1,sunk",
        "accent,surface"
    })
    void lines_that_carry_meaning_can_be_seen(String line, String ground) {
        assertThat(light.between(line, ground)).as("light").isGreaterThanOrEqualTo(SHAPE);
        assertThat(dark.between(line, ground)).as("dark").isGreaterThanOrEqualTo(SHAPE);
    }

    @Test
    void the_switch_and_the_system_bring_the_same_darkness() throws IOException {
        assertThat(Contrast.of(css(), BY_SWITCH)).isEqualTo(dark);
        assertThat(dark.roles().keySet()).isEqualTo(light.roles().keySet());
    }

    private static String css() throws IOException {
        try (InputStream in = TokensTest.class.getResourceAsStream("/META-INF/resources/css/tokens.css")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
