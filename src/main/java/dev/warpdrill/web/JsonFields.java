package dev.warpdrill.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The fields of a JSON object that the API was sent, read one by one; every fault is kept and told at once. */
public final class JsonFields {
    private static final int LONGEST_RAW = 100;
    /** Some editors put it before UTF-8. */
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private final JsonNode object;
    private final String path;
    private final List<Problem.FieldError> errors;
    private final Set<String> known = new LinkedHashSet<>();

    private JsonFields(JsonNode object, String path, List<Problem.FieldError> errors) {
        this.object = object;
        this.path = path;
        this.errors = errors;
    }

    /**
     * Reads a body that must be one JSON object.
     *
     * @throws ProblemException 400 if it is not
     */
    public static JsonFields parse(String body) {
        try {
            JsonNode node = JSON.readTree(body.startsWith(BYTE_ORDER_MARK) ? body.substring(1) : body);
            if (node == null || !node.isObject()) {
                throw Problem.unreadable("The body must be a JSON object.").asException();
            }
            if (HalfCharacters.in(node)) {
                throw Problem.unreadable(
                                "The body holds half of a character: a \\ud800 to \\udfff without its other half.")
                        .asException();
            }
            return new JsonFields(node, "", new ArrayList<>());
        } catch (JsonProcessingException e) {
            String where = e.getLocation() == null
                    ? ""
                    : " (line " + e.getLocation().getLineNr() + ", column "
                            + e.getLocation().getColumnNr() + ")";
            throw Problem.unreadable("The body is not JSON: " + e.getOriginalMessage() + where)
                    .asException();
        }
    }

    /** Whether the field is there, at fault or not. */
    public boolean has(String name) {
        return node(name) != null;
    }

    /** A string; empty if the field is absent or null. */
    public Optional<String> text(String name) {
        JsonNode node = node(name);
        if (node == null) {
            return Optional.empty();
        }
        if (!node.isTextual()) {
            fault(name, node, "must be a string");
            return Optional.empty();
        }
        return Optional.of(node.textValue());
    }

    /** A string that must be there; "" after a fault. */
    public String requiredText(String name) {
        Optional<String> text = text(name);
        if (text.isEmpty() && node(name) == null) {
            missing(name);
        }
        return text.orElse("");
    }

    /** A whole number of at least {@code least}; empty if absent, null or at fault. */
    public OptionalInt whole(String name, int least) {
        JsonNode node = node(name);
        if (node == null) {
            return OptionalInt.empty();
        }
        boolean whole = node.isIntegralNumber() && node.canConvertToInt() && node.intValue() >= least;
        if (!whole) {
            boolean tooLarge =
                    node.isIntegralNumber() && node.bigIntegerValue().signum() > 0 && !node.canConvertToInt();
            String most = tooLarge ? " and at most " + Integer.MAX_VALUE : "";
            fault(name, node, "must be a whole number of at least " + least + most);
            return OptionalInt.empty();
        }
        return OptionalInt.of(node.intValue());
    }

    /** True or false; empty if absent, null or at fault. */
    public Optional<Boolean> flag(String name) {
        JsonNode node = node(name);
        if (node == null) {
            return Optional.empty();
        }
        if (!node.isBoolean()) {
            fault(name, node, "must be true or false");
            return Optional.empty();
        }
        return Optional.of(node.booleanValue());
    }

    /** A whole number that must be there; {@code least} after a fault. */
    public int requiredWhole(String name, int least) {
        OptionalInt whole = whole(name, least);
        if (whole.isEmpty() && node(name) == null) {
            missing(name);
        }
        return whole.orElse(least);
    }

    /** An object inside; empty if absent, null or at fault. Its faults are told with this one's. */
    public Optional<JsonFields> object(String name) {
        JsonNode node = node(name);
        if (node == null) {
            return Optional.empty();
        }
        if (!node.isObject()) {
            fault(name, node, "must be an object");
            return Optional.empty();
        }
        return Optional.of(new JsonFields(node, path + name + ".", errors));
    }

    /** An object that must be there; empty after a fault. */
    public Optional<JsonFields> requiredObject(String name) {
        if (node(name) == null) {
            missing(name);
        }
        return object(name);
    }

    /** All fields as strings, by name, where only {@code names} are known. */
    public Map<String, String> texts(List<String> names) {
        Map<String, String> texts = new LinkedHashMap<>();
        names.forEach(name -> text(name).ifPresent(text -> texts.put(name, text)));
        refuseOthers();
        return texts;
    }

    /** Any plain value, to be echoed as it was sent. */
    public Optional<JsonNode> plain(String name) {
        JsonNode node = node(name);
        if (node != null && node.isContainerNode()) {
            fault(name, node, "must be a string or a number");
            return Optional.empty();
        }
        return Optional.ofNullable(node);
    }

    /** Every field that nobody asked for is a fault. */
    public void refuseOthers() {
        object.fieldNames().forEachRemaining(name -> {
            if (!known.contains(name)) {
                fault(name, object.get(name), "is not a field here; known are " + String.join(", ", known));
            }
        });
    }

    public void fault(String name, String raw, String message) {
        errors.add(new Problem.FieldError(path + name, raw, message));
    }

    /**
     * Ends the reading.
     *
     * @throws ProblemException 400 with every fault found
     */
    public void check() {
        if (!errors.isEmpty()) {
            throw Problem.bad(errors).asException();
        }
    }

    private void missing(String name) {
        fault(name, "", "is missing");
    }

    private void fault(String name, JsonNode node, String message) {
        String raw = node.isTextual() ? node.textValue() : node.toString();
        fault(name, raw.length() > LONGEST_RAW ? raw.substring(0, LONGEST_RAW) + "..." : raw, message);
    }

    private JsonNode node(String name) {
        known.add(name);
        JsonNode node = object.get(name);
        return node == null || node.isNull() ? null : node;
    }
}
