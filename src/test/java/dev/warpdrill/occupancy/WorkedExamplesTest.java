package dev.warpdrill.occupancy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

/** The examples that the product's own texts rely on. */
class WorkedExamplesTest {

    private static final SmLimits H100 = SmLimits.of(new ComputeCapability(9, 0));

    private static final SmLimits A10 = SmLimits.of(new ComputeCapability(8, 6));

    private static Occupancy h100(int registers, int shared, int threads) {
        return Occupancy.of(H100, KernelConfig.of(registers, 0, shared), LaunchConfig.of(threads));
    }

    @Test
    void the_seeds_question() {
        Occupancy o = h100(128, 49_152, 256);
        assertThat(o.limit(Resource.REGISTERS)).isEqualTo(2);
        assertThat(o.limit(Resource.SHARED_MEMORY)).isEqualTo(4);
        assertThat(o.limit(Resource.WARPS)).isEqualTo(8);
        assertThat(o.limitedBy()).containsExactly(Resource.REGISTERS);
        assertThat(o.warpsPerSm()).isEqualTo(16);
        assertThat(o.fraction()).isEqualTo(0.25);
        assertThat(o.smallestCarveoutBytes()).isEqualTo(100 * 1024);
    }

    @Test
    void at_64_registers_both_limits_tie() {
        assertThat(h100(64, 49_152, 256).limitedBy()).isEqualTo(Set.of(Resource.REGISTERS, Resource.SHARED_MEMORY));
    }

    @Test
    void the_reserved_kilobyte_costs_a_block_at_57_kb() {
        assertThat(h100(64, 57 * 1024, 256).limit(Resource.SHARED_MEMORY)).isEqualTo(3);
    }

    @Test
    void the_configured_size_decides_as_in_the_profiler() {
        assertThat(configured(8_192, 65_536).limit(Resource.SHARED_MEMORY)).isEqualTo(7);
        assertThat(configured(8_192, 102_400).limit(Resource.SHARED_MEMORY)).isEqualTo(11);
        assertThat(h100(32, 8_192, 128).limit(Resource.SHARED_MEMORY)).isEqualTo(25);
    }

    @Test
    void a_configuration_too_small_for_one_block_is_raised_to_the_next_supported_one() {
        assertThat(configured(40_000, 32_768).limit(Resource.SHARED_MEMORY)).isEqualTo(1);
        assertThat(configured(17_000, 0).limit(Resource.SHARED_MEMORY)).isEqualTo(1);
    }

    @Test
    void an_unsupported_configuration_is_used_as_it_is() {
        assertThat(configured(8_192, 50_000).limit(Resource.SHARED_MEMORY)).isEqualTo(5);
        Occupancy beyond = configured(49_152, 1_000_000);
        assertThat(beyond.limit(Resource.SHARED_MEMORY)).isEqualTo(19);
        assertThat(beyond.smallestCarveoutBytes()).isEqualTo(228 * 1024);
    }

    private static Occupancy configured(int shared, int bytes) {
        return Occupancy.of(H100, KernelConfig.of(32, 0, shared), new LaunchConfig(128, LaunchConfig.NONE, bytes));
    }

    @Test
    void sub_partitions_cost_a_block_of_five_warps() {
        assertThat(h100(80, 0, 160).blocksPerSm()).isEqualTo(4);
    }

    @Test
    void thirteen_warps_count_as_sixteen_at_launch() {
        Refusal refusal = h100(136, 0, 416).refusal().orElseThrow();
        assertThat(refusal.rule()).isEqualTo(Rule.REGISTER_FILE);
        assertThat(refusal.asked()).isEqualTo(69_632);
        assertThat(refusal.excess()).isEqualTo(4_096);
        assertThat(refusal.sentence())
                .isEqualTo(
                        "A block needs 69,632 registers (13 warps count as 16 (rounded up to the four sub-partitions)"
                                + " at 4,352 registers each); an SM has 65,536: 4,096 too many.");
    }

