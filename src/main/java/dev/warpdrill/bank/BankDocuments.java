package dev.warpdrill.bank;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Parses the files of a bank and holds each against the JSON Schema of its kind. */
final class BankDocuments {

    private static final ObjectMapper YAML = new ObjectMapper(YAMLFactory.builder()
            .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
            .enable(YAMLParser.Feature.EMPTY_STRING_AS_NULL)
            .build());
    private static final SchemaRegistry SCHEMAS = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    private final BankFiles files;
    private final List<BankProblem> problems;

    BankDocuments(BankFiles files, List<BankProblem> problems) {
        this.files = files;
        this.problems = problems;
    }

    /** The valid documents of a kind, by path. */
    Map<String, JsonNode> of(String folder, String kind) {
        Map<String, JsonNode> valid = new LinkedHashMap<>();
        for (String path : files.under(folder)) valid(path, kind).ifPresent(node -> valid.put(path, node));
        return valid;
    }

    /** One file, if it is there and valid. */
    Optional<JsonNode> valid(String path, String kind) {
        String text = files.texts().get(path);
        if (text == null) return Optional.empty();
        try {
            JsonNode node = YAML.readTree(text);
            List<BankProblem> found = against(kind, path, node);
            problems.addAll(found);
            return found.isEmpty() ? Optional.of(node) : Optional.empty();
        } catch (JsonProcessingException e) {
            String where =
                    e.getLocation() == null ? "" : "line " + e.getLocation().getLineNr();
            problems.add(new BankProblem(
                    path,
                    where,
                    "is not YAML: " + e.getOriginalMessage().lines().findFirst().orElse("")));
            return Optional.empty();
        }
    }

    private static List<BankProblem> against(String kind, String path, JsonNode node) {
        List<BankProblem> found = new ArrayList<>();
        for (Error e : schema(kind).validate(node)) {
            JsonNode there = node.at(e.getInstanceLocation().toString());
            String shown = there.isValueNode() ? " (there stands " + there + ")" : "";
            found.add(new BankProblem(path, e.getInstanceLocation().toString(), e.getMessage() + shown));
        }
        return found;
    }

    private static Schema schema(String kind) {
        String name = "/" + BankFiles.ROOT + "/schema/" + kind + ".schema.json";
        try (InputStream in = BankDocuments.class.getResourceAsStream(name)) {
            if (in == null) throw new IllegalStateException("The application ships without " + name);
            return SCHEMAS.getSchema(in);
        } catch (IOException e) {
            throw new UncheckedIOException("Could not read " + name, e);
        }
    }
}
