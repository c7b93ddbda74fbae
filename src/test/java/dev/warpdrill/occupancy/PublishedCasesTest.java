package dev.warpdrill.occupancy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** The 37 configurations that people published: what NVIDIA's header says of them, and where they saw something else. */
class PublishedCasesTest {

    private static final List<Map<String, String>> CASES = Vectors.rows("public-cases.csv");

    @Test
    void every_case_equals_the_header_at_the_default_carve_out() {
        assertThat(CASES).hasSize(37);
        for (Map<String, String> row : CASES) {
            if (absent(row, "regs_per_thread")) continue; // P066 gives no registers; its own test is below
            Occupancy o = at(row, LaunchConfig.NONE);
            limit(row, "h_limit_regs", o.limit(Resource.REGISTERS));
            limit(row, "h_limit_smem_default_carveout", o.limit(Resource.SHARED_MEMORY));
            limit(row, "h_limit_warps", o.limit(Resource.WARPS));
            limit(row, "h_limit_blocks", o.limit(Resource.BLOCKS));
            limit(row, "h_limit_barriers", o.limit(Resource.BARRIERS));
            limit(row, "h_active_default", o.blocksPerSm());
            assertThat(100 * o.fraction())
                    .as("%s", row)
                    .isEqualTo(Double.parseDouble(row.get("h_pct_default")), within());
        }
    }

    @Test
    void every_case_with_a_printed_configuration_equals_the_header_there() {
        int printed = 0;
        for (Map<String, String> row : CASES) {
            if (absent(row, "h_active_at_config") || absent(row, "carveout_or_config_bytes")) continue;
            printed++;
            Occupancy o = at(row, Vectors.number(row, "carveout_or_config_bytes"));
            limit(row, "h_limit_smem_at_config", o.limit(Resource.SHARED_MEMORY));
            limit(row, "h_active_at_config", o.blocksPerSm());
        }
        assertThat(printed).isEqualTo(PRINTED);
    }

    private static final int PRINTED = 19;

    @Test
    void a_case_without_registers_fits_one_block_by_its_shared_memory() {
        Map<String, String> row = CASES.stream()
                .filter(c -> c.get("id").equals("P066"))
                .findFirst()
                .orElseThrow();
        Occupancy o = Occupancy.of(Vectors.limits(row), KernelConfig.of(0, 0, 65_536), LaunchConfig.of(128));
        assertThat(o.limit(Resource.SHARED_MEMORY)).isEqualTo(1);
        assertThat(o.limit(Resource.REGISTERS)).isEqualTo(Occupancy.UNLIMITED);
    }

    /** What people saw instead, and why: each of these is a documented case, not a fault of the engine. */
    @Test
    void what_people_saw_differs_just_where_it_is_documented() {
        Map<String, String> differs = new HashMap<>();
        for (Map<String, String> row : CASES) {
            if (absent(row, "reported_blocks_per_sm") || absent(row, "regs_per_thread")) continue;
            int blocks = at(row, LaunchConfig.NONE).blocksPerSm();
            if (blocks != Vectors.number(row, "reported_blocks_per_sm"))
                differs.put(row.get("id"), row.get("agree") + blocks);
        }
        assertThat(differs).isEqualTo(Map.of("P078", "disagree24"));
        Map<String, String> attention = CASES.stream()
                .filter(c -> c.get("id").equals("P081"))
                .findFirst()
                .orElseThrow();
        assertThat(attention.get("reported_limit_warps"))
                .as("the author took 48 warps for an H100")
                .isEqualTo("6");
        assertThat(at(attention, LaunchConfig.NONE).limit(Resource.WARPS)).isEqualTo(8);
    }

    private static Occupancy at(Map<String, String> row, int configured) {
        KernelConfig kernel = new KernelConfig(
                number(row, "regs_per_thread", 0),
                number(row, "static_smem_bytes", 0),
                number(row, "dynamic_smem_bytes", 0),
                true,
                number(row, "barriers_per_block", 0));
        LaunchConfig launch = new LaunchConfig(Vectors.number(row, "block_size"), LaunchConfig.NONE, configured);
        return Occupancy.of(Vectors.limits(row), kernel, launch);
    }

    private static boolean absent(Map<String, String> row, String column) {
        return row.get(column).isEmpty();
    }

    private static int number(Map<String, String> row, String column, int otherwise) {
        return absent(row, column) ? otherwise : Vectors.number(row, column);
    }

    private static void limit(Map<String, String> row, String column, int computed) {
        String header = row.get(column);
        if (header.isEmpty()) return;
        String own = computed == Occupancy.UNLIMITED ? "none" : Integer.toString(computed);
        assertThat(own).as("%s of %s", column, row).isEqualTo(header);
    }

    private static Offset<Double> within() {
        return Offset.offset(0.0001);
    }
}
