package dev.warpdrill.occupancy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Each limit against the plain model, over every value that it depends on: the limits do not depend on one another. */
class FastAndSlowPathTest {

    @Test
    void registers_and_warps_for_every_register_count_and_every_block_size() {
        long launches = 0;
        for (int registers = 0; registers <= 260; registers++)
            for (int threads = 1; threads <= 1_100; threads++) {
                int plain = PlainModel.byRegisters(registers, threads);
                KernelConfig kernel = KernelConfig.of(registers, 0, 0);
                LaunchConfig launch = LaunchConfig.of(threads);
                for (SmLimits limits : SmLimits.all()) {
                    launches++;
                    Occupancy o = Occupancy.of(limits, kernel, launch);
                    same(o, Resource.REGISTERS, plain);
                    if (registers == 0) same(o, Resource.WARPS, PlainModel.byWarps(limits, threads));
                }
            }
        assertThat(launches).isEqualTo(261 * 1_100 * 12L);
    }

    @Test
    void shared_memory_around_every_allocation_unit_static_or_dynamic_opted_in_or_not() {
        for (SmLimits limits : SmLimits.all()) {
            int unit = limits.sharedMemoryUnitBytes();
            for (int edge = 0; edge <= limits.maxSharedMemoryBytesPerBlock() + 2 * unit; edge += unit)
                for (int bytes = Math.max(0, edge - 1); bytes <= edge + 1; bytes++)
                    for (int fixed : new int[] {0, bytes / 3, bytes})
                        for (boolean optIn : new boolean[] {true, false})
                            shared(limits, new KernelConfig(32, fixed, bytes - fixed, optIn, 1), LaunchConfig.NONE);
        }
    }

    @Test
    void shared_memory_around_every_kilobyte_at_every_carve_out() {
        for (SmLimits limits : SmLimits.all())
            for (int edge = 0; edge <= limits.maxSharedMemoryBytesPerBlock(); edge += 1024)
                for (int bytes = Math.max(0, edge - 1); bytes <= edge + 1; bytes++)
                    for (int percent = 0; percent <= 100; percent++)
                        shared(limits, KernelConfig.of(32, 0, bytes), percent);
    }

    private static void shared(SmLimits limits, KernelConfig kernel, int percent) {
        LaunchConfig launch = new LaunchConfig(32, percent, LaunchConfig.NONE);
        Occupancy o = Occupancy.of(limits, kernel, launch);
        same(o, Resource.SHARED_MEMORY, PlainModel.bySharedMemory(limits, kernel, percent));
        if (!o.launchable()) return;
        int used = o.blocksPerSm() * o.allocatedSharedMemoryBytesPerBlock();
        if (o.smallestCarveoutBytes() != PlainModel.configuration(limits, used))
            throw new AssertionError("carve-out of " + limits + ", " + kernel + ": " + o.smallestCarveoutBytes());
    }

    @Test
    void named_barriers_for_every_count() {
        for (SmLimits limits : SmLimits.all())
            for (int barriers = 0; barriers <= 20; barriers++) {
                KernelConfig kernel = new KernelConfig(32, 0, 0, true, barriers);
                same(
                        Occupancy.of(limits, kernel, LaunchConfig.of(64)),
                        Resource.BARRIERS,
                        PlainModel.byBarriers(limits, barriers));
            }
    }

    /** Not AssertJ: this runs twenty million times. */
    private static void same(Occupancy o, Resource resource, int plain) {
        if (o.limit(resource) != plain)
            throw new AssertionError(resource + " limit is " + o.limit(resource) + ", not " + plain + ", at "
                    + o.limits() + ", " + o.kernel() + ", " + o.launch());
    }
}
