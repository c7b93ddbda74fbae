package dev.warpdrill.attempt;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Texts that the database or UTF-8 has no room for: NUL and half of a character. */
@QuarkusTest
class OddBodiesTest {
    private static final String CONFIG = "\"config\": {\"compute_capability\": \"9.0\", \"registers_per_thread\": 128}";

    @Test
    void half_of_a_character_anywhere_in_a_body_is_refused_and_never_a_fault_of_ours() {
        for (String body : List.of(
                "{\"prompt\": \"main\", " + CONFIG + ", \"text\": \"16 \\ud800 warps\"}",
                "{\"id\": \"\\udfff\", \"prompt\": \"main\", " + CONFIG + ", \"text\": \"16 warps\"}",
                "{\"prompt\": \"\\ud800\", " + CONFIG + ", \"text\": \"16 warps\"}",
                "{\"\\ud800\": 1, \"prompt\": \"main\", " + CONFIG + ", \"text\": \"16 warps\"}",
                "{\"prompt\": \"main\", " + CONFIG + ", \"worksheet\": {\"warps_per_sm\": \"\\ud800\"}}")) {
            Response one = graded("application/json", body);
            assertThat(one.statusCode()).as(body).isEqualTo(400);
            assertThat(one.jsonPath().getString("detail")).contains("half of a character");
            Response line = graded("application/x-ndjson", body);
            assertThat(line.statusCode()).as(body).isEqualTo(200);
            assertThat(line.asString()).contains("half of a character");
        }
        assertThat(graded(
                                "application/json",
                                "{\"prompt\": \"main\", " + CONFIG + ", \"text\": \"16 warps \\ud83d\\ude00\"}")
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void nul_in_json_is_a_character_like_others() {
        Response answer = graded(
                "application/json",
                "{\"id\": \"a\\u0000b\", \"prompt\": \"main\", " + CONFIG + ", \"text\": \"16 warps\\u0000\"}");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.jsonPath().getString("id")).isEqualTo("a\u0000b");
    }

    @Test
    void nul_in_any_field_of_a_form_is_left_out_and_the_rest_is_kept() {
        Candidate candidate = new Candidate();
        String attempt = candidate.starts("resident-warps", 42);
        Map<String, String> form = Map.of(
                "text",
                "16 \u0000warps",
                "limit_warps",
                "8\u0000",
                "question",
                "\u0000",
                "position",
                "0",
                "revision",
                "0");
        assertThat(candidate.browser.post(attempt + "/draft", form).statusCode())
                .isEqualTo(200);
        assertThat(candidate.opens(attempt).page().selectFirst("#text").wholeText())
                .isEqualTo("16 warps");
        String finished = candidate.finishes();
        String criterion = candidate
                .browser
                .page(finished + "/scorecard")
                .selectFirst(".criteria li.missed")
                .id()
                .replace("criterion-", "");
        Map<String, String> objection =
                Map.of("criterion", criterion, "step", "0", "quote", "Registers \u0000allow 2 blocks");
        assertThat(candidate.browser.post(finished + "/objections", objection).statusCode())
                .isEqualTo(303);
    }

    private static Response graded(String type, String body) {
        return given().contentType(type)
                .body(body.getBytes(StandardCharsets.UTF_8))
                .post("/api/v1/gradings");
    }
}
