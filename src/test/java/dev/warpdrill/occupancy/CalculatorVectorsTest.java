package dev.warpdrill.occupancy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every row of what NVIDIA's calculator computed, column by column, none skipped. */
class CalculatorVectorsTest {

    private static final List<Map<String, String>> ROWS = Vectors.rows("occupancy.csv");

    @Test
    void every_one_of_20000_rows_equals_the_calculator() {
        assertThat(ROWS).hasSize(20_000);
        for (Map<String, String> row : ROWS)
            assertThat(computed(Vectors.occupancy(row))).as("%s", row).isEqualTo(expected(row));
    }

    @Test
    void limiting_factors_are_exactly_the_resources_whose_limit_is_the_result() {
        for (Map<String, String> row : ROWS)
            assertThat(Vectors.occupancy(row).limitedBy()).as("%s", row).isEqualTo(factors(row));
    }

    /**
     * Where barriers alone undercut the rest, the calculator keeps the bits of what was the least before them. The file
     * holds exact sets, and so do we; in 229 rows the calculator's own would be larger.
     */
    @Test
    void in_229_rows_the_calculator_would_keep_stale_factors_beside_barriers() {
        int stale = 0;
        for (Map<String, String> row : ROWS) {
            Occupancy o = Vectors.occupancy(row);
            EnumSet<Resource> calculators = EnumSet.noneOf(Resource.class);
            EnumSet<Resource> others = EnumSet.complementOf(EnumSet.of(Resource.BARRIERS));
            int least = others.stream().mapToInt(o::limit).min().orElseThrow();
            for (Resource r : others) if (o.limit(r) == least) calculators.add(r);
            if (o.limit(Resource.BARRIERS) <= least) calculators.add(Resource.BARRIERS);
            if (calculators.equals(o.limitedBy())) continue;
            stale++;
            assertThat(o.limitedBy()).as("%s", row).containsExactly(Resource.BARRIERS);
        }
        assertThat(stale).isEqualTo(229);
    }

    private static Set<Resource> factors(Map<String, String> row) {
        List<String> ids = Arrays.asList(row.get("limiting_factors").split("\\|"));
        return Arrays.stream(Resource.values())
                .filter(r -> ids.contains(r.id()))
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Resource.class)));
    }

    private static List<Integer> computed(Occupancy o) {
        return List.of(
                o.blocksPerSm(),
                finite(o.limit(Resource.WARPS)),
                finite(o.limit(Resource.REGISTERS)),
                finite(o.limit(Resource.SHARED_MEMORY)),
                finite(o.limit(Resource.BLOCKS)),
                finite(o.limit(Resource.BARRIERS)),
                o.allocatedRegistersPerBlock(),
                o.allocatedSharedMemoryBytesPerBlock());
    }

    private static List<Integer> expected(Map<String, String> row) {
        return Stream.of(
                        "blocks_per_sm",
                        "limit_warps",
                        "limit_registers",
                        "limit_shared_memory",
                        "limit_blocks",
                        "limit_barriers",
                        "allocated_registers_per_block",
                        "allocated_smem_per_block")
                .map(column -> Vectors.number(row, column))
                .toList();
    }

    private static int finite(int limit) {
        return limit == Occupancy.UNLIMITED ? -1 : limit;
    }
}
