package dev.warpdrill.bank;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The files of one folder, parsed and held against the schema of their kind. */
final class BankDocuments {

    /** Kind of file by the folder that it stands in. */
    private static final Map<String, String> KINDS =
            Map.of("devices", "device", "questions", "question", "misconceptions", "misconception");

    private static final String RUBRIC = "rubric.yaml";
    private static final ObjectMapper YAML = new ObjectMapper(YAMLFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build());

    private final List<BankProblem> problems;
    private final Map<String, BankSchema> schemas = new LinkedHashMap<>();
    private final Map<String, List<Document>> valid = new LinkedHashMap<>();
    private final Set<String> broken = new TreeSet<>();

    BankDocuments(BankFiles files, List<BankProblem> problems) {
        this.problems = problems;
        for (String path : files.paths())
            read(path, files.shown(path), files.texts().get(path));
    }

    /** The valid documents of a kind, such as "device", in the order of their paths. */
    List<Document> of(String kind) {
        return valid.getOrDefault(kind, List.of());
    }

    /** What broken files may have been meant to define: nobody is told twice of one mistake. */
    Set<String> brokenIds() {
        return broken;
    }

    private void read(String path, String shown, String text) {
        String kind = kind(path);
        if (kind.isEmpty()) {
            problems.add(new BankProblem(
                    shown, "", "is not read; a bank has devices/, questions/, misconceptions/ and rubric.yaml"));
            return;
        }
        int before = problems.size();
        JsonNode node = parsed(shown, text);
        if (problems.size() == before)
            problems.addAll(schemas.computeIfAbsent(kind, BankSchema::of).problems(shown, node));
        if (problems.size() == before)
            valid.computeIfAbsent(kind, k -> new ArrayList<>()).add(new Document(shown, node));
        else {
            broken.add(path.replaceFirst(".*/", "").replaceFirst("\\.ya?ml$", ""));
            broken.add(node.path("id").asText());
        }
    }

    private static String kind(String path) {
        if (path.equals(RUBRIC)) return "rubric";
        int slash = path.indexOf('/');
        return slash < 0 || path.indexOf('/', slash + 1) > 0 ? "" : KINDS.getOrDefault(path.substring(0, slash), "");
    }

    private JsonNode parsed(String shown, String text) {
        try {
            JsonNode node = YAML.readTree(text);
            if (node.isMissingNode() || node.isNull()) problems.add(new BankProblem(shown, "", "is empty"));
            return node;
        } catch (JsonProcessingException e) {
            String line =
                    e.getLocation() == null ? "" : "line " + e.getLocation().getLineNr();
            String why = e.getOriginalMessage().lines().findFirst().orElse("");
            problems.add(new BankProblem(shown, line, "is not YAML: " + why));
            return YAML.createObjectNode();
        }
    }
}
