package dev.warpdrill.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Figures and conditions in the texts of the bank. */
class TemplateTest {

    private static final Map<String, String> FIGURES = Map.of("blocks", "2 blocks", "cost", "$1", "launchable", "yes");

    @Test
    void figures_are_put_in_as_they_are() {
        assertThat(Template.fill("{blocks} for {cost}.", FIGURES)).isEqualTo("2 blocks for $1.");
    }

    @Test
    void lines_with_a_condition_come_only_where_it_holds() {
        String text = "First.\n  [launchable] {blocks}.\n[not launchable] None.\n\nLast.\n";
        assertThat(Template.fill(text, FIGURES)).isEqualTo("First. 2 blocks. Last.");
        assertThat(Template.fill(text, Map.of("launchable", "no"))).isEqualTo("First. None. Last.");
    }

    @Test
    void what_is_not_known_is_refused_by_name() {
        assertThatThrownBy(() -> Template.fill("{block}", Map.of("blocks", "2")))
                .hasMessage("{block} is not a figure; known are blocks");
        assertThatThrownBy(() -> Template.fill("[blocks] text", FIGURES))
                .hasMessage("[blocks] is not a condition; known are launchable");
        assertThatThrownBy(() -> Template.fill("[launches] text", FIGURES))
                .hasMessage("[launches] is not a condition; known are launchable");
    }
}
