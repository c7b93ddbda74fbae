package dev.warpdrill.practice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.bank.Bank;
import dev.warpdrill.grading.Misconception;
import dev.warpdrill.question.Given;
import dev.warpdrill.question.Probe;
import dev.warpdrill.question.Question;
import dev.warpdrill.question.Seed;
import dev.warpdrill.question.Variant;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@QuarkusTest
class QuestionApiTest {
    @Inject
    Bank bank;

    @Test
    void the_list_has_titles_what_is_drawn_and_the_follow_ups() {
        JsonPath json = json("/api/v1/questions", 200);
        assertThat(json.getList("id", String.class))
                .containsExactlyInAnyOrderElementsOf(
                        bank.questions().stream().map(Question::id).toList());
        Map<String, Object> resident = json.getMap("find { it.id == 'resident-warps' }");
        assertThat(resident.keySet())
                .containsExactlyInAnyOrder("id", "content_version", "title", "summary", "task", "drawn", "probes");
        assertThat(json.<String>getList("find { it.id == 'resident-warps' }.probes"))
                .contains("move", "static-48k");
        assertThat(json.<String>getList("find { it.id == 'resident-warps' }.drawn.devices"))
                .contains("H100 SXM");
        assertThat(json.<Integer>getList("find { it.id == 'resident-warps' }.drawn.block_sizes"))
                .isEmpty();
        assertThat(json.<Integer>getList("find { it.id == 'odd-warps' }.drawn.block_sizes"))
                .contains(160);
    }

    @Test
    void a_variant_is_its_prompt_and_given_figures_and_nothing_else() {
        for (Question question : bank.questions())
            for (int number = 0; number < 10; number++) {
                Variant variant = bank.variant(question, new Seed(1, number));
                JsonPath json = json("/api/v1/questions/" + question.id() + "/variants/" + number, 200);
                assertThat(json.<String, Object>getMap("").keySet())
                        .containsExactlyInAnyOrder(
                                "question_id", "content_version", "seed", "title", "prompt", "given");
                assertThat(json.getString("prompt")).isEqualTo(variant.prompt().replace("**", ""));
                assertThat(json.<String>getList("given.value"))
                        .isEqualTo(variant.given().stream().map(Given::value).toList());
            }
    }

    @Test
    void nothing_that_answers_a_variant_is_in_its_json() {
        List<String> beliefs = bank.rubric().misconceptions().stream()
                .map(Misconception::explanation)
                .toList();
        for (Question question : bank.questions())
            for (int number = 0; number < 25; number++) {
                Variant variant = bank.variant(question, new Seed(1, number));
                String json = given().get("/api/v1/questions/" + question.id() + "/variants/" + number)
                        .asString();
                variant.hints().forEach(h -> assertThat(json).doesNotContain(h.text()));
                for (Probe probe : variant.probes())
                    assertThat(json).doesNotContain(probe.expected(variant.blockSize()), probe.prompt());
                beliefs.forEach(b -> assertThat(json).doesNotContain(b));
                if (!variant.blockSizeGiven())
                    assertThat(json)
                            .doesNotContain(variant.blockSize() + " threads")
                            .doesNotContain("block_size");
            }
    }

    @Test
    void no_list_entry_tells_an_answer() {
        String json = given().get("/api/v1/questions").asString();
        for (Question question : bank.questions()) {
            question.hints().forEach(h -> assertThat(json).doesNotContain(h.text()));
            question.probes().forEach(p -> assertThat(json).doesNotContain(p.expected()));
            question.misconceptions().forEach(m -> assertThat(json).doesNotContain(m));
        }
    }

    @Test
    void what_is_not_there_is_a_problem_that_helps() {
        assertThat(json("/api/v1/questions/warps/variants/42", 404).getString("detail"))
                .contains("\"warps\"", "resident-warps");
        JsonPath seed = json("/api/v1/questions/resident-warps/variants/abc", 400);
        assertThat(seed.getString("errors[0].field")).isEqualTo("seed");
        assertThat(seed.getString("errors[0].raw")).isEqualTo("abc");
        assertThat(seed.getString("errors[0].message")).contains("42");
    }

    @Test
    void a_draw_version_that_is_none_is_told_in_the_words_of_an_address() {
        assertThat(json("/api/v1/questions/resident-warps/variants/0-42", 400).getString("errors[0].message"))
                .isEqualTo("draw versions count from 1; there is no draw version 0");
    }

    @Test
    void what_is_drawn_is_named_once_however_often_it_comes() {
        for (Object drawn : json("/api/v1/questions", 200).getList("drawn")) {
            assertThat((List<?>) ((Map<?, ?>) drawn).get("devices")).doesNotHaveDuplicates();
            assertThat((List<?>) ((Map<?, ?>) drawn).get("block_sizes")).doesNotHaveDuplicates();
        }
    }

    private static JsonPath json(String address, int status) {
        return given().get(address)
                .then()
                .statusCode(status)
                .contentType(status == 200 ? "application/json" : "application/problem+json")
                .extract()
                .jsonPath();
    }
}
