package dev.warpdrill.bank;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The JSON Schema of one kind of file, and its findings in words that say what stands there and what was expected. */
final class BankSchema {

    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    private static final Map<String, String> TYPES = Map.of(
            "integer", "a whole number",
            "boolean", "true or false",
            "string", "a text (put it in quotes)",
            "array", "a list",
            "object", "a group of keys");

    private final JsonNode source;
    private final Schema schema;

    private BankSchema(JsonNode source) {
        this.source = source;
        this.schema = REGISTRY.getSchema(source);
    }

    /** The schema that ships with the application, for example of "device". */
    static BankSchema of(String kind) {
        String name = "/" + BankFiles.ROOT + "/schema/" + kind + ".schema.json";
        try (InputStream in = BankSchema.class.getResourceAsStream(name)) {
            if (in == null) throw new IllegalStateException("The application ships without " + name);
            return new BankSchema(new ObjectMapper().readTree(in));
        } catch (IOException e) {
            throw new UncheckedIOException("Could not read " + name, e);
        }
    }

    /** All that is wrong with a document; none if it is valid. */
    List<BankProblem> problems(String file, JsonNode document) {
        List<BankProblem> found = new ArrayList<>();
        for (Error e : schema.validate(document)) found.add(new BankProblem(file, key(e), message(e)));
        return found;
    }

    private static String key(Error e) {
        String place = e.getInstanceLocation().toString();
        return e.getProperty() == null ? place : place + "/" + e.getProperty();
    }

    private String message(Error e) {
        JsonNode there = e.getInstanceNode();
        JsonNode wanted = e.getSchemaNode();
        switch (e.getKeyword()) {
            case "additionalProperties":
                return "is not a key here; the keys are " + names(beside(e).get("properties"));
            case "required":
                return "is missing";
            case "enum":
                return there + " is none of " + String.join(", ", Document.texts(wanted));
            case "pattern":
                return there + " is not " + beside(e).path("description").asText("of the form " + wanted.asText());
            case "type":
                if (beside(e).has("description"))
                    return there + " is not " + beside(e).get("description").asText();
                return (there.isValueNode() ? there + " is" : "is") + " not " + inWords(wanted.asText());
            case "minimum":
                return there + " is less than " + wanted;
            case "minItems":
            case "minLength":
                return "is empty; expected at least " + wanted;
            case "uniqueItems":
                return "holds something twice";
            default:
                return e.getMessage();
        }
    }

    /** The part of the schema in which the broken keyword stands. */
    private JsonNode beside(Error e) {
        String pointer = e.getSchemaLocation().getFragment().toString();
        return source.at(pointer.substring(0, pointer.lastIndexOf('/')));
    }

    private static String inWords(String type) {
        return TYPES.getOrDefault(type, type);
    }

    private static String names(JsonNode object) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return String.join(", ", names);
    }
}
