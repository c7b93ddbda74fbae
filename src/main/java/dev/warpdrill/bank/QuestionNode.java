package dev.warpdrill.bank;

import com.fasterxml.jackson.databind.JsonNode;
import dev.warpdrill.grading.Rubric;
import dev.warpdrill.occupancy.Device;
import dev.warpdrill.question.Choices;
import dev.warpdrill.question.Clarification;
import dev.warpdrill.question.Edge;
import dev.warpdrill.question.Hint;
import dev.warpdrill.question.ProbeText;
import dev.warpdrill.question.Question;
import dev.warpdrill.question.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** One question file as a question. */
final class QuestionNode {

    private final Document document;
    private final JsonNode node;
    private final Map<String, Device> devices;
    private final Set<String> broken;
    private final Rubric rubric;
    private final List<BankProblem> problems;

    QuestionNode(
            Document document,
            Map<String, Device> devices,
            Set<String> broken,
            Rubric rubric,
            List<BankProblem> problems) {
        this.document = document;
        this.node = document.node();
        this.devices = devices;
        this.broken = broken;
        this.rubric = rubric;
        this.problems = problems;
    }

    /** Empty if something is wrong with it, or with a device that it names; the former is among the problems then. */
    Optional<Question> read() {
        int before = problems.size();
        QuestionChecks checks = new QuestionChecks(document, rubric, problems);
        checks.references(devices.keySet(), broken);
        checks.texts();
        if (problems.size() > before || namesBrokenDevice()) return Optional.empty();
        Question question = question();
        checks.draws(question);
        return problems.size() > before ? Optional.empty() : Optional.of(question);
    }

    private boolean namesBrokenDevice() {
        for (JsonNode draw : node.get("draws"))
            if (!devices.keySet().containsAll(Document.texts(draw.get("devices")))) return true;
        return false;
    }

    private Question question() {
        List<Choices> choices = new ArrayList<>();
        node.get("draws").forEach(draw -> choices.add(choices(draw)));
        List<Clarification> clarifications = new ArrayList<>();
        node.get("clarifications")
                .forEach(c -> clarifications.add(new Clarification(
                        c.get("id").asText(),
                        c.get("question").asText(),
                        c.get("answer").asText(),
                        Document.texts(c.get("keywords")),
                        c.path("unoffered").asBoolean(false))));
        List<ProbeText> probes = new ArrayList<>();
        node.get("probes")
                .forEach(p -> probes.add(new ProbeText(
                        RubricNode.kind(p.get("kind")),
                        p.get("prompt").asText(),
                        hints(p.get("hints")),
                        p.get("expected").asText())));
        return new Question(
                document.id(),
                node.get("content_version").asInt(),
                document.text("title"),
                document.text("summary"),
                Task.of(document.text("task")).orElseThrow(),
                node.get("block_size_given").asBoolean(),
                document.text("prompt"),
                choices,
                Document.texts(node.get("misconceptions")),
                clarifications,
                hints(node.get("hints")),
                probes);
    }

    private Choices choices(JsonNode draw) {
        List<Integer> wanted = Document.numbers(draw.get("wanted_blocks"));
        List<Boolean> optIn = new ArrayList<>();
        draw.path("opt_in").forEach(set -> optIn.add(set.asBoolean()));
        return new Choices(
                draw.get("version").asInt(),
                Document.texts(draw.get("devices")).stream()
                        .map(id -> Objects.requireNonNull(devices.get(id), id))
                        .toList(),
                Document.numbers(draw.get("registers")),
                Document.numbers(draw.get("shared_kb")).stream()
                        .map(kb -> kb * 1024)
                        .toList(),
                Document.texts(draw.get("shared_memory_kinds")),
                Document.numbers(draw.get("block_sizes")),
                Document.numbers(draw.get("grid_blocks")),
                wanted.isEmpty() ? List.of(0) : wanted,
                optIn,
                Document.texts(draw.get("edges")).stream()
                        .map(id -> Edge.of(id).orElseThrow())
                        .toList());
    }

    private static List<Hint> hints(JsonNode array) {
        List<Hint> hints = new ArrayList<>();
        array.forEach(h ->
                hints.add(new Hint(h.get("step").asInt(), h.get("text").asText(), Document.texts(h.get("gives")))));
        return hints;
    }
}
