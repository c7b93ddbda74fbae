package dev.warpdrill.explorer;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

@QuarkusTest
class OccupancyApiTest {
    private static final String RESULT = "2,8,2,228,32,64,32768,1024,registers";
    private static final String RESULT_HEADER =
            "block_size,compute_capability,registers_per_thread,dynamic_smem_opt_in,"
                    + "blocks_per_sm,limit_warps,limit_registers,limit_shared_memory,limit_blocks,limit_barriers,"
                    + "allocated_registers_per_block,allocated_smem_per_block,limiting_factors";

    @Test
    void one_launch_is_evaluated() {
        post("{\"device\": \"H100\", \"registers_per_thread\": 128, \"block_size\": 256, \"static_smem_bytes\": 49152, \"grid_blocks\": 60}")
                .statusCode(200)
                .body("blocks_per_sm", equalTo(2))
                .body("limit_registers", equalTo(2))
                .body("limit_shared_memory", equalTo(4))
                .body("limit_warps", equalTo(8))
                .body("limit_blocks", equalTo(32))
                .body("limiting_factors", equalTo(List.of("registers")))
                .body("warps_per_sm", equalTo(16))
                .body("occupancy", equalTo(0.25f))
                .body("launchable", equalTo(true))
                .body("reason", nullValue())
                .body("sms_used", equalTo(60))
                .body("tail_blocks", equalTo(60));
    }

    @Test
    void a_grid_without_a_device_is_refused_with_what_it_needs() {
        post("{\"compute_capability\": \"9.0\", \"registers_per_thread\": 128, \"block_size\": 256, \"grid_blocks\": 60}")
                .statusCode(400)
                .contentType("application/problem+json")
                .body("errors.field", equalTo(List.of("grid_blocks")))
                .body("errors[0].raw", equalTo("60"))
                .body("errors[0].message", containsString("needs a device"))
                .body("errors[0].message", containsString("h100-sxm"));
        post("{\"device\": \"Voodoo 2\", \"registers_per_thread\": 128, \"block_size\": 256, \"grid_blocks\": 60}")
                .statusCode(400)
                .body("errors.field", equalTo(List.of("device")));
    }

    @Test
    void a_configured_size_takes_the_carve_outs_place() {
        String launch =
                "{\"compute_capability\": \"9.0\", \"registers_per_thread\": 32, \"block_size\": 64, \"dynamic_smem_bytes\": 8192, \"config_smem_bytes\": %d}";
        post(launch.formatted(65_536)).statusCode(200).body("limit_shared_memory", equalTo(7));
        post(launch.formatted(102_400)).statusCode(200).body("limit_shared_memory", equalTo(11));
    }

    @Test
    void a_broken_hardware_rule_is_an_answer_with_its_reason() {
        post("{\"compute_capability\": \"8.0\", \"registers_per_thread\": 136, \"block_size\": 416}")
                .statusCode(200)
                .body("launchable", equalTo(false))
                .body("blocks_per_sm", equalTo(0))
                .body("reason", containsString("69,632 registers"));
    }

    @Test
    void faults_are_told_field_by_field() {
        post("{\"compute_capability\": \"9.1\", \"registers_per_thread\": -3, \"block_size\": 0, \"blok\": 1, \"carveout_percent\": 50, \"config_smem_bytes\": 8192}")
                .statusCode(400)
                .contentType("application/problem+json")
                .body(
                        "errors.field.sort()",
                        equalTo(List.of(
                                "block_size",
                                "blok",
                                "compute_capability",
                                "config_smem_bytes",
                                "registers_per_thread")));
        post("{\"compute_capability\": \"8.0\", \"device\": \"H100\", \"registers_per_thread\": 3, \"block_size\": 32}")
                .statusCode(400)
                .body("detail", containsString("disagrees with device H100 SXM"));
        post("{\"compute_capability\": 9.0, \"registers_per_thread\": 3, \"block_size\": 2147483648}")
                .statusCode(400)
                .body("errors.field.sort()", equalTo(List.of("block_size", "compute_capability")))
                .body("errors.message", hasItem("must be a whole number of at least 1 and at most 2147483647"));
        post("[1]").statusCode(400);
    }

    @Test
    void the_vector_file_comes_back_as_it_is() throws IOException {
        String[] wanted = vectors();
        String input = Arrays.stream(wanted)
                .map(line -> Arrays.stream(line.split(",", -1)).limit(8).collect(Collectors.joining(",")))
                .collect(Collectors.joining("\n"));
        String[] got = csv(input).statusCode(200).extract().asString().split("\n");
        assertThat(got).hasSize(20_001);
        assertThat(got).isEqualTo(wanted);
    }

