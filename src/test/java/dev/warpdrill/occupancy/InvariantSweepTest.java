package dev.warpdrill.occupancy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What must hold for every launch, over a grid of all compute capabilities, registers, shared memory and block sizes. */
class InvariantSweepTest {

    @Test
    void resident_blocks_fit_every_resource_and_no_further_block_does() {
        long launches = 0;
        for (SmLimits limits : SmLimits.all())
            for (int registers = 0; registers <= 256; registers += registers < 16 ? 1 : 3)
                for (int shared = 0; shared <= limits.maxSharedMemoryBytesPerBlock() + 4096; shared += 5 * 1024 + 256)
                    for (int threads = 32; threads <= 1056; threads += 32) {
                        launches++;
                        check(limits, KernelConfig.of(registers, 0, shared), threads);
                    }
        assertThat(launches).isGreaterThan(900_000);
    }

    private static void check(SmLimits limits, KernelConfig kernel, int threads) {
        Occupancy o = Occupancy.of(limits, kernel, LaunchConfig.of(threads));
        int least = Integer.MAX_VALUE;
        for (Resource r : Resource.values()) {
            least = Math.min(least, o.limit(r));
            if (o.limitedBy().contains(r) != (o.limit(r) == o.blocksPerSm())) throw broken("limitedBy", o);
        }
        if (o.blocksPerSm() != least) throw broken("the minimum", o);
        if (o.launchable() == o.refusal().isPresent())
            throw broken("a refusal where it cannot launch, and only there", o);
        if (!o.launchable()) return;
        int warpsByQuarter = 4 * (limits.registers() / 4 / Math.max(o.registersPerWarp(), 1));
        if (kernel.registersPerThread() > 0 && o.warpsPerSm() > warpsByQuarter)
            throw broken("registers fit their quarters", o);
        if ((long) o.blocksPerSm() * o.allocatedSharedMemoryBytesPerBlock() > limits.sharedMemoryBytes())
            throw broken("shared memory fits", o);
        if (o.warpsPerSm() > limits.maxWarps() || o.blocksPerSm() > limits.maxBlocks())
            throw broken("warps and slots fit", o);
        int carveout = o.smallestCarveoutBytes();
        long used = (long) o.blocksPerSm() * o.allocatedSharedMemoryBytesPerBlock();
        int at = limits.carveoutsBytes().indexOf(carveout);
        if (carveout < used || at > 0 && limits.carveoutsBytes().get(at - 1) >= used)
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
    void thresholds_are_the_last_values_that_still_hold() {
        for (SmLimits limits : SmLimits.all())
            for (int threads = 64; threads <= 512; threads += 64)
                for (int blocks = 1; blocks <= 8; blocks++) {
                    KernelConfig kernel = KernelConfig.of(64, 0, 16_384);
                    LaunchConfig launch = LaunchConfig.of(threads);
                    OptionalInt registers = Room.largestRegistersFor(blocks, limits, kernel, launch);
                    registers.ifPresent(r -> assertThat(r).isGreaterThan(0));
                    if (registers.isPresent())
                        holds(
                                Knob.REGISTERS,
                                Resource.REGISTERS,
                                registers.getAsInt(),
                                1,
                                blocks,
                                limits,
                                kernel,
                                launch);
                    OptionalInt shared = Room.largestSharedMemoryFor(blocks, limits, kernel, launch);
                    if (shared.isPresent())
                        holds(
                                Knob.SHARED_MEMORY,
                                Resource.SHARED_MEMORY,
                                shared.getAsInt(),
                                1,
                                blocks,
                                limits,
                                kernel,
                                launch);
                }
    }

    private static void holds(
            Knob knob,
            Resource resource,
            int value,
            int more,
            int blocks,
            SmLimits limits,
            KernelConfig kernel,
            LaunchConfig launch) {
        assertThat(knob.at(value, limits, kernel, launch).limit(resource)).isGreaterThanOrEqualTo(blocks);
        boolean atTheEnd = value + more > knob.last(limits);
        if (!atTheEnd)
            assertThat(knob.at(value + more, limits, kernel, launch).limit(resource))
                    .isLessThan(blocks);
    }

    @Test
    void curves_agree_with_the_engine_at_every_value_and_cliffs_are_where_they_say() {
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
                for (Cliff cliff : curve.cliffs())
                    assertThat(cliff.blocksBefore()).isNotEqualTo(cliff.blocksAfter());
            }
    }

    @Test
    void the_next_step_gains_a_block_and_one_more_unit_would_not() {
        for (SmLimits limits : SmLimits.all())
            for (int registers = 40; registers <= 200; registers += 8)
                for (int shared = 0; shared <= 40_960; shared += 8192) {
                    KernelConfig kernel = KernelConfig.of(registers, 0, shared);
                    LaunchConfig launch = LaunchConfig.of(128);
                    Occupancy now = Occupancy.of(limits, kernel, launch);
                    NextStep.of(limits, kernel, launch).ifPresent(next -> {
                        assertThat(next.reached().blocksPerSm()).isGreaterThan(now.blocksPerSm());
                        if (next.knobs().contains(Knob.REGISTERS))
                            assertThat(Knob.REGISTERS
                                            .at(
                                                    next.registers() + 1,
                                                    limits,
                                                    next.reached().kernel(),
                                                    launch)
                                            .blocksPerSm())
                                    .isLessThanOrEqualTo(now.blocksPerSm());
                    });
                }
    }
}
