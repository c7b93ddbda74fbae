package dev.warpdrill.bank;

import dev.warpdrill.grading.Beliefs;
import dev.warpdrill.grading.Misconception;
import dev.warpdrill.grading.Rubric;
import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.Device;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.Question;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Builds a bank from its files, later folders adding to earlier ones or replacing what has the same id. */
final class BankReader {

    private final List<BankProblem> problems = new ArrayList<>();
    private final Map<String, Map<String, Document>> byKind = new HashMap<>();
    private final Set<String> broken = new TreeSet<>();

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
        for (String kind : List.of("device", "misconception", "question")) put(kind, documents.of(kind));
        documents.of("rubric").forEach(rubric -> documents("rubric").put("rubric", rubric));
        broken.addAll(documents.brokenIds());
    }

    private void put(String kind, List<Document> documents) {
        Map<String, Document> own = new LinkedHashMap<>();
        for (Document d : documents) {
            Document twin = own.putIfAbsent(d.id(), d);
            if (twin != null) problems.add(d.problem("/id", "\"" + d.id() + "\" is also the id of " + twin.file()));
        }
        documents(kind).putAll(own);
    }

    private Map<String, Document> documents(String kind) {
        return byKind.computeIfAbsent(kind, k -> new LinkedHashMap<>());
    }

    private BankContents contents() {
        Map<String, Device> devices = new LinkedHashMap<>();
        documents("device").values().forEach(d -> device(d).ifPresent(device -> devices.put(device.id(), device)));
        new DeviceNames(documents("device")).refuseTwins(devices.values(), problems);
        List<Misconception> misconceptions = new ArrayList<>();
        documents("misconception").values().forEach(d -> misconception(d).ifPresent(misconceptions::add));
        Optional<Rubric> rubric = rubric(misconceptions);
        List<Question> questions = new ArrayList<>();
        for (Document d : documents("question").values())
            rubric.flatMap(r -> new QuestionNode(d, devices, broken, r, problems).read())
                    .ifPresent(questions::add);
        if (!problems.isEmpty()) throw new BankException(problems);
        return new BankContents(List.copyOf(devices.values()), questions, rubric.orElseThrow());
    }

    private Optional<Rubric> rubric(List<Misconception> misconceptions) {
        Document document = documents("rubric").get("rubric");
        if (document == null) {
            if (!broken.contains("rubric")) problems.add(new BankProblem("rubric.yaml", "", "is missing"));
            return Optional.empty();
        }
        return Optional.of(new RubricNode(document, broken, problems).read(misconceptions));
    }

    private Optional<Device> device(Document d) {
        try {
            ComputeCapability cc = ComputeCapability.parse(d.text("compute_capability"));
            SmLimits.of(cc);
            return Optional.of(new Device(
                    d.id(),
                    d.text("name"),
                    Document.texts(d.node().get("aliases")),
                    cc,
                    d.node().get("sm_count").asInt()));
        } catch (IllegalArgumentException e) {
            return refused(d, "/compute_capability", e);
        }
    }

    private Optional<Misconception> misconception(Document d) {
        try {
            return Optional.of(new Misconception(
                    d.id(),
                    d.text("name"),
                    d.text("explanation"),
                    d.node().path("tell_apart").asText(""),
                    d.node().has("rule")
                            ? Optional.of(Beliefs.rule(
                                    d.text("rule"),
                                    Document.numbers(d.node().get("budgets_kb")),
                                    Document.numbers(d.node().get("warps")),
                                    Document.numbers(d.node().get("blocks"))))
                            : Optional.empty()));
        } catch (IllegalArgumentException e) {
            return refused(d, "/rule", e);
        }
    }

    /** The engine knows better than the schema; whoever names this id is not told once more. */
    private <T> Optional<T> refused(Document d, String key, IllegalArgumentException why) {
        problems.add(d.problem(key, why.getMessage()));
        broken.add(d.id());
        return Optional.empty();
    }
}
