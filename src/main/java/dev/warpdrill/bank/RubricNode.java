package dev.warpdrill.bank;

import com.fasterxml.jackson.databind.JsonNode;
import dev.warpdrill.grading.Criterion;
import dev.warpdrill.grading.Misconception;
import dev.warpdrill.grading.Policy;
import dev.warpdrill.grading.PromptRule;
import dev.warpdrill.grading.Rubric;
import dev.warpdrill.question.PromptKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The rubric file as grading types. */
final class RubricNode {

    private RubricNode() {}

    static Rubric read(JsonNode node, List<Misconception> misconceptions, List<BankProblem> problems) {
        List<Criterion> criteria = new ArrayList<>();
        node.get("criteria")
                .forEach(c -> criteria.add(new Criterion(
                        c.get("id").asText(),
                        c.get("title").asText(),
                        c.get("shows").asText(),
                        c.path("deeper").asBoolean())));
        List<PromptRule> prompts = new ArrayList<>();
        node.get("prompts")
                .forEach(p -> prompts.add(new PromptRule(
                        kind(p.get("kind")),
                        BankReader.texts(p.get("shows")),
                        groups(p.get("main")),
                        BankReader.texts(p.get("strengthens")))));
        List<Policy> policies = new ArrayList<>();
        node.get("policies").forEach(p -> policies.add(policy(p)));
        Set<String> ids = criteria.stream().map(Criterion::id).collect(Collectors.toSet());
        for (PromptRule rule : prompts)
            for (String id : rule.shows())
                if (!ids.contains(id))
                    problems.add(new BankProblem(
                            "rubric.yaml",
                            "/prompts/" + rule.kind().id() + "/shows",
                            "\"" + id + "\" is not among the criteria"));
        return new Rubric(node.get("version").asInt(), criteria, prompts, policies, misconceptions);
    }

    private static Policy policy(JsonNode p) {
        List<PromptKind> kinds = new ArrayList<>();
        p.get("kinds").forEach(k -> kinds.add(kind(k)));
        List<Policy.DeeperPoint> deeper = new ArrayList<>();
        p.get("deeper")
                .forEach(d -> deeper.add(new Policy.DeeperPoint(d.get("name").asText(), groups(d.get("any_of")))));
        return new Policy(
                kinds,
                BankReader.texts(p.get("mandatory")),
                BankReader.texts(p.get("omittable")),
                BankReader.texts(p.get("computed")),
                p.get("omissions").asInt(),
                BankReader.texts(p.get("slips")),
                BankReader.texts(p.get("fatal")),
                BankReader.texts(p.get("harmless")),
                deeper,
                p.get("deeper_wanted").asInt());
    }

    /** The schema lets only known kinds through. */
    static PromptKind kind(JsonNode node) {
        return PromptKind.of(node.asText()).orElseThrow();
    }

    private static List<List<String>> groups(JsonNode array) {
        List<List<String>> groups = new ArrayList<>();
        if (array != null) array.forEach(group -> groups.add(BankReader.texts(group)));
        return groups;
    }
}
