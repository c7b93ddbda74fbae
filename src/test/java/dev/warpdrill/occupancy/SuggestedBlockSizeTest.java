package dev.warpdrill.occupancy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SuggestedBlockSizeTest {

    @Test
    void every_one_of_3000_suggestions_equals_the_calculator() {
        List<Map<String, String>> rows = Vectors.rows("suggested-block-size.csv");
        assertThat(rows).hasSize(3_000);
        for (Map<String, String> row : rows) {
            KernelConfig kernel = KernelConfig.of(
                    Vectors.number(row, "registers_per_thread"),
                    Vectors.number(row, "static_smem_bytes"),
                    Vectors.number(row, "dynamic_smem_bytes"));
            assertThat(SuggestedBlockSize.of(Vectors.limits(row), kernel, Vectors.number(row, "max_threads_per_block")))
                    .as("%s", row)
                    .isEqualTo(new SuggestedBlockSize(
                            Vectors.number(row, "suggested_block_size"), Vectors.number(row, "blocks_per_sm")));
        }
    }
}