    @Test
    void each_rule_says_by_how_much_it_is_broken() {
        assertThat(h100(32, 0, 1056).refusal().orElseThrow().rule()).isEqualTo(Rule.THREADS_PER_BLOCK);
        assertThat(h100(32, 0, 1056).refusal().orElseThrow().sentence())
                .isEqualTo("1,056 threads a block; at most 1,024 are possible: 32 too many.");
        assertThat(h100(256, 0, 32).refusal().orElseThrow().rule()).isEqualTo(Rule.REGISTERS_PER_THREAD);
        assertThat(h100(32, 228 * 1024, 32).refusal().orElseThrow().rule()).isEqualTo(Rule.SHARED_MEMORY_PER_BLOCK);
        KernelConfig fixed = KernelConfig.of(32, 49_153, 0);
        assertThat(Occupancy.of(H100, fixed, LaunchConfig.of(32))
                        .refusal()
                        .orElseThrow()
                        .rule())
                .isEqualTo(Rule.STATIC_SHARED_MEMORY);
        KernelConfig closed = new KernelConfig(32, 0, 65_536, false, 1);
        assertThat(Occupancy.of(H100, closed, LaunchConfig.of(32))
                        .refusal()
                        .orElseThrow()
                        .rule())
                .isEqualTo(Rule.OPT_IN);
        KernelConfig barriers = new KernelConfig(32, 0, 0, true, 17);
        assertThat(Occupancy.of(H100, barriers, LaunchConfig.of(32))
                        .refusal()
                        .orElseThrow()
                        .rule())
                .isEqualTo(Rule.NAMED_BARRIERS);
    }

    @Test
    void dynamic_memory_left_counts_the_reserved_kilobyte() {
        assertThat(Room.dynamicSharedMemoryFor(4, H100, KernelConfig.of(32, 0, 0), LaunchConfig.of(128)))
                .hasValue(57_344);
        assertThat(h100(32, 58_368, 128).blocksPerSm()).isEqualTo(3);
    }

    @Test
    void the_seeds_thresholds() {
        KernelConfig kernel = KernelConfig.of(128, 49_152, 0);
        LaunchConfig launch = LaunchConfig.of(256);
        assertThat(Room.largestRegistersFor(2, H100, kernel, launch)).hasValue(128);
        assertThat(Room.largestRegistersFor(3, H100, kernel, launch)).hasValue(80);
        assertThat(Room.largestRegistersFor(4, H100, kernel, launch)).hasValue(64);
        assertThat(Room.largestRegistersFor(3, H100, kernel, LaunchConfig.of(128)))
                .hasValue(168);
        assertThat(Room.largestRegistersFor(1, H100, kernel, LaunchConfig.of(384)))
                .hasValue(168);
        assertThat(NextStep.reaching(5, H100, kernel, launch).orElseThrow().knobs())
                .containsExactlyInAnyOrder(Knob.REGISTERS, Knob.SHARED_MEMORY);
    }

    @Test
    void another_block_size_can_win_warps_that_no_cut_can() {
        NextStep next = NextStep.by(Knob.BLOCK_SIZE, A10, KernelConfig.of(32, 0, 0), LaunchConfig.of(1024))
                .orElseThrow();
        assertThat(next.reached().launch().blockSize()).isEqualTo(544);
        assertThat(next.reached().warpsPerSm()).isEqualTo(34);
    }

    @Test
    void the_next_step_names_what_then_limits() {
        NextStep next = NextStep.of(H100, KernelConfig.of(128, 49_152, 0), LaunchConfig.of(256))
                .orElseThrow();
        assertThat(next.registers()).isEqualTo(80);
        assertThat(next.reached().blocksPerSm()).isEqualTo(3);
        assertThat(next.reached().limitedBy()).containsExactly(Resource.REGISTERS);
    }

    @Test
    void a_grid_smaller_than_the_machine_makes_the_figure_irrelevant() {
        WholeLaunch launch = WholeLaunch.of(h100(128, 49_152, 256), 132, 60);
        assertThat(launch.smallerThanMachine()).isTrue();
        assertThat(launch.smsUsed()).isEqualTo(60);
        assertThat(launch.tailBlocks()).isEqualTo(60);
        assertThat(launch.sentence()).contains("irrelevant");
    }

    @Test
    void huge_values_stay_values() {
        Occupancy o = Occupancy.of(
                H100,
                KernelConfig.of(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE),
                LaunchConfig.of(Integer.MAX_VALUE));
        assertThat(o.launchable()).isFalse();
        assertThat(o.refusal().orElseThrow().rule()).isEqualTo(Rule.THREADS_PER_BLOCK);
    }
}
