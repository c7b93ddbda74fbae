package dev.warpdrill.attempt;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

@QuarkusTest
class GradingApiTest {
    private static final String H100 =
            "{\"compute_capability\": \"9.0\", \"device\": \"H100\", \"registers_per_thread\": 128, \"static_smem_bytes\": 49152, \"dynamic_smem_bytes\": 0}";
    private static final String SOLVED =
            "I assume 256 threads. Registers: 128 x 256 = 32,768, so 65,536 / 32,768 = 2 blocks. Shared memory 48 + 1 KB reserved = 49 KB, 228 / 49 = 4 blocks. "
                    + "Warps: 64 / 8 = 8 blocks. At most 32 blocks. So registers bind: 2 blocks, 16 warps, 25%. At 80 registers a third block fits.";

    private static String request(String prompt, String config, String text) {
        return "{\"id\": \"x1\", \"prompt\": \"" + prompt + "\", \"config\": " + config + ", \"text\": \"" + text
                + "\"}";
    }

    private static ValidatableResponse post(String body) {
        return given().contentType("application/json")
                .body(body)
                .when()
                .post("/api/v1/gradings")
                .then();
    }

    @Test
    void a_full_answer_is_a_hire_and_each_criterion_quotes_the_candidates_words() {
        JsonPath graded = post(request("main", H100, SOLVED))
                .statusCode(200)
                .body("id", equalTo("x1"))
                .body("assumed_block_size", equalTo(256))
                .body("verdict", equalTo("hire"))
                .body("mistakes", empty())
                .body("problems", empty())
                .body(
                        "criteria.findAll { it.met }.id",
                        hasItems(
                                "block-size-stated",
                                "register-limit",
                                "shared-memory-limit",
                                "reserved-shared-memory",
                                "warp-limit",
                                "block-limit",
                                "binding-resource",
                                "result",
                                "next-step"))
                .extract()
                .jsonPath();
        List<String> quotes = graded.getList("criteria.findAll { it.met }.evidence.flatten()");
        assertThat(quotes).isNotEmpty().allSatisfy(quote -> assertThat(SOLVED).contains(quote));
        assertThat(graded.getList("criteria.findAll { !it.met }.evidence.flatten()"))
                .isEmpty();
    }

    @Test
    void all_that_the_prompt_can_show_is_listed_and_nothing_else() {
        post(request("achieved", H100, "no idea"))
                .statusCode(200)
                .body("assumed_block_size", nullValue())
                .body("criteria.id", hasItems("theoretical-vs-achieved", "achieved-gap-cause"))
                .body("criteria.id", not(hasItem("block-limit")))
                .body("criteria.findAll { it.met }", empty())
                .body("verdict", equalTo("weak"));
    }

    @Test
    void a_worksheet_alone_is_graded_and_its_mistake_predicts_the_figures() {
        String config =
                H100.replace("49152", "0").replace("\"dynamic_smem_bytes\": 0", "\"dynamic_smem_bytes\": 58368");
        String sheet =
                "{\"block_size\": \"256\", \"limit_registers\": \"2\", \"limit_shared_memory\": \"4\", \"limit_warps\": \"8\", \"limit_blocks\": \"32\", \"binding\": \"registers\","
                        + " \"blocks_per_sm\": \"2\", \"warps_per_sm\": \"16\", \"occupancy\": \"25%\"}";
        post("{\"prompt\": \"main\", \"config\": " + config + ", \"worksheet\": " + sheet + "}")
                .statusCode(200)
                .body("assumed_block_size", equalTo(256))
                .body("mistakes.find { it.id == 'forgot-reserved' }.predicted.limit_shared_memory", equalTo(4))
                .body("mistakes.find { it.id == 'forgot-reserved' }.actual.limit_shared_memory", equalTo(3))
                .body("criteria.find { it.id == 'result' }.met", is(true))
                .body("criteria.find { it.id == 'result' }.evidence", empty())
                .body("containsKey('id')", is(false));
    }

    @Test
    void a_worksheet_line_that_cannot_be_read_is_a_problem_and_not_an_error() {
        post("{\"prompt\": \"main\", \"config\": " + H100
                        + ", \"worksheet\": {\"block_size\": \"256\", \"limit_warps\": \"eightish\"}}")
                .statusCode(200)
                .body("problems", hasSize(1))
                .body("problems[0].field", equalTo("limit_warps"))
                .body("problems[0].raw", equalTo("eightish"));
    }

