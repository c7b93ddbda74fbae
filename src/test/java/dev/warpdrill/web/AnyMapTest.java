package dev.warpdrill.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.LaunchConfig;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.occupancy.SmLimits;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is true of the map of any launch, possible or not. */
class AnyMapTest {
    private static final int LAUNCHES = 1_000;
    private static final double ROUNDED = .011;

    @Test
    void each_resident_warp_has_a_cell_and_each_free_slot_an_outline() {
        launches().forEach(o -> {
            Gauge slots = map(o).gauges().get(0);
            assertThat(shapes(slots).filter(s -> s.css().startsWith("cell"))).hasSize(o.warpsPerSm());
            assertThat(shapes(slots).filter(s -> s.css().equals("free"))).hasSize(o.maxWarps() - o.warpsPerSm());
            assertThat(slots.parts().stream().filter(Gauge.Part::block)).hasSize(o.blocksPerSm());
        });
    }

    @Test
    void the_accent_marks_exactly_what_limits() {
        launches().forEach(o -> {
            List<Gauge> gauges = map(o).gauges();
            List<Resource> order = List.of(Resource.WARPS, Resource.REGISTERS, Resource.SHARED_MEMORY);
            for (int i = 0; i < order.size(); i++)
                assertThat(gauges.get(i).limits())
                        .as("%s of %s", order.get(i), map(o).sentence())
                        .isEqualTo(o.limitedBy().contains(order.get(i)));
            boolean strip =
                    o.limitedBy().contains(Resource.BLOCKS) || o.limitedBy().contains(Resource.BARRIERS);
            assertThat(gauges.get(3).limits()).isEqualTo(strip);
        });
    }

    @Test
    void a_bar_fills_from_the_floor_to_the_share_that_is_taken() {
        launches().filter(Occupancy::launchable).forEach(o -> {
            double registers = (double) o.blocksPerSm() * o.allocatedRegistersPerBlock() / 65_536;
            double shared = (double) o.blocksPerSm()
                    * o.allocatedSharedMemoryBytesPerBlock()
                    / o.limits().sharedMemoryBytes();
            assertThat(highest(map(o).gauges().get(1), registers)).isCloseTo(registers, within(.007));
            assertThat(highest(map(o).gauges().get(2), shared)).isCloseTo(shared, within(.007));
        });
    }

    @Test
    void nothing_leaves_the_picture_but_the_next_block() {
        launches()
                .forEach(o -> map(o).gauges()
                        .forEach(gauge -> shapes(gauge)
                                .filter(s -> s.kind().equals("rect"))
                                .forEach(s -> {
                                    assertThat(number(s.x())).isGreaterThanOrEqualTo(-1);
                                    assertThat(number(s.x()) + number(s.width()))
                                            .isLessThanOrEqualTo(SmMap.WIDTH + ROUNDED);
                                    assertThat(number(s.y())).isGreaterThanOrEqualTo(0);
                                    assertThat(number(s.width())).isPositive();
                                    assertThat(number(s.height())).isPositive();
                                })));
    }

    @Test
    void thin_blocks_share_a_shade_instead_of_striping() {
        Occupancy o = launch("9.0", KernelConfig.of(32, 0, 2048), 64);
        assertThat(shapes(map(o).gauges().get(1))
                        .map(Shape::css)
                        .filter(css -> css.matches("s[1-4]"))
                        .distinct())
                .containsExactly("s3");
        Occupancy thinner = launch("9.0", KernelConfig.of(16, 0, 0), 32);
        assertThat(words(map(thinner).gauges().get(2))).contains("32 × 1 KB");
    }

    @Test
    void hatching_is_explained_wherever_it_is_drawn() {
        launches().filter(Occupancy::launchable).forEach(o -> {
            SmMap map = map(o);
            long hatchedBars = map.gauges().subList(1, 3).stream()
                    .filter(g -> shapes(g).anyMatch(s -> s.css().equals("hatched")))
                    .count();
            assertThat(map.gauges().size() - 4).isGreaterThanOrEqualTo((int) hatchedBars);
        });
    }

