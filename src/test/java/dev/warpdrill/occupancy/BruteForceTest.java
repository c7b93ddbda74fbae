package dev.warpdrill.occupancy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Thresholds, cliffs and next steps against trying every single value: each thread, each register, each byte. */
class BruteForceTest {

    private static final List<KernelConfig> KERNELS = List.of(
            KernelConfig.of(72, 0, 20_000),
            KernelConfig.of(128, 49_152, 0),
            new KernelConfig(40, 1_000, 3_000, false, 5),
            KernelConfig.of(168, 0, 58_368));

    @Test
    void cliffs_are_every_place_where_a_block_is_won_or_lost() {
        int found = 0;
        for (SmLimits limits : SmLimits.all())
            for (Knob knob : Knob.values())
                for (KernelConfig kernel : KERNELS) {
                    LaunchConfig launch = LaunchConfig.of(192);
                    List<Cliff> cliffs = new ArrayList<>();
                    Occupancy before = knob.at(knob.first(), limits, kernel, launch);
                    for (int value = knob.first() + 1; value <= knob.last(limits); value++) {
                        Occupancy after = knob.at(value, limits, kernel, launch);
                        if (before.blocksPerSm() != after.blocksPerSm())
                            cliffs.add(new Cliff(
                                    knob,
                                    value - 1,
                                    value,
                                    before.blocksPerSm(),
                                    after.blocksPerSm(),
                                    after.limitedBy()));
                        before = after;
                    }
                    assertThat(Curve.of(knob, limits, kernel, launch).cliffs())
                            .as("%s %s %s", limits, knob, kernel)
                            .isEqualTo(cliffs);
                    found += cliffs.size();
                }
        assertThat(found).isGreaterThan(400);
    }

    @Test
    void room_for_blocks_is_the_last_value_that_leaves_it() {
        for (SmLimits limits : SmLimits.all())
            for (KernelConfig kernel : KERNELS)
                for (LaunchConfig launch : List.of(LaunchConfig.of(160), new LaunchConfig(256, 40, LaunchConfig.NONE)))
                    for (Knob knob : List.of(Knob.REGISTERS, Knob.SHARED_MEMORY)) {
                        TreeMap<Integer, Integer> last = lastValues(knob, limits, kernel, launch);
                        for (int blocks = 1; blocks <= 40; blocks++) {
                            Map.Entry<Integer, Integer> wanted = last.tailMap(blocks).entrySet().stream()
                                    .max(Map.Entry.comparingByValue())
                                    .orElse(null);
                            assertThat(room(knob, blocks, limits, kernel, launch))
                                    .as("%s %s for %d blocks of %s, %s", limits, knob, blocks, kernel, launch)
                                    .isEqualTo(
                                            wanted == null ? OptionalInt.empty() : OptionalInt.of(wanted.getValue()));
                        }
                    }
    }

    /** For each limit in blocks the largest value that has it. */
    private static TreeMap<Integer, Integer> lastValues(
            Knob knob, SmLimits limits, KernelConfig kernel, LaunchConfig launch) {
        Resource resource = knob == Knob.REGISTERS ? Resource.REGISTERS : Resource.SHARED_MEMORY;
        TreeMap<Integer, Integer> last = new TreeMap<>();
        int before = -1;
        for (int value = knob.first(); value <= knob.last(limits); value++) {
            int limit = knob.at(value, limits, kernel, launch).limit(resource);
            if (limit != before && before >= 0) last.put(before, value - 1);
            before = limit;
        }
        last.put(before, knob.last(limits));
        return last;
    }

    private static OptionalInt room(Knob knob, int blocks, SmLimits limits, KernelConfig kernel, LaunchConfig launch) {
        return knob == Knob.REGISTERS
                ? Room.largestRegistersFor(blocks, limits, kernel, launch)
                : Room.largestSharedMemoryFor(blocks, limits, kernel, launch);
    }

    @Test
    void dynamic_memory_left_is_the_last_byte_that_leaves_the_blocks() {
        for (SmLimits limits : SmLimits.all())
            for (boolean optIn : new boolean[] {true, false})
                for (int fixed : new int[] {0, 1_000, 49_152, 49_153})
                    for (int blocks = 1; blocks <= 33; blocks++) {
                        KernelConfig kernel = new KernelConfig(32, fixed, 0, optIn, 1);
                        LaunchConfig launch = LaunchConfig.of(32);
                        OptionalInt left = Room.dynamicSharedMemoryFor(blocks, limits, kernel, launch);
                        int asked = left.orElse(-1);
                        if (left.isPresent())
                            assertThat(shared(limits, kernel, asked)).isGreaterThanOrEqualTo(blocks);
                        assertThat(shared(limits, kernel, asked + 1))
                                .as("%s, %s: one byte over %s for %d blocks", limits, kernel, left, blocks)
                                .isLessThan(blocks);
                    }
    }

