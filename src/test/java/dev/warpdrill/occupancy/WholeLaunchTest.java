package dev.warpdrill.occupancy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class WholeLaunchTest {

    private static WholeLaunch of(int registers, int gridBlocks) {
        SmLimits h100 = SmLimits.of(new ComputeCapability(9, 0));
        return WholeLaunch.of(
                Occupancy.of(h100, KernelConfig.of(registers, 0, 0), LaunchConfig.of(256)), 132, gridBlocks);
    }

    @Test
    void a_grid_of_whole_waves_has_no_tail() {
        WholeLaunch launch = of(128, 528);
        assertThat(launch.waveBlocks()).isEqualTo(264);
        assertThat(launch.waves()).isEqualTo(2.0);
        assertThat(launch.fullWaves()).isEqualTo(2);
        assertThat(launch.tailBlocks()).isZero();
        assertThat(launch.sentence()).isEqualTo("528 blocks are 2.00 waves of 264; the last wave has 264.");
    }

    @Test
    void one_block_more_is_a_wave_of_its_own() {
        WholeLaunch launch = of(128, 529);
        assertThat(launch.fullWaves()).isEqualTo(2);
        assertThat(launch.tailBlocks()).isEqualTo(1);
        assertThat(launch.smsUsed()).isEqualTo(132);
        assertThat(launch.smallerThanOneWave()).isFalse();
    }

    @Test
    void a_grid_between_the_machine_and_one_wave_need_not_reach_the_figure() {
        WholeLaunch launch = of(128, 200);
        assertThat(launch.smallerThanMachine()).isFalse();
        assertThat(launch.smallerThanOneWave()).isTrue();
        assertThat(launch.fullWaves()).isZero();
        assertThat(launch.tailBlocks()).isEqualTo(200);
        assertThat(launch.sentence())
                .isEqualTo(
                        "200 blocks are less than one full wave of 264: 68 SMs hold the 2 blocks of the per-SM figure,"
                                + " 64 hold only 1.");
        assertThat(of(64, 200).sentence())
                .isEqualTo("200 blocks are less than one full wave of 528: spread evenly, no SM gets more than 2 of the"
                        + " 4 blocks that fit.");
    }

    @Test
    void a_measured_occupancy_is_lower_by_how_far_the_grid_is_short() {
        assertThat(of(128, 200).achieved()).contains("will be lower, about 75.8% of it at best");
        assertThat(of(128, 263).achieved()).contains("will be a little lower, about 99.6% of it at best");
        assertThat(of(64, 60).achieved()).contains("will be far lower, about 25.0% of it at best");
        assertThat(of(255, 60).achieved()).startsWith("The SMs in use can reach it");
        assertThat(of(255, 60).sentence())
                .isEqualTo(
                        "60 blocks on 132 SMs: 72 SMs get nothing and only the others hold the 1 block that the per-SM"
                                + " figure stands for.");
        assertThat(of(128, 264).achieved()).isEqualTo("The achieved occupancy, in Nsight Compute, is measured.");
    }

    @Test
    void a_grid_of_as_many_blocks_as_sms_is_not_smaller_than_the_machine() {
        assertThat(of(128, 132).smallerThanMachine()).isFalse();
        assertThat(of(128, 131).smallerThanMachine()).isTrue();
        assertThat(of(128, 131).sentence())
                .isEqualTo("131 blocks on 132 SMs: 1 SM gets nothing and no SM gets more than one block,"
                        + " so the per-SM figure is irrelevant.");
    }

    @Test
    void a_grid_of_one_block_reads_as_one() {
        assertThat(of(128, 1).sentence()).startsWith("1 block on 132 SMs: 131 SMs get nothing");
    }

    @Test
    void an_impossible_launch_has_no_waves() {
        WholeLaunch launch = of(256, 60);
        assertThat(launch.waves()).isZero();
        assertThat(launch.smsUsed()).isZero();
        assertThat(launch.tailBlocks()).isZero();
        assertThat(launch.sentence()).isEqualTo("The launch is impossible, whatever the grid.");
    }

    @Test
    void a_grid_has_a_block() {
        assertThatThrownBy(() -> of(32, 0)).hasMessage("gridBlocks must be at least 1, not 0");
    }
}