    @Test
    void an_impossible_launch_shows_the_block_that_does_not_fit_or_the_rule() {
        Occupancy rounded = launch("9.0", KernelConfig.of(136, 0, 0), 416);
        assertThat(words(map(rounded).gauges().get(1))).contains("no room for 1");
        assertThat(ghost(map(rounded).gauges().get(1)))
                .as("taller than the file")
                .contains("V37");
        Occupancy fixed = launch("9.0", KernelConfig.of(32, 57 * 1024, 0), 256);
        assertThat(words(map(fixed).gauges().get(2))).contains("at most 48 KB").doesNotContain("to L1");
        assertThat(map(fixed).sentence()).contains("cannot launch").contains("58,368 B of static shared memory");
        Occupancy wide = launch("7.5", KernelConfig.of(32, 0, 0), 1056);
        assertThat(ghost(map(wide).gauges().get(0))).contains("V37");
    }

    @Test
    void barriers_are_named_on_the_strip_that_they_limit() {
        KernelConfig kernel = new KernelConfig(32, 0, 0, true, 8);
        Occupancy o = launch("9.0", kernel, 64);
        assertThat(o.limitedBy()).containsExactly(Resource.BARRIERS);
        assertThat(words(map(o).gauges().get(3))).contains("limits: named barriers (8 of 64 each)", "8 / 32");
        assertThat(map(o).sentence()).contains("Limited by named barriers", "named barriers 8");
    }

    @Test
    void a_kernel_without_shared_memory_leaves_the_gauge_empty_on_old_devices() {
        Occupancy o = launch("7.5", KernelConfig.of(32, 0, 0), 128);
        assertThat(words(map(o).gauges().get(2))).containsExactly("Shared memory", "0 / 64 KB", "fits any");
    }

    private static Stream<Occupancy> launches() {
        Random random = new Random(20261201);
        List<SmLimits> all = SmLimits.all();
        return Stream.generate(() -> {
                    SmLimits limits = all.get(random.nextInt(all.size()));
                    int fixed = random.nextInt(3) == 0 ? random.nextInt(50 * 1024) : 0;
                    int dynamic = random.nextInt(4) == 0 ? 0 : random.nextInt(limits.sharedMemoryBytes() / 2);
                    KernelConfig kernel = new KernelConfig(
                            random.nextInt(260), fixed, dynamic, random.nextInt(8) > 0, random.nextInt(18));
                    return Occupancy.of(limits, kernel, LaunchConfig.of(1 + random.nextInt(1060)));
                })
                .limit(LAUNCHES);
    }

    private static Occupancy launch(String capability, KernelConfig kernel, int blockSize) {
        return Occupancy.of(SmLimits.of(ComputeCapability.parse(capability)), kernel, LaunchConfig.of(blockSize));
    }

    private static SmMap map(Occupancy o) {
        return SmMap.of("Any", o, "m");
    }

    private static Stream<Shape> shapes(Gauge gauge) {
        return gauge.parts().stream().flatMap(part -> part.shapes().stream());
    }

    private static List<String> words(Gauge gauge) {
        return shapes(gauge).map(Shape::text).filter(t -> !t.isEmpty()).toList();
    }

    private static String ghost(Gauge gauge) {
        return shapes(gauge)
                .filter(s -> s.css().equals("ghost"))
                .map(Shape::path)
                .findFirst()
                .orElseThrow();
    }

    /** The share of the gauge that blocks cover; a lone gap above the last block is less than a hundredth of it. */
    private static double highest(Gauge gauge, double none) {
        return gauge.parts().stream()
                .filter(Gauge.Part::block)
                .flatMap(part -> part.shapes().stream())
                .filter(s -> s.kind().equals("rect"))
                .mapToDouble(s -> (SmMap.BOTTOM - number(s.y())) / SmMap.HIGH)
                .max()
                .orElse(none);
    }

    private static double number(String units) {
        return Double.parseDouble(units);
    }
}
