package dev.warpdrill.occupancy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

/** What must hold for every launch, over a grid of all compute capabilities, registers, shared memory and block sizes. */
class InvariantSweepTest {

    private static final Resource[] RESOURCES = Resource.values();

    @Test
    void resident_blocks_fit_every_resource_and_no_further_block_does() {
        long launches = 0;
        for (SmLimits limits : SmLimits.all())
            for (int registers = 0; registers <= 256; registers += registers < 16 ? 1 : 3)
                for (int shared = 0; shared <= limits.maxSharedMemoryBytesPerBlock() + 4096; shared += 5 * 1024 + 256)
                    for (int threads = 32; threads <= 1056; threads += 32) {
                        int barriers = (int) (launches++ % 17);
                        KernelConfig kernel = new KernelConfig(registers, 0, shared, true, barriers);
                        Occupancy o = Occupancy.of(limits, kernel, LaunchConfig.of(threads));
                        check(limits, o);
                        // A refusal writes its sentence, which takes far longer than all the rest.
                        if (launches % 8 == 0 && o.launchable() == o.refusal().isPresent())
                            throw broken("a refusal where it cannot launch, and only there", o);
                    }
        assertThat(launches).isGreaterThan(900_000);
    }

    private static void check(SmLimits limits, Occupancy o) {
        Set<Resource> limitedBy = o.limitedBy();
        int least = Integer.MAX_VALUE;
        for (Resource r : RESOURCES) {
            least = Math.min(least, o.limit(r));
            if (limitedBy.contains(r) != (o.limit(r) == o.blocksPerSm())) throw broken("limitedBy", o);
        }
        if (o.blocksPerSm() != least) throw broken("the minimum", o);
        if (!o.launchable()) return;
        for (Resource r : RESOURCES) {
            if (used(r, o.blocksPerSm(), o) > total(r, o)) throw broken("within the " + r.title(), o);
            if (limitedBy.contains(r) && used(r, o.blocksPerSm() + 1, o) <= total(r, o))
                throw broken("limited by " + r.title(), o);
        }
        smallestCarveout(limits, o);
    }

    private static long used(Resource resource, int blocks, Occupancy o) {
        switch (resource) {
            case SHARED_MEMORY:
                return (long) blocks * o.allocatedSharedMemoryBytesPerBlock();
            case BLOCKS:
                return blocks;
            case BARRIERS:
                return (long) blocks * o.kernel().namedBarriers();
            default:
                return (long) blocks * o.warpsPerBlock();
        }
    }

    /** Of registers: the warps whose registers the four quarters of the file hold. */
    private static long total(Resource resource, Occupancy o) {
        SmLimits limits = o.limits();
        switch (resource) {
            case WARPS:
                return limits.maxWarps();
            case REGISTERS:
                int quarter = limits.registers() / limits.subPartitions();
                return o.registersPerWarp() == 0 ? Long.MAX_VALUE : 4L * (quarter / o.registersPerWarp());
            case SHARED_MEMORY:
                return limits.sharedMemoryBytes();
            case BLOCKS:
                return limits.maxBlocks();
            default:
                return limits.namedBarriers() == 0 ? Long.MAX_VALUE : limits.namedBarriers();
        }
    }

    private static void smallestCarveout(SmLimits limits, Occupancy o) {
        long used = used(Resource.SHARED_MEMORY, o.blocksPerSm(), o);
        int carveout = o.smallestCarveoutBytes();
        int at = limits.carveoutsBytes().indexOf(carveout);
        if (at < 0 || carveout < used || at > 0 && limits.carveoutsBytes().get(at - 1) >= used)
            throw broken("the smallest carve-out", o);
    }

    private static AssertionError broken(String what, Occupancy o) {
        return new AssertionError(
                "not " + what + ": " + o.limits().computeCapability() + " " + o.kernel() + " " + o.launch());
    }

    @Test
    void more_registers_or_shared_memory_never_add_a_block() {
        for (SmLimits limits : SmLimits.all())
            for (int threads = 32; threads <= 1024; threads += 96) {
                LaunchConfig launch = LaunchConfig.of(threads);
                int before = Integer.MAX_VALUE;
                for (int registers = 1; registers <= 255; registers++) {
                    int now = Occupancy.of(limits, KernelConfig.of(registers, 0, 8192), launch)
                            .blocksPerSm();
                    assertThat(now).isLessThanOrEqualTo(before);
                    before = now;
                }
                before = Integer.MAX_VALUE;
                for (int shared = 0; shared <= limits.maxSharedMemoryBytesPerBlock(); shared += 128) {
                    int now = Occupancy.of(limits, KernelConfig.of(32, 0, shared), launch)
                            .blocksPerSm();
                    assertThat(now).isLessThanOrEqualTo(before);
                    before = now;
                }
            }
    }

    @Test
    void curves_agree_with_the_engine_between_multiples_too() {
        for (SmLimits limits : SmLimits.all())
            for (Knob knob : Knob.values()) {
                KernelConfig kernel = KernelConfig.of(72, 0, 20_000);
                LaunchConfig launch = LaunchConfig.of(192);
                Curve curve = Curve.of(knob, limits, kernel, launch);
                for (int value = knob.first();
                        value <= knob.last(limits);
                        value += Math.max(1, knob.stride(limits) / 2 + 1)) {
                    if (knob == Knob.BLOCK_SIZE && value % 32 != 0) continue;
                    assertThat(curve.at(value).occupancy().blocksPerSm())
                            .as("%s %s at %d", limits.computeCapability(), knob, value)
                            .isEqualTo(knob.at(value, limits, kernel, launch).blocksPerSm());
                }
            }
    }
}
