package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ReservePictureTest {
    private static final long KB = 1024;

    @Test
    void fifty_seven_kilobytes_fit_four_times_without_the_reserve_and_three_times_with_it() {
        ReservePicture picture = ReservePicture.of("rp", 57 * KB, KB, 228 * KB);
        assertThat(picture.without())
                .hasSize(4)
                .allSatisfy(s -> assertThat(s.label()).isEqualTo("57"));
        assertThat(picture.with())
                .hasSize(3)
                .allSatisfy(s -> assertThat(s.label()).isEqualTo("57 + 1"));
        assertThat(picture.ghost().labeled()).isTrue();
        assertThat(picture.sentence())
                .isEqualTo("4 times 57 KB is exactly 228 of 228 KB; with the reserved kilobyte 3 blocks take 174 KB and"
                        + " one more would need 232.");
    }

    @Test
    void one_large_block_leaves_the_ghost_inside_the_picture() {
        ReservePicture picture = ReservePicture.of("rp", 150 * KB, KB, 228 * KB);
        assertThat(picture.with()).hasSize(1);
        double end = Double.parseDouble(picture.ghost().x())
                + Double.parseDouble(picture.ghost().width());
        assertThat(end).isLessThanOrEqualTo(290.01);
    }

    @Test
    void thin_blocks_carry_no_label() {
        ReservePicture picture = ReservePicture.of("rp", 10 * KB, KB, 228 * KB);
        assertThat(picture.with())
                .hasSize(20)
                .allSatisfy(s -> assertThat(s.label()).isEmpty());
        assertThat(picture.ghost().labeled()).isFalse();
    }

    @Test
    void half_kilobytes_are_said_as_such() {
        assertThat(ReservePicture.of("rp", 57 * KB + 512, KB, 228 * KB).sentence())
                .contains("57.5 KB");
    }

    @Test
    void what_cannot_be_drawn_is_refused_with_its_figures() {
        assertThat(ReservePicture.drawable(0, KB, 228 * KB)).isFalse();
        assertThat(ReservePicture.drawable(57 * KB, 0, 96 * KB)).isFalse();
        assertThat(ReservePicture.drawable(228 * KB, KB, 228 * KB)).isFalse();
        assertThat(ReservePicture.drawable(2 * KB, KB, 228 * KB)).isFalse();
        assertThatThrownBy(() -> ReservePicture.of("rp", 57 * KB, 0, 96 * KB)).hasMessageContaining("reservedBytes 0");
    }
}
