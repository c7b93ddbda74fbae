package dev.warpdrill.bank;

import com.fasterxml.jackson.databind.JsonNode;
import dev.warpdrill.grading.Criterion;
import dev.warpdrill.grading.Misconception;
import dev.warpdrill.grading.Policy;
import dev.warpdrill.grading.PromptRule;
import dev.warpdrill.grading.Rubric;
import dev.warpdrill.question.PromptKind;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The rubric file as grading types. */
final class RubricNode {

    private final Document document;
    private final References references;
    private final Set<String> criteria = new LinkedHashSet<>();
    private final Set<String> misconceptionIds = new LinkedHashSet<>();

    RubricNode(Document document, Set<String> broken, List<BankProblem> problems) {
        this.document = document;
        this.references = new References(document, broken, problems);
    }

    Rubric read(List<Misconception> misconceptions) {
        misconceptions.forEach(m -> misconceptionIds.add(m.id()));
        return new Rubric(document.node().get("version").asInt(), criteria(), prompts(), policies(), misconceptions);
    }

    private List<Criterion> criteria() {
        List<Criterion> list = new ArrayList<>();
        for (JsonNode c : document.node().get("criteria")) {
            if (!criteria.add(c.get("id").asText()))
                references
                        .problems()
                        .add(document.problem(
                                "/criteria/" + list.size() + "/id", c.get("id") + " is the id of two criteria"));
            list.add(new Criterion(
                    c.get("id").asText(),
                    c.get("title").asText(),
                    c.get("shows").asText(),
                    c.path("deeper").asBoolean()));
        }
        return list;
    }

    private List<PromptRule> prompts() {
        List<PromptRule> list = new ArrayList<>();
        for (JsonNode p : document.node().get("prompts")) {
            String key = "/prompts/" + list.size();
            for (String field : List.of("shows", "main", "strengthens")) criteria(key, p, field);
            list.add(new PromptRule(
                    kind(p.get("kind")),
                    Document.texts(p.get("shows")),
                    groups(p.get("main")),
                    Document.texts(p.get("strengthens"))));
        }
        return list;
    }

    private List<Policy> policies() {
        List<Policy> list = new ArrayList<>();
        for (JsonNode p : document.node().get("policies")) {
            String key = "/policies/" + list.size();
            for (String field : List.of("mandatory", "omittable", "computed")) criteria(key, p, field);
            for (String field : List.of("slips", "fatal", "harmless"))
                references.check(key + "/" + field, p.get(field), misconceptionIds, "a misconception");
            for (int i = 0; i < p.get("deeper").size(); i++)
                criteria(key + "/deeper/" + i, p.get("deeper").get(i), "any_of");
            list.add(policy(p));
        }
        return list;
    }

    private void criteria(String key, JsonNode node, String field) {
        references.check(key + "/" + field, node.get(field), criteria, "a criterion");
    }

    private static Policy policy(JsonNode p) {
        List<PromptKind> kinds = new ArrayList<>();
        p.get("kinds").forEach(k -> kinds.add(kind(k)));
        List<Policy.DeeperPoint> deeper = new ArrayList<>();
        p.get("deeper")
                .forEach(d -> deeper.add(new Policy.DeeperPoint(d.get("name").asText(), groups(d.get("any_of")))));
        return new Policy(
                kinds,
                Document.texts(p.get("mandatory")),
                Document.texts(p.get("omittable")),
                Document.texts(p.get("computed")),
                p.get("omissions").asInt(),
                Document.texts(p.get("slips")),
                Document.texts(p.get("fatal")),
                Document.texts(p.get("harmless")),
                deeper,
                p.get("deeper_wanted").asInt());
    }

    /** The schema lets only known kinds through. */
    static PromptKind kind(JsonNode node) {
        return PromptKind.of(node.asText()).orElseThrow();
    }

    private static List<List<String>> groups(JsonNode array) {
        List<List<String>> groups = new ArrayList<>();
        if (array != null) array.forEach(group -> groups.add(Document.texts(group)));
        return groups;
    }
}
