package dev.warpdrill.bank;

import com.fasterxml.jackson.databind.JsonNode;
import dev.warpdrill.grading.Criterion;
import dev.warpdrill.grading.Rubric;
import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.Figures;
import dev.warpdrill.question.Question;
import dev.warpdrill.question.Seed;
import dev.warpdrill.question.Setup;
import dev.warpdrill.question.Task;
import dev.warpdrill.question.Template;
import dev.warpdrill.question.Variant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** What a schema cannot know of a question: ids that exist, figures that the engine has, configurations that work. */
final class QuestionChecks {

    private static final int SEEDS_TRIED = 20;

    private final Document document;
    private final JsonNode node;
    private final Rubric rubric;
    private final List<BankProblem> problems;
    /** Which figures there are does not depend on the configuration. */
    private final Map<String, String> figures = Figures.of(
            new Setup("any", SmLimits.of(new ComputeCapability(9, 0)), 132, KernelConfig.of(64, 0, 1024), 60), 256, 2);

    QuestionChecks(Document document, Rubric rubric, List<BankProblem> problems) {
        this.document = document;
        this.node = document.node();
        this.rubric = rubric;
        this.problems = problems;
    }

    /** Devices, misconceptions, criteria and prompt kinds that are named. */
    void references(Set<String> devices, Set<String> broken) {
        References references = new References(document, broken, problems);
        List<String> beliefs = rubric.misconceptions().stream()
                .filter(m -> m.belief().isPresent())
                .map(m -> m.id())
                .toList();
        references.check("/misconceptions", node.get("misconceptions"), beliefs, "a misconception with a rule");
        eachOf("/draws", key -> references.check(key + "/devices", node.at(key + "/devices"), devices, "a device"));
        List<String> criteria = rubric.criteria().stream().map(Criterion::id).toList();
        Consumer<String> gives =
                key -> references.check(key + "/gives", node.at(key + "/gives"), criteria, "a criterion");
        eachOf("/hints", gives);
        eachOf("/probes", key -> eachOf(key + "/hints", gives));
        List<String> kinds = rubric.prompts().stream().map(p -> p.kind().id()).toList();
        eachOf("/probes", key -> known(key + "/kind", kinds, "a prompt of rubric.yaml"));
        once("/probes", "kind");
        once("/draws", "version");
        once("/clarifications", "id");
        if (!document.text("task").equals(Task.LARGEST_REGISTERS.id())) return;
        eachOf("/draws", key -> {
            if (node.at(key + "/wanted_blocks").isMissingNode())
                problems.add(
                        document.problem(key + "/wanted_blocks", "is missing; the task asks for a number of blocks"));
        });
    }

    /** Every text that is filled with figures. */
    void texts() {
        filled("/prompt");
        eachOf("/clarifications", key -> filled(key + "/answer"));
        eachOf("/hints", key -> filled(key + "/text"));
        eachOf("/probes", key -> {
            filled(key + "/prompt");
            filled(key + "/expected");
            eachOf(key + "/hints", hint -> filled(hint + "/text"));
        });
        steps("/hints");
        eachOf("/probes", key -> steps(key + "/hints"));
    }

    /** Draws a few seeds of each version, with every text that comes of it. */
    void draws(Question question) {
        for (int i = 0; i < question.choices().size(); i++)
            for (int seed = 0; seed < SEEDS_TRIED; seed++)
                try {
                    Variant v = question.draw(
                            new Seed(question.choices().get(i).version(), seed),
                            drawn -> rubric.shown(drawn, question.misconceptions()));
                    v.probes().forEach(p -> p.expected(v.blockSize()));
                } catch (IllegalArgumentException e) {
                    problems.add(document.problem("/draws/" + i, e.getMessage()));
                    break;
                }
    }

    private void filled(String key) {
        try {
            Template.fill(node.at(key).asText(), figures);
        } catch (IllegalArgumentException e) {
            problems.add(document.problem(key, e.getMessage()));
        }
    }

    private void known(String key, List<String> known, String what) {
        if (!known.contains(node.at(key).asText()))
            problems.add(document.problem(key, node.at(key) + " is not " + what));
    }

    private void steps(String key) {
        for (int i = 0; i < node.at(key).size(); i++)
            if (node.at(key).get(i).get("step").asInt() != i + 1)
                problems.add(document.problem(
                        key + "/" + i + "/step",
                        node.at(key).get(i).get("step") + " is out of order; expected " + (i + 1)));
    }

    private void once(String key, String field) {
        Set<String> seen = new HashSet<>();
        eachOf(key, each -> {
            if (!seen.add(node.at(each).get(field).asText()))
                problems.add(document.problem(each + "/" + field, node.at(each).get(field) + " comes twice"));
        });
    }

    private void eachOf(String key, Consumer<String> check) {
        for (int i = 0; i < node.at(key).size(); i++) check.accept(key + "/" + i);
    }
}
