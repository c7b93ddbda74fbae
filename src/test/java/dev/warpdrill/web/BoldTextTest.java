package dev.warpdrill.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class BoldTextTest {

    @Test
    void marked_parts_are_bold_and_the_marks_are_gone() {
        assertThat(shown("A kernel uses **128 registers** and **57 KB**."))
                .isEqualTo("A kernel uses <128 registers> and <57 KB>.");
    }

    @Test
    void a_text_without_marks_is_one_plain_piece() {
        assertThat(BoldText.of("2 blocks").pieces()).containsExactly(new BoldText.Piece("2 blocks", false));
        assertThat(BoldText.of("").pieces()).isEmpty();
    }

    @Test
    void a_mark_without_a_partner_stays() {
        assertThat(shown("**4** times 2 ** 3")).isEqualTo("<4> times 2 ** 3");
    }

    @Test
    void the_plain_words_are_the_text_without_marks() {
        assertThat(BoldText.of("**57 KB** of it").plain()).isEqualTo("57 KB of it");
    }

    private static String shown(String text) {
        return BoldText.of(text).pieces().stream()
                .map(p -> p.bold() ? "<" + p.text() + ">" : p.text())
                .collect(Collectors.joining());
    }
}