    @Test
    void a_row_that_cannot_be_read_does_not_stop_the_others() {
        String answer =
                csv("block_size,compute_capability,registers_per_thread\n256,9.0,128\nmany,9.0,\"12\n256,4.2,1\n128,9.0\n64,8.0,32\n")
                        .statusCode(200)
                        .extract()
                        .asString();
        assertThat(answer.lines()).hasSize(6).satisfies(lines -> {
            assertThat(lines.get(1)).startsWith("256,9.0,128,2,8,2,");
            assertThat(lines.get(2))
                    .startsWith("many,9.0,\"\"\"12\",,")
                    .endsWith(",the row has a quote that is not closed or text behind a closing quote");
            assertThat(lines.get(3)).contains("compute capability 4.2 is not known");
            assertThat(lines.get(4)).isEqualTo("128,9.0,,,,,,,,,,,\"the row has 2 columns, the header 3\"");
            assertThat(lines.get(5)).startsWith("64,8.0,32,32,");
        });
        csv("block_size,compute_capability,registers_per_thread\nmany,9.0,32\n")
                .body(containsString("must be a whole number"));
        csv("block_size,compute_capability,registers_per_thread\n0,9.0,32\n32,9.0,-1\n")
                .body(containsString("block_size must be at least 1, not 0"))
                .body(containsString("registers_per_thread must be at least 0, not -1"));
        csv("block_size\n1").statusCode(400).contentType("application/problem+json");
    }

    @Test
    void what_spreadsheets_and_pandas_write_is_read() {
        csv("\uFEFF\"block_size\",\"compute_capability\",\"registers_per_thread\",\"dynamic_smem_opt_in\"\r\n\"256\",\"9.0\",\"128\",TRUE\r\n256,9.0,128,False\r\n")
                .statusCode(200)
                .body(equalTo(RESULT_HEADER + "\n" + "256,9.0,128,TRUE," + RESULT + "\n" + "256,9.0,128,False," + RESULT
                        + "\n"));
    }

    @Test
    void only_where_a_row_cannot_be_read_is_there_an_error_column() {
        String header = RESULT_HEADER.replace("dynamic_smem_opt_in,", "");
        csv("block_size,compute_capability,registers_per_thread\n256,9.0,128\n")
                .statusCode(200)
                .body(equalTo(header + "\n256,9.0,128," + RESULT + "\n"));
        csv("block_size,compute_capability,registers_per_thread\n256,9.0,128\n7\n")
                .statusCode(200)
                .body(equalTo(header + ",error\n256,9.0,128," + RESULT
                        + ",\n7,,,,,,,,,,,,\"the row has 1 column, the header 3\"\n"));
    }

    @Test
    void an_empty_line_between_rows_keeps_its_place_and_at_the_end_is_none() {
        String answer = csv("block_size,compute_capability,registers_per_thread\n256,9.0,128\n\n256,9.0,128\n\n")
                .statusCode(200)
                .extract()
                .asString();
        assertThat(answer.lines().skip(1))
                .containsExactly(
                        "256,9.0,128," + RESULT + ",", ",,,,,,,,,,,,the row is empty", "256,9.0,128," + RESULT + ",");
    }

    @Test
    void a_column_that_comes_twice_or_has_no_name_is_refused_once_for_all() {
        csv("block_size,compute_capability,registers_per_thread,block_size,\n256,9.0,128,256,\n")
                .statusCode(400)
                .contentType("application/problem+json")
                .body("errors.field", equalTo(List.of("block_size", "")))
                .body("errors[0].message", equalTo("is in the header twice"))
                .body("errors[1].message", containsString("(column 5) is not a column"));
        csv("").statusCode(400).body("detail", containsString("The CSV is empty"));
    }

    @Test
    void more_than_the_server_takes_at_all_is_a_problem_too() {
        given().contentType("text/csv")
                .body(new byte[22_200_000])
                .post("/api/v1/occupancy")
                .then()
                .statusCode(413)
                .contentType("application/problem+json")
                .body("status", equalTo(413));
    }

    @Test
    void a_byte_order_mark_before_the_json_is_none_of_it() {
        post("\uFEFF{\"device\": \"4090\", \"registers_per_thread\": 32, \"block_size\": 256}")
                .statusCode(200)
                .body("limit_blocks", equalTo(24));
        post("{\"device\": \"orin\", \"registers_per_thread\": 32, \"block_size\": 256}")
                .statusCode(200)
                .body("limit_blocks", equalTo(16));
    }

    private static ValidatableResponse post(String body) {
        return given().contentType("application/json")
                .body(body.getBytes(StandardCharsets.UTF_8))
                .post("/api/v1/occupancy")
                .then();
    }

    private static ValidatableResponse csv(String body) {
        return given().contentType("text/csv")
                .body(body.getBytes(StandardCharsets.UTF_8))
                .post("/api/v1/occupancy")
                .then();
    }

    private static String[] vectors() throws IOException {
        try (InputStream in = OccupancyApiTest.class.getResourceAsStream("/vectors/occupancy.csv")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n");
        }
    }
}
