package dev.warpdrill.occupancy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SmLimitsTest {

    /** Warps, blocks, KB of shared memory, opt-in KB a block, reserved B, unit B, KB of L1 and shared memory, barriers. */
    private static final List<String> TABLE = List.of(
            "7.0: 64 32 96 96 0 256 128 0",
            "7.5: 32 16 64 64 0 256 96 0",
            "8.0: 64 32 164 163 1024 128 192 0",
            "8.6: 48 16 100 99 1024 128 128 0",
            "8.7: 48 16 164 163 1024 128 192 0",
            "8.9: 48 24 100 99 1024 128 128 0",
            "9.0: 64 32 228 227 1024 128 256 64",
            "10.0: 64 32 228 227 1024 128 256 64",
            "10.3: 64 32 228 227 1024 128 256 64",
            "11.0: 48 24 228 227 1024 128 256 24",
            "12.0: 48 24 100 99 1024 128 128 24",
            "12.1: 48 24 100 99 1024 128 128 24");

    @Test
    void twelve_compute_capabilities_hold_what_the_guide_says() {
        assertThat(SmLimits.all()).extracting(SmLimitsTest::row).isEqualTo(TABLE);
    }

    private static String row(SmLimits l) {
        return String.format(
                "%s: %d %d %d %d %d %d %d %d",
                l.computeCapability(),
                l.maxWarps(),
                l.maxBlocks(),
                l.sharedMemoryBytes() / 1024,
                l.maxSharedMemoryBytesPerBlock() / 1024,
                l.reservedSharedMemoryBytes(),
                l.sharedMemoryUnitBytes(),
                l.unifiedBytes() / 1024,
                l.namedBarriers());
    }

    @Test
    void what_all_of_them_share() {
        assertThat(SmLimits.all()).allSatisfy(l -> {
            assertThat(l.maxThreads()).isEqualTo(32 * l.maxWarps());
            assertThat(l.registers()).isEqualTo(65_536);
            assertThat(l.subPartitions()).isEqualTo(4);
            assertThat(l.maxRegistersPerThread()).isEqualTo(255);
            assertThat(l.registerUnitPerWarp()).isEqualTo(256);
            assertThat(l.maxThreadsPerBlock()).isEqualTo(1_024);
            assertThat(l.staticSharedMemoryLimitBytes()).isEqualTo(49_152);
            assertThat(l.maxNamedBarriersPerBlock()).isEqualTo(16);
        });
    }

    @Test
    void carve_outs_ascend_to_the_sms_shared_memory_and_leave_some_l1() {
        assertThat(carveouts("7.0")).isEqualTo("0 8 16 32 64 96");
        assertThat(carveouts("7.5")).isEqualTo("32 64");
        assertThat(carveouts("8.0")).isEqualTo("0 8 16 32 64 100 132 164").isEqualTo(carveouts("8.7"));
        assertThat(carveouts("8.6"))
                .isEqualTo("0 8 16 32 64 100")
                .isEqualTo(carveouts("8.9"))
                .isEqualTo(carveouts("12.1"));
        assertThat(carveouts("9.0"))
                .isEqualTo("0 8 16 32 64 100 132 164 196 228")
                .isEqualTo(carveouts("10.3"))
                .isEqualTo(carveouts("11.0"));
        assertThat(SmLimits.all()).allSatisfy(l -> assertThat(l.unifiedBytes()).isGreaterThan(l.sharedMemoryBytes()));
    }

    private static String carveouts(String computeCapability) {
        return SmLimits.of(ComputeCapability.parse(computeCapability)).carveoutsBytes().stream()
                .map(bytes -> Integer.toString(bytes / 1024))
                .collect(Collectors.joining(" "));
    }

    @Test
    void a_carve_out_is_the_smallest_that_holds_the_bytes() {
        SmLimits h100 = SmLimits.of(new ComputeCapability(9, 0));
        assertThat(h100.carveoutFor(0)).isZero();
        assertThat(h100.carveoutFor(1)).isEqualTo(8 * 1024);
        assertThat(h100.carveoutFor(98 * 1024)).isEqualTo(100 * 1024);
        assertThat(h100.carveoutFor(100 * 1024 + 1)).isEqualTo(132 * 1024);
        assertThatThrownBy(() -> h100.carveoutFor(228 * 1024 + 1))
                .hasMessage("233473 B of shared memory is more than the SM has: 233472 B");
    }

    @Test
    void an_unknown_compute_capability_is_told_with_the_known_ones() {
        String known = "7.0, 7.5, 8.0, 8.6, 8.7, 8.9, 9.0, 10.0, 10.3, 11.0, 12.0, 12.1";
        assertThatThrownBy(() -> SmLimits.of(new ComputeCapability(6, 1)))
                .hasMessage("compute capability 6.1 is not known; known are " + known);
        assertThatThrownBy(() -> ComputeCapability.parse("sm_90"))
                .hasMessage("\"sm_90\" is not a compute capability; write major.minor, for example 9.0; known are "
                        + known);
    }
}
