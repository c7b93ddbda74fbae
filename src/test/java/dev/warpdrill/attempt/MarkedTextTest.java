package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.warpdrill.attempt.MarkedText.Mark;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class MarkedTextTest {

    @Test
    void a_text_without_evidence_is_one_plain_piece() {
        assertThat(shown("2 blocks")).isEqualTo("2 blocks");
    }

    @Test
    void an_empty_text_has_no_pieces() {
        assertThat(MarkedText.of("", List.of()).pieces()).isEmpty();
    }

    @Test
    void the_letter_stands_where_the_evidence_ends() {
        assertThat(shown("so 2 blocks fit", new Mark(3, 11, "b", false))).isEqualTo("so [2 blocks^b] fit");
    }

    @Test
    void overlapping_evidence_is_cut_and_never_nested() {
        assertThat(shown("2 blocks: 16 warps", new Mark(0, 11, "a", false), new Mark(5, 18, "b", false)))
                .isEqualTo("[2 blo][cks: 1^a][6 warps^b]");
    }

    @Test
    void evidence_inside_other_evidence_keeps_both_letters() {
        assertThat(shown("2 blocks, 25%", new Mark(0, 13, "g", false), new Mark(2, 8, "b", false)))
                .isEqualTo("[2 ][blocks^b][, 25%^g]");
    }

    @Test
    void the_same_words_may_show_two_criteria() {
        assertThat(shown("49 KB", new Mark(0, 5, "d", false), new Mark(0, 5, "e", false)))
                .isEqualTo("[49 KB^de]");
    }

    @Test
    void wrong_words_stay_wrong_where_they_overlap_right_ones() {
        assertThat(shown("228 / 57 = 4", new Mark(0, 12, "j", true), new Mark(6, 8, "c", false)))
                .isEqualTo("!228 / !!57^c!! = 4^j!");
    }

    @Test
    void evidence_beyond_the_text_is_refused_with_both_figures() {
        assertThatThrownBy(() -> MarkedText.of("short", List.of(new Mark(2, 9, "a", false))))
                .hasMessageContaining("9")
                .hasMessageContaining("5 characters");
        assertThatThrownBy(() -> new Mark(4, 4, "a", false)).hasMessageContaining("4..4");
    }

    @Test
    void whatever_the_evidence_the_words_come_out_unchanged() {
        Random random = new Random(7);
        String text = "I'd assume 256 threads <b>per</b> block & so on, 8 warps.";
        for (int round = 0; round < 2_000; round++) {
            List<Mark> marks = new ArrayList<>();
            for (int i = random.nextInt(8); i > 0; i--) {
                int start = random.nextInt(text.length());
                marks.add(new Mark(
                        start, start + 1 + random.nextInt(text.length() - start), "m" + i, random.nextBoolean()));
            }
            MarkedText cut = MarkedText.of(text, marks);
            assertThat(cut.pieces().stream().map(MarkedText.Piece::text).collect(Collectors.joining()))
                    .isEqualTo(text);
            assertThat(cut.pieces().stream().flatMap(p -> p.letters().stream()))
                    .containsExactlyInAnyOrderElementsOf(
                            marks.stream().map(Mark::letter).toList());
        }
    }

    private static String shown(String text, Mark... marks) {
        return MarkedText.of(text, List.of(marks)).pieces().stream()
                .map(MarkedTextTest::shown)
                .collect(Collectors.joining());
    }

    private static String shown(MarkedText.Piece piece) {
        if (!piece.marked()) return piece.text();
        String letters = piece.letters().isEmpty() ? "" : "^" + String.join("", piece.letters());
        return piece.bad() ? "!" + piece.text() + letters + "!" : "[" + piece.text() + letters + "]";
    }
}
