package dev.warpdrill.occupancy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What the records that describe a launch take and refuse. */
class LaunchValuesTest {

    @Test
    void a_compute_capability_reads_back_as_written_and_sorts_by_version() {
        assertThat(ComputeCapability.parse(" 12.1 "))
                .isEqualTo(new ComputeCapability(12, 1))
                .hasToString("12.1");
        assertThat(new ComputeCapability(10, 0)).isGreaterThan(new ComputeCapability(9, 0));
        assertThat(new ComputeCapability(8, 6)).isLessThan(new ComputeCapability(8, 9));
    }

    @Test
    void what_is_no_compute_capability_is_refused_as_typed() {
        for (String typed : List.of("", "9", "9.", ".0", "-9.0", "9.0.1", "9,0", "nine", "123456789012.0", "9.00"))
            assertThatThrownBy(() -> ComputeCapability.parse(typed))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("\"" + typed + "\" is not a compute capability");
    }

    @Test
    void negative_values_are_refused_by_name() {
        assertThatThrownBy(() -> KernelConfig.of(-1, 0, 0))
                .hasMessage("registersPerThread must not be negative, not -1");
        assertThatThrownBy(() -> KernelConfig.of(1, -2, 0))
                .hasMessage("staticSharedMemoryBytes must not be negative, not -2");
        assertThatThrownBy(() -> KernelConfig.of(1, 0, -3))
                .hasMessage("dynamicSharedMemoryBytes must not be negative, not -3");
        assertThatThrownBy(() -> new KernelConfig(1, 0, 0, true, -4))
                .hasMessage("namedBarriers must not be negative, not -4");
        assertThatThrownBy(() -> LaunchConfig.of(0)).hasMessage("blockSize must be at least 1, not 0");
        assertThatThrownBy(() -> new LaunchConfig(32, -1, -2))
                .hasMessage("configuredSharedMemoryBytes must not be negative, not -2");
    }

    @Test
    void a_carve_out_is_a_percentage_and_takes_the_place_of_a_configured_size() {
        assertThatThrownBy(() -> new LaunchConfig(32, 101, -1))
                .hasMessage("carveoutPercent must be 0 to 100, or -1 for none, not 101");
        assertThatThrownBy(() -> new LaunchConfig(32, -2, -1)).hasMessageContaining("not -2");
        assertThatThrownBy(() -> new LaunchConfig(32, 50, 65_536))
                .hasMessage("give carveoutPercent or configuredSharedMemoryBytes, not both: 50 and 65536");
    }

    @Test
    void a_kernel_changes_one_value_and_keeps_the_rest() {
        KernelConfig kernel = new KernelConfig(40, 1_000, 3_000, false, 5);
        assertThat(kernel.sharedMemoryBytes()).isEqualTo(4_000);
        assertThat(kernel.withRegistersPerThread(41)).isEqualTo(new KernelConfig(41, 1_000, 3_000, false, 5));
        assertThat(kernel.withStaticSharedMemoryBytes(7)).isEqualTo(new KernelConfig(40, 7, 3_000, false, 5));
        assertThat(kernel.withDynamicSharedMemoryBytes(7)).isEqualTo(new KernelConfig(40, 1_000, 7, false, 5));
        assertThat(new LaunchConfig(33, 50, -1).withBlockSize(65).warps()).isEqualTo(3);
    }

    @Test
    void a_device_answers_to_its_id_name_and_aliases_however_they_are_typed() {
        Device h100 =
                new Device("h100-sxm", "H100 SXM", List.of("H100", "H100 SXM5"), new ComputeCapability(9, 0), 132);
        assertThat(List.of("h100", "H100-SXM", "h100sxm", " H100  sxm 5", "H100_SXM5"))
                .allMatch(h100::answersTo);
        assertThat(List.of("", "H10", "H1000", "H100 PCIe", "A100")).noneMatch(h100::answersTo);
        assertThat(h100.limits().maxWarps()).isEqualTo(64);
        assertThatThrownBy(() -> new Device("x", "X", List.of(), new ComputeCapability(9, 0), 0))
                .hasMessage("smCount of x must be positive, not 0");
    }
}
