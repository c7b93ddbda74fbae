package dev.warpdrill.bank;

import com.fasterxml.jackson.databind.JsonNode;
import dev.warpdrill.grading.Criterion;
import dev.warpdrill.grading.Rubric;
import dev.warpdrill.occupancy.Device;
import dev.warpdrill.question.Choices;
import dev.warpdrill.question.Clarification;
import dev.warpdrill.question.Edge;
import dev.warpdrill.question.Hint;
import dev.warpdrill.question.ProbeText;
import dev.warpdrill.question.Question;
import dev.warpdrill.question.Seed;
import dev.warpdrill.question.Task;
import dev.warpdrill.question.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** One question file as a question, tried out on a few seeds with the engine. */
final class QuestionNode {

    private static final int SEEDS_TRIED = 20;

    private final String path;
    private final JsonNode node;
    private final Map<String, Device> devices;
    private final Rubric rubric;
    private final List<BankProblem> problems;

    QuestionNode(String path, JsonNode node, Map<String, Device> devices, Rubric rubric, List<BankProblem> problems) {
        this.path = path;
        this.node = node;
        this.devices = devices;
        this.rubric = rubric;
        this.problems = problems;
    }

    Optional<Question> read() {
        int before = problems.size();
        checkIds();
        List<Choices> choices = new ArrayList<>();
        for (int i = 0; i < node.get("draws").size(); i++)
            choices.add(choices("/draws/" + i, node.get("draws").get(i)));
        if (problems.size() > before) return Optional.empty();
        Question question = question(choices);
        tryOut(question);
        return problems.size() > before ? Optional.empty() : Optional.of(question);
    }

    private Question question(List<Choices> choices) {
        List<Clarification> clarifications = new ArrayList<>();
        node.get("clarifications")
                .forEach(c -> clarifications.add(new Clarification(
                        c.get("id").asText(),
                        c.get("question").asText(),
                        c.get("answer").asText(),
                        BankReader.texts(c.get("keywords")))));
        List<ProbeText> probes = new ArrayList<>();
        node.get("probes")
                .forEach(p -> probes.add(new ProbeText(
                        RubricNode.kind(p.get("kind")),
                        p.get("prompt").asText(),
                        hints(p.get("hints")),
                        p.get("expected").asText())));
        return new Question(
                node.get("id").asText(),
                node.get("content_version").asInt(),
                node.get("title").asText(),
                node.get("summary").asText(),
                Task.of(node.get("task").asText()).orElseThrow(),
                node.get("block_size_given").asBoolean(),
                node.get("prompt").asText(),
                choices,
                BankReader.texts(node.get("misconceptions")),
                clarifications,
                hints(node.get("hints")),
                probes);
    }

    private Choices choices(String key, JsonNode draw) {
        List<Device> from = new ArrayList<>();
        for (String id : BankReader.texts(draw.get("devices"))) {
            if (devices.containsKey(id)) from.add(devices.get(id));
            else
                problems.add(new BankProblem(
                        path,
                        key + "/devices",
                        "\"" + id + "\" is not a device; known are " + String.join(", ", devices.keySet())));
        }
        List<Integer> wanted = BankReader.numbers(draw.get("wanted_blocks"));
        List<Boolean> optIn = new ArrayList<>();
        draw.path("opt_in").forEach(set -> optIn.add(set.asBoolean()));
        List<Edge> edges = BankReader.texts(draw.get("edges")).stream()
                .map(id -> Edge.of(id).orElseThrow())
                .toList();
        return new Choices(
                draw.get("version").asInt(),
                from.isEmpty() ? List.copyOf(devices.values()) : from,
                BankReader.numbers(draw.get("registers")),
                BankReader.numbers(draw.get("shared_kb")).stream()
                        .map(kb -> kb * 1024)
                        .toList(),
                BankReader.texts(draw.get("shared_memory_kinds")),
                BankReader.numbers(draw.get("block_sizes")),
                BankReader.numbers(draw.get("grid_blocks")),
                wanted.isEmpty() ? List.of(0) : wanted,
                optIn,
                edges);
    }

    private void checkIds() {
        Set<String> criteria = rubric.criteria().stream().map(Criterion::id).collect(Collectors.toSet());
        for (JsonNode gives : node.findValues("gives"))
            for (String id : BankReader.texts(gives))
                if (!criteria.contains(id))
                    problems.add(
                            new BankProblem(path, "hints gives", "\"" + id + "\" is not a criterion of rubric.yaml"));
        for (String id : BankReader.texts(node.get("misconceptions")))
            if (rubric.misconception(id).isEmpty())
                problems.add(
                        new BankProblem(path, "/misconceptions", "\"" + id + "\" is not a misconception of the bank"));
    }

    /** Draws and fills every text: a figure that the engine does not know is found here, not by a candidate. */
    private void tryOut(Question question) {
        for (Choices c : question.choices())
            for (int seed = 0; seed < SEEDS_TRIED; seed++)
                try {
                    Variant v = question.draw(
                            new Seed(c.version(), seed), drawn -> rubric.shown(drawn, question.misconceptions()));
                    v.probes().forEach(p -> Objects.requireNonNull(p.expected(v.blockSize())));
                } catch (IllegalArgumentException e) {
                    problems.add(
                            new BankProblem(path, "draw version " + c.version() + ", seed " + seed, e.getMessage()));
                    return;
                }
    }

    private static List<Hint> hints(JsonNode array) {
        List<Hint> hints = new ArrayList<>();
        array.forEach(h ->
                hints.add(new Hint(h.get("step").asInt(), h.get("text").asText(), BankReader.texts(h.get("gives")))));
        return hints;
    }
}
