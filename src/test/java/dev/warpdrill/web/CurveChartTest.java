package dev.warpdrill.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.Knob;
import dev.warpdrill.occupancy.LaunchConfig;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.SmLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CurveChartTest {
    private static final int KB = 1024;
    private static final SmLimits H100 = SmLimits.of(ComputeCapability.parse("9.0"));
    private static final KernelConfig DRAWN = KernelConfig.of(128, 0, 57 * KB);

    @Test
    void cliffs_are_labeled_with_the_value_that_falls() {
        assertThat(texts(chart(Knob.REGISTERS), "cliff"))
                .containsExactlyInAnyOrder("at 81: 2 blocks", "at 129: 1 block");
        assertThat(texts(chart(Knob.SHARED_MEMORY), "cliff")).containsExactly("over 113 KB: 1 block");
        assertThat(texts(chart(Knob.BLOCK_SIZE), "cliff")).containsExactly("above 512: cannot launch");
    }

    @Test
    void the_current_point_is_marked_and_said() {
        assertThat(texts(chart(Knob.BLOCK_SIZE), "point-label")).containsExactly("256: 16 warps");
        assertThat(texts(chart(Knob.REGISTERS), "point-label")).containsExactly("128: 16 warps");
        assertThat(chart(Knob.SHARED_MEMORY).sentence())
                .isEqualTo("Warps per SM against shared memory; at 57 there are 16. The table has the values.");
    }

    @Test
    void the_axis_ends_above_the_highest_step_and_does_not_waste_the_height() {
        assertThat(texts(chart(Knob.SHARED_MEMORY), "tick")).startsWith("0", "4", "8", "12", "16", "20");
        CurveChart full = CurveChart.of(Knob.REGISTERS, H100, KernelConfig.of(32, 0, 0), LaunchConfig.of(256));
        assertThat(texts(full, "tick")).startsWith("0", "16", "32", "48", "64");
    }

    @Test
    void tables_hold_the_current_step_and_those_that_matter() {
        assertThat(rows(Knob.REGISTERS)).containsExactly("1–80: 3, 24", "> 81–128: 2, 16", "129–255: 1, 8");
        assertThat(rows(Knob.SHARED_MEMORY)).containsExactly("> 0–113: 2, 16", "over 113: 1, 8");
        assertThat(rows(Knob.BLOCK_SIZE))
                .containsExactly("64: 3, 6", "128: 3, 12", "> 256: 2, 16", "512: 1, 16", "over 512: 0, 0");
    }

    @Test
    void a_part_of_a_warp_counts_as_a_warp() {
        CurveChart chart = CurveChart.of(Knob.BLOCK_SIZE, H100, DRAWN, LaunchConfig.of(250));
        assertThat(chart.rows())
                .filteredOn(CurveRow::here)
                .extracting(CurveRow::range)
                .containsExactly("256");
        assertThat(texts(chart, "point-label")).containsExactly("250: 16 warps");
    }

    @Test
    void static_memory_is_continued_as_dynamic_and_the_axis_says_so() {
        KernelConfig fixed = KernelConfig.of(64, 40 * KB, 0);
        assertThat(texts(CurveChart.of(Knob.SHARED_MEMORY, H100, fixed, LaunchConfig.of(256)), "tick axis-name"))
                .containsExactly("KB of shared memory a block, if all of it is dynamic");
    }

    @Test
    void no_two_labels_meet_and_none_leaves_the_picture() {
        Random random = new Random(20261201);
        int labels = 0;
        for (int i = 0; i < 2_000; i++) {
            SmLimits limits = SmLimits.all().get(random.nextInt(SmLimits.all().size()));
            KernelConfig kernel =
                    KernelConfig.of(1 + random.nextInt(255), 0, random.nextInt(limits.maxSharedMemoryBytesPerBlock()));
            LaunchConfig launch = LaunchConfig.of(1 + random.nextInt(1024));
            for (Knob knob : Knob.values()) {
                CurveChart chart = CurveChart.of(knob, limits, kernel, launch);
                labels += assertApart(chart);
                assertThat(chart.rows())
                        .hasSizeBetween(1, 10)
                        .filteredOn(CurveRow::here)
                        .hasSize(1);
                CurveRow here =
                        chart.rows().stream().filter(CurveRow::here).findFirst().orElseThrow();
                assertThat(here.warps())
                        .isEqualTo("" + Occupancy.of(limits, kernel, launch).warpsPerSm());
                if (knob != Knob.BLOCK_SIZE) assertWhole(chart, knob);
            }
        }
        assertThat(labels).as("labels looked at").isGreaterThan(1_000);
    }

    /** Every range begins where the one before it ends: a range left out would read as an error. */
    private static void assertWhole(CurveChart chart, Knob knob) {
        double end = 0;
        for (CurveRow row : chart.rows()) {
            String[] ends = row.range().replace("over ", "").split("–");
            double from = Double.parseDouble(ends[0]);
            double wanted = knob == Knob.REGISTERS && !row.range().startsWith("over") ? end + 1 : end;
            assertThat(from).as("%s: %s", chart.heading(), chart.rows()).isEqualTo(wanted);
            end = Double.parseDouble(ends[ends.length - 1]);
        }
    }

    /** Resident blocks at a threshold as it is written, and just above it. */
    @Test
    void a_threshold_is_written_as_the_last_value_that_holds() {
        KernelConfig kernel = KernelConfig.of(128, 0, 10 * KB);
        SmLimits ampere = SmLimits.of(ComputeCapability.parse("8.0"));
        CurveChart chart = CurveChart.of(Knob.SHARED_MEMORY, ampere, kernel, LaunchConfig.of(128));
        int read = 0;
        for (CurveRow row : chart.rows()) {
            if (row.range().startsWith("over") || row.blocks().contains("–")) continue;
            double kilobytes = Double.parseDouble(row.range().split("–")[1]);
            int bytes = (int) Math.round(kilobytes * KB);
            assertThat("" + blocks(ampere, bytes)).as("%s", row).isEqualTo(row.blocks());
            assertThat("" + blocks(ampere, bytes + 1)).as("%s", row).isNotEqualTo(row.blocks());
            read++;
        }
        assertThat(read).isGreaterThan(2);
        assertThat(chart.rows()).extracting(CurveRow::range).anyMatch(range -> range.contains("53.625"));
    }

    private static int blocks(SmLimits limits, int bytes) {
        return Occupancy.of(limits, KernelConfig.of(128, 0, bytes), LaunchConfig.of(128))
                .blocksPerSm();
    }

    private static int assertApart(CurveChart chart) {
        List<CurveLabels.Box> boxes = new ArrayList<>();
        for (Shape s : chart.shapes()) {
            if (!s.css().equals("cliff") && !s.css().equals("point-label")) continue;
            CurveLabels.Box box = CurveLabels.box(
                    Double.parseDouble(s.x()),
                    Double.parseDouble(s.y()),
                    s.text(),
                    s.anchor().equals("end"));
            assertThat(boxes).as("%s in %s", s.text(), chart.sentence()).noneMatch(box::meets);
            assertThat(box.left()).isGreaterThan(0);
            assertThat(box.right()).isLessThanOrEqualTo(CurveChart.WIDTH + 1);
            boxes.add(box);
        }
        return boxes.size();
    }

    private static CurveChart chart(Knob knob) {
        return CurveChart.of(knob, H100, DRAWN, LaunchConfig.of(256));
    }

    private static List<String> texts(CurveChart chart, String css) {
        return chart.shapes().stream()
                .filter(s -> s.css().equals(css))
                .map(Shape::text)
                .toList();
    }

    private static List<String> rows(Knob knob) {
        return chart(knob).rows().stream()
                .map(r -> (r.here() ? "> " : "") + r.range() + ": " + r.blocks() + ", " + r.warps())
                .toList();
    }
}
