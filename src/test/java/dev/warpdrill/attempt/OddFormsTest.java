package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.grading.WorksheetField;
import dev.warpdrill.testing.Tab;
import io.quarkus.test.junit.QuarkusTest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

@QuarkusTest
class OddFormsTest {
    private static final List<String> ODD = List.of(
            "0",
            "-1",
            "-0",
            "1e9",
            "1/0",
            "0/0",
            "999999999999999999999",
            "9223372036854775807",
            "2147483648",
            "1024",
            "1025",
            "100000",
            "33",
            "∞",
            "unlimited",
            "n/a",
            "25%",
            "250%",
            "-5%",
            "1/3",
            "0.333333333333333333333",
            "48 KB",
            "1,024",
            "1.024",
            "٣",
            "½",
            "²",
            "two",
            "'; drop table attempts; --",
            "<script>alert(1)</script>",
            "{page.id}",
            "\u0000",
            "a\u0000b",
            "\uFFFD",
            "x".repeat(5000),
            "|||",
            "registers|",
            "no such",
            " \t ");

    private final Candidate candidate = new Candidate();

    @Test
    void no_worksheet_breaks_whatever_its_lines_hold() {
        for (String question : List.of("resident-warps", "impossible-launch", "odd-warps", "largest-registers"))
            for (String odd : ODD) {
                Map<String, String> form = new HashMap<>(Map.of("text", "16 warps", "position", "0", "anyway", "yes"));
                for (WorksheetField field : WorksheetField.values()) form.put(field.id(), odd);
                String attempt = candidate.starts(question, 7);
                assertThat(candidate.browser.post(attempt + "/answer", form).statusCode())
                        .as("%s %s", question, odd)
                        .isEqualTo(303);
                assertThat(candidate.opens(attempt).status()).isEqualTo(200);
            }
    }

    @Test
    void whole_sheets_of_odd_lines_are_graded_or_pointed_out() {
        Random random = new Random(20261201);
        for (int i = 0; i < 60; i++) {
            Map<String, String> form =
                    new HashMap<>(Map.of("position", "0", "text", ODD.get(random.nextInt(ODD.size()))));
            for (WorksheetField field : WorksheetField.values())
                if (random.nextBoolean()) form.put(field.id(), ODD.get(random.nextInt(ODD.size())));
            String attempt = candidate.starts("resident-warps", i, "step");
            assertThat(candidate.browser.post(attempt + "/answer", form).statusCode())
                    .as("%s", form)
                    .isIn(303, 422);
            assertThat(candidate.opens(attempt).status()).as("%s", form).isEqualTo(200);
            form.put("anyway", "yes");
            candidate.browser.post(attempt + "/answer", form);
            Tab end = candidate.opens(attempt).press("Finish now");
            assertThat(end.address()).as("%s", form).endsWith("/scorecard");
            assertThat(end.status()).as("%s", form).isEqualTo(200);
        }
    }

    @Test
    void a_form_that_says_nothing_of_where_it_came_from_is_still_answered() {
        String attempt = candidate.starts("resident-warps", 42);
        for (String button :
                List.of("/answer", "/save", "/ask", "/hint", "/finish", "/draft", "/probes/1", "/probes/0"))
            for (String odd : List.of("", "-1", "x", "99999999999999999999"))
                assertThat(candidate
                                .browser
                                .post(
                                        attempt + button,
                                        Map.of("position", odd, "revision", odd, "page", odd, "hint", odd))
                                .statusCode())
                        .as(button + odd)
                        .isIn(200, 303, 409, 422);
        assertThat(candidate.opens(attempt).text()).contains("Resident warps").doesNotContain("Follow-up");
    }

    @Test
    void what_is_typed_is_never_markup() {
        Tab tab = candidate.opens(candidate.starts("resident-warps", 42, "step"));
        String attack = "</textarea><script>alert('a')</script>\"><img src=x onerror=alert(1)>{page.id}";
        tab.type("limit_warps", attack)
                .type("text", attack)
                .type("question", attack)
                .press("Ask");
        tab.press("Submit answer").press("Submit anyway");
        assertThat(tab.text()).contains("Follow-up 1", "</textarea><script>alert('a')</script>", "{page.id}");
        assertThat(tab.page().select("main script, main img, [onerror]")).isEmpty();
    }
}
