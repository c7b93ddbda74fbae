package dev.warpdrill.grading;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.warpdrill.bank.ShippedBank;
import dev.warpdrill.question.PromptKind;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The verdict policy, fed with the criteria and mistakes that human raters labelled. */
class VerdictPolicyTest {

    @Test
    void agrees_with_the_raters_of_310_answers() throws IOException {
        List<String> apart = new ArrayList<>();
        int rated = 0;
        for (String file : List.of("answers.jsonl", "spoken.jsonl"))
            for (JsonNode row : rows(file)) {
                rated++;
                String verdict = verdict(row).verdict().id();
                if (!verdict.equals(row.get("verdict").asText()))
                    apart.add(row.get("id").asText() + " " + row.get("prompt").asText() + ": rated "
                            + row.get("verdict").asText() + ", policy " + verdict + " " + row.get("criteria") + " "
                            + row.get("mistakes"));
            }
        System.out.println("Verdict policy: " + (rated - apart.size()) + " of " + rated + " as rated");
        apart.forEach(System.out::println);
        assertThat(rated).isEqualTo(310);
        assertThat(apart).isEmpty();
    }

    @Test
    void a_right_guess_whether_it_launches_is_no_hire_without_the_rule() {
        assertThat(launch(Set.of("launch-verdict"))).isEqualTo("weak");
        assertThat(launch(Set.of("launch-verdict", "launch-rule"))).isEqualTo("hire");
        assertThat(launch(Set.of("launch-verdict", "launch-rule", "launch-fix")))
                .isEqualTo("hire");
        assertThat(launch(Set.of("launch-verdict", "launch-rule", "launch-fix", "sub-partitions")))
                .isEqualTo("strong-hire");
    }

    private static String launch(Set<String> met) {
        PromptKind kind = PromptKind.of("launch").orElseThrow();
        return ShippedBank.rubric()
                .judge(kind, met, Set.of(), met, Map.of())
                .verdict()
                .id();
    }

    private static Judgment verdict(JsonNode row) {
        Set<String> met = new TreeSet<>();
        row.get("criteria").forEach(c -> met.add(c.asText()));
        Map<String, Boolean> mistakes = new TreeMap<>();
        row.get("mistakes").forEach(m -> mistakes.put(m.asText(), !m.asText().equals("forgot-reserved")));
        PromptKind kind = PromptKind.of(row.get("prompt").asText()).orElseThrow();
        return ShippedBank.rubric().judge(kind, met, Set.of(), met, mistakes);
    }

    private static List<JsonNode> rows(String file) throws IOException {
        List<JsonNode> rows = new ArrayList<>();
        try (InputStream in = VerdictPolicyTest.class.getResourceAsStream("/answers/" + file)) {
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n"))
                rows.add(new ObjectMapper().readTree(line));
        }
        return rows;
    }
}
