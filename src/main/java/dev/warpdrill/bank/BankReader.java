package dev.warpdrill.bank;

import com.fasterxml.jackson.databind.JsonNode;
import dev.warpdrill.grading.Beliefs;
import dev.warpdrill.grading.Misconception;
import dev.warpdrill.grading.Rubric;
import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.Device;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.Question;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Builds a bank from its files, later folders adding to earlier ones or replacing what has the same id. */
final class BankReader {

    private final List<BankProblem> problems = new ArrayList<>();
    private final Map<String, Device> devices = new LinkedHashMap<>();
    private final Map<String, Misconception> misconceptions = new LinkedHashMap<>();
    private final Map<String, Map.Entry<String, JsonNode>> questions = new LinkedHashMap<>();
    private Optional<JsonNode> rubric = Optional.empty();

    /**
     * Reads folders, the later ones on top.
     *
     * @throws BankException if anything in them is wrong
     */
    static BankContents read(List<BankFiles> folders) {
        BankReader reader = new BankReader();
        folders.forEach(reader::add);
        return reader.contents();
    }

    private void add(BankFiles files) {
        BankDocuments documents = new BankDocuments(files, problems);
        documents
                .of("devices", "device")
                .forEach((path, node) -> device(path, node).ifPresent(d -> devices.put(d.id(), d)));
        documents
                .of("misconceptions", "misconception")
                .forEach((path, node) -> misconception(path, node).ifPresent(m -> misconceptions.put(m.id(), m)));
        documents
                .of("questions", "question")
                .forEach((path, node) -> questions.put(node.get("id").asText(), Map.entry(path, node)));
        Optional<JsonNode> own = documents.valid("rubric.yaml", "rubric");
        if (own.isPresent()) rubric = own;
    }

    private BankContents contents() {
        refuseTwins();
        if (rubric.isEmpty()) problems.add(new BankProblem("rubric.yaml", "", "is missing or not valid"));
        failIfAnyProblem();
        Rubric built = RubricNode.read(rubric.orElseThrow(), List.copyOf(misconceptions.values()), problems);
        List<Question> list = new ArrayList<>();
        questions
                .values()
                .forEach(q -> new QuestionNode(q.getKey(), q.getValue(), devices, built, problems)
                        .read()
                        .ifPresent(list::add));
        failIfAnyProblem();
        return new BankContents(List.copyOf(devices.values()), list, built);
    }

    private void failIfAnyProblem() {
        if (!problems.isEmpty()) throw new BankException(problems);
    }

    private Optional<Device> device(String path, JsonNode node) {
        ComputeCapability cc =
                ComputeCapability.parse(node.get("compute_capability").asText());
        try {
            SmLimits.of(cc);
        } catch (IllegalArgumentException e) {
            problems.add(new BankProblem(path, "/compute_capability", e.getMessage()));
            return Optional.empty();
        }
        return Optional.of(new Device(
                node.get("id").asText(),
                node.get("name").asText(),
                texts(node.get("aliases")),
                cc,
                node.get("sm_count").asInt()));
    }

    private Optional<Misconception> misconception(String path, JsonNode node) {
        try {
            return Optional.of(new Misconception(
                    node.get("id").asText(),
                    node.get("name").asText(),
                    node.get("explanation").asText(),
                    node.get("tell_apart").asText(""),
                    node.has("rule")
                            ? Optional.of(Beliefs.rule(
                                    node.get("rule").asText(),
                                    numbers(node.get("budgets_kb")),
                                    numbers(node.get("warps")),
                                    numbers(node.get("blocks"))))
                            : Optional.empty()));
        } catch (IllegalArgumentException e) {
            problems.add(new BankProblem(path, "/rule", e.getMessage()));
            return Optional.empty();
        }
    }

    /** Two devices that answer to one name would make a link ambiguous. */
    private void refuseTwins() {
        List<Device> list = List.copyOf(devices.values());
        for (Device a : list)
            for (Device b : list)
                if (!a.id().equals(b.id()))
                    for (String name : a.aliases())
                        if (b.answersTo(name))
                            problems.add(new BankProblem(
                                    "devices/" + a.id() + ".yaml",
                                    "/aliases",
                                    "\"" + name + "\" is also a name of " + b.id()
                                            + "; each name must mean one device"));
    }

    static List<String> texts(JsonNode array) {
        List<String> list = new ArrayList<>();
        if (array != null) array.forEach(n -> list.add(n.asText()));
        return list;
    }

    static List<Integer> numbers(JsonNode array) {
        List<Integer> list = new ArrayList<>();
        if (array != null) array.forEach(n -> list.add(n.asInt()));
        return list;
    }
}