    private static int shared(SmLimits limits, KernelConfig kernel, int dynamicBytes) {
        return Occupancy.of(limits, kernel.withDynamicSharedMemoryBytes(dynamicBytes), LaunchConfig.of(32))
                .limit(Resource.SHARED_MEMORY);
    }

    @Test
    void one_knob_alone_reaches_the_next_higher_warps_at_its_largest_value() {
        int found = 0;
        for (SmLimits limits : SmLimits.all())
            for (Knob knob : Knob.values())
                for (KernelConfig kernel : KERNELS) {
                    LaunchConfig launch = LaunchConfig.of(192);
                    TreeMap<Integer, Integer> largest = new TreeMap<>();
                    for (int value = knob.first(); value <= knob.last(limits); value++)
                        if (knob != Knob.BLOCK_SIZE || value % 32 == 0)
                            largest.put(knob.at(value, limits, kernel, launch).warpsPerSm(), value);
                    Map.Entry<Integer, Integer> next = largest.higherEntry(
                            Occupancy.of(limits, kernel, launch).warpsPerSm());
                    Optional<NextStep> step = NextStep.by(knob, limits, kernel, launch);
                    assertThat(step.map(s -> s.reached().warpsPerSm() + " at "
                                    + knob.valueIn(
                                            s.reached().kernel(), s.reached().launch())))
                            .as("%s %s %s", limits, knob, kernel)
                            .isEqualTo(Optional.ofNullable(next).map(n -> n.getKey() + " at " + n.getValue()));
                    if (step.isPresent()) found++;
                }
        assertThat(found).isGreaterThan(60);
    }

    @Test
    void the_next_step_changes_what_it_must_and_no_unit_more() {
        int found = 0;
        for (SmLimits limits : SmLimits.all())
            for (int registers = 24; registers <= 240; registers += 12)
                for (int bytes = 0; bytes <= 40_960; bytes += 5_000)
                    for (int threads = 64; threads <= 512; threads += 32)
                        if (check(limits, KernelConfig.of(registers, 0, bytes), LaunchConfig.of(threads))) found++;
        assertThat(found).isGreaterThan(5_000);
    }

    private static boolean check(SmLimits limits, KernelConfig kernel, LaunchConfig launch) {
        int now = Occupancy.of(limits, kernel, launch).blocksPerSm();
        Optional<NextStep> step = NextStep.of(limits, kernel, launch);
        int atNothing = Occupancy.of(limits, KernelConfig.of(1, 0, 0), launch).blocksPerSm();
        expect(step.isPresent() == atNothing > now, "a step where a cut helps, and only there", kernel, launch);
        if (step.isEmpty()) return false;
        NextStep next = step.get();
        KernelConfig cut = next.reached().kernel();
        expect(next.reached().blocksPerSm() > now, "more blocks", kernel, launch);
        boolean fewer = next.knobs().contains(Knob.REGISTERS);
        boolean smaller = next.knobs().contains(Knob.SHARED_MEMORY);
        expect(
                fewer == next.registers() < kernel.registersPerThread(),
                "registers cut where it says so",
                kernel,
                launch);
        expect(
                smaller == next.sharedMemoryBytes() < kernel.sharedMemoryBytes(),
                "memory cut where it says so",
                kernel,
                launch);
        if (fewer)
            expect(
                    blocks(limits, cut.withRegistersPerThread(next.registers() + 1), launch) <= now,
                    "the most registers",
                    kernel,
                    launch);
        if (smaller)
            expect(
                    blocks(limits, cut.withDynamicSharedMemoryBytes(next.sharedMemoryBytes() + 1), launch) <= now,
                    "the most memory",
                    kernel,
                    launch);
        return true;
    }

    private static int blocks(SmLimits limits, KernelConfig kernel, LaunchConfig launch) {
        return Occupancy.of(limits, kernel, launch).blocksPerSm();
    }

    private static void expect(boolean holds, String what, KernelConfig kernel, LaunchConfig launch) {
        if (!holds) throw new AssertionError("not " + what + ": " + kernel + ", " + launch);
    }
}
