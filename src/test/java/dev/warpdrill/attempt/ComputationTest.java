package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.LaunchConfig;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.SmLimits;
import org.junit.jupiter.api.Test;

class ComputationTest {
    private static final int KB = 1024;

    @Test
    void the_plain_case_reads_like_the_textbook() {
        Computation work = of("9.0", 128, 0, 57 * KB, 256);
        assertThat(work.byRegisters()).isEqualTo("65,536 / (128 × 32 × 8 = 32,768)");
        assertThat(work.bySharedMemory()).isEqualTo("228 / (57 + 1) KB");
        assertThat(work.byWarps()).isEqualTo("64 / (256 / 32 = 8)");
        assertThat(work.byBlockSlots()).isEqualTo("compute capability 9.0");
        assertThat(work.blocks()).isEqualTo("min(2, 3, 8, 32)");
        assertThat(work.warps()).isEqualTo("2 × 8");
        assertThat(work.fraction()).isEqualTo("16 / 64");
    }

    @Test
    void odd_warp_counts_are_computed_by_sub_partitions() {
        assertThat(of("9.0", 80, 0, 10 * KB, 160).byRegisters()).isEqualTo("4 × ⌊16,384 / 2,560⌋ = 24 warps; 24 / 5");
    }

    @Test
    void a_rounded_register_count_shows_its_rounding() {
        assertThat(of("9.0", 129, 0, 20 * KB, 128).byRegisters()).isEqualTo("65,536 / (129 → 136 × 32 × 4 = 17,408)");
    }

    @Test
    void shared_memory_that_is_no_whole_kilobyte_is_written_in_bytes() {
        assertThat(of("9.0", 32, 0, 10_000, 128).bySharedMemory()).isEqualTo("233,472 / (10,000 + 1,024 → 11,136) B");
        assertThat(of("9.0", 32, 0, 10_112, 128).bySharedMemory()).isEqualTo("233,472 / (10,112 + 1,024) B");
        assertThat(of("9.0", 32, 0, 57 * KB + 512, 128).bySharedMemory()).isEqualTo("228 / (57.5 + 1) KB");
    }

    @Test
    void nothing_is_reserved_before_compute_capability_8() {
        assertThat(of("7.0", 32, 0, 24 * KB, 128).bySharedMemory()).isEqualTo("96 / 24 KB");
        assertThat(of("7.0", 32, 0, 0, 128).bySharedMemory()).isEqualTo("none asked for");
        assertThat(of("7.0", 32, 0, 0, 128).blocks()).isEqualTo("min(16, 16, 32)");
    }

    @Test
    void what_cannot_launch_says_which_figure_is_too_large() {
        assertThat(of("9.0", 136, 0, 0, 416).byRegisters())
                .isEqualTo("13 warps count as 16; 16 × 4,352 = 69,632 > 65,536");
        assertThat(of("9.0", 136, 0, 0, 512).byRegisters()).isEqualTo("16 × 4,352 = 69,632 > 65,536");
        assertThat(of("9.0", 300, 0, 0, 128).byRegisters()).isEqualTo("at most 255 a thread");
        assertThat(of("9.0", 32, 64 * KB, 0, 128).bySharedMemory()).isEqualTo("64 KB static > 48 KB");
        assertThat(of("8.6", 32, 0, 100 * KB, 128).bySharedMemory()).isEqualTo("100 KB > 99 KB a block");
        assertThat(of("9.0", 32, 0, 0, 1056).byWarps()).isEqualTo("at most 1,024 threads a block");
        assertThat(new Computation(Occupancy.of(
                                SmLimits.of(ComputeCapability.parse("9.0")),
                                new KernelConfig(32, 0, 64 * KB, false, 1),
                                LaunchConfig.of(128)))
                        .bySharedMemory())
                .isEqualTo("64 KB > 48 KB a block without opting in");
    }

    @Test
    void a_last_warp_that_is_not_full_counts_whole() {
        assertThat(of("9.0", 32, 0, 0, 100).byWarps()).isEqualTo("64 / (⌈100 / 32⌉ = 4)");
    }

    private static Computation of(String cc, int registers, int staticBytes, int dynamicBytes, int blockSize) {
        return new Computation(Occupancy.of(
                SmLimits.of(ComputeCapability.parse(cc)),
                KernelConfig.of(registers, staticBytes, dynamicBytes),
                LaunchConfig.of(blockSize)));
    }
}