    @Test
    void every_field_at_fault_is_told_at_once() {
        post("{\"prompt\": \"mian\", \"config\": {\"compute_capability\": \"3.5\", \"registers_per_thread\": -1, \"smem\": 3}, \"answer\": \"x\"}")
                .statusCode(400)
                .contentType("application/problem+json")
                .body("title", not(nullValue()))
                .body("status", equalTo(400))
                .body(
                        "errors.field",
                        hasItems(
                                "prompt",
                                "config.compute_capability",
                                "config.registers_per_thread",
                                "config.smem",
                                "answer",
                                "text"))
                .body("errors.find { it.field == 'config.registers_per_thread' }.raw", equalTo("-1"));
    }

    @Test
    void what_is_missing_is_named() {
        post("{}").statusCode(400).body("errors.field", hasItems("prompt", "config", "text"));
    }

    @Test
    void a_body_that_is_not_json_says_where() {
        post("{\"prompt\": ")
                .statusCode(400)
                .contentType("application/problem+json")
                .body("detail", containsString("line 1"));
    }

    @Test
    void a_text_of_20000_characters_passes_and_one_more_is_too_large() {
        post(request("main", H100, "a".repeat(20_000))).statusCode(200);
        post(request("main", H100, "\\uD83D\\uDE42".repeat(20_000))).statusCode(200);
        post(request("main", H100, "\\uD83D\\uDE42".repeat(20_001)))
                .statusCode(413)
                .body("detail", containsString("not 20,001"));
        post(request("main", H100, "a".repeat(20_001)))
                .statusCode(413)
                .contentType("application/problem+json")
                .body("errors[0].field", equalTo("text"));
    }

    @Test
    void a_body_of_more_than_a_megabyte_is_too_large() {
        post(request("main", H100, "a".repeat(1_000_001))).statusCode(413).contentType("application/problem+json");
    }

    @Test
    void other_methods_and_media_types_get_problems_too() {
        given().when().get("/api/v1/gradings").then().statusCode(405).contentType("application/problem+json");
        given().contentType("text/plain")
                .body("x")
                .when()
                .post("/api/v1/gradings")
                .then()
                .statusCode(415)
                .contentType("application/problem+json");
        given().when().get("/api/v1/nothing").then().statusCode(404).contentType("application/problem+json");
    }

    @Test
    void the_device_is_a_label_and_never_an_error() {
        post(request(
                        "grid",
                        H100.replace("H100", "Voodoo 2"),
                        "60 blocks are fewer than the SMs, so most sit idle and the per-SM limit is irrelevant."))
                .statusCode(200)
                .body("verdict", equalTo("ok"));
    }

    @Test
    void lines_come_back_in_order_and_a_bad_one_does_not_stop_the_rest() {
        String lines = request("main", H100, SOLVED) + "\n\n" + "{\"id\": 7, \"prompt\": \"main\"}\n" + "nonsense\r\n"
                + request("move", H100, "64 registers give 4 blocks of 256 threads");
        List<JsonPath> out = ndjson(lines);
        assertThat(out).hasSize(4);
        assertThat(out.get(0).getString("verdict")).isEqualTo("hire");
        assertThat(out.get(1).getInt("id")).isEqualTo(7);
        assertThat(out.get(1).getString("error"))
                .isEqualTo("config: is missing; text: is missing; a grading needs a text or a worksheet");
        assertThat(out.get(2).getMap("")).containsEntry("id", null).containsKey("error");
        assertThat(out.get(3).getString("verdict")).isEqualTo("ok");
    }

    @Test
    void a_byte_order_mark_does_not_spoil_the_first_line() {
        assertThat(ndjson("\uFEFF" + request("main", H100, SOLVED)).get(0).getString("verdict"))
                .isEqualTo("hire");
    }

    @Test
    void two_thousand_lines_are_one_request() {
        String lines = IntStream.range(0, 2_000)
                .mapToObj(
                        i -> request("move", H100, "64 registers give 4 blocks").replace("x1", "n" + i))
                .collect(Collectors.joining("\n"));
        List<JsonPath> out = ndjson(lines);
        assertThat(out).hasSize(2_000);
        assertThat(out.get(1_999).getString("id")).isEqualTo("n1999");
    }

    private static List<JsonPath> ndjson(String lines) {
        String body = given().contentType("application/x-ndjson")
                .body(lines.getBytes(java.nio.charset.StandardCharsets.UTF_8))
                .when()
                .post("/api/v1/gradings")
                .then()
                .statusCode(200)
                .contentType("application/x-ndjson")
                .extract()
                .asString();
        return body.lines().map(JsonPath::from).toList();
    }

    @Test
    void the_contract_is_described() {
        given().when()
                .get("/openapi?format=json")
                .then()
                .statusCode(200)
                .body("paths.'/api/v1/gradings'.post.requestBody.content", not(nullValue()));
    }
}
