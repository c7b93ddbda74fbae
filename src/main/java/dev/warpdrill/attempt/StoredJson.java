package dev.warpdrill.attempt;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.util.List;
import java.util.Map;

/** Variants, assessments and scorecards as they are stored: plain JSON of their records, readable for ever. */
final class StoredJson {

    private static final TypeReference<Map<String, String>> LINES = new TypeReference<>() {};

    private static final ObjectMapper JSON = new ObjectMapper()
            .registerModule(new Jdk8Module())
            .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

    private StoredJson() {}

    static String write(Object value) {
        try {
            return JSON.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(
                    "Could not write " + value.getClass().getSimpleName() + " as JSON", e);
        }
    }

    static <T> T read(String json, Class<T> type) {
        try {
            return JSON.readValue(json, type);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("Could not read a stored " + type.getSimpleName(), e);
        }
    }

    static Map<String, String> lines(String json) {
        try {
            return JSON.readValue(json, LINES);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("Could not read stored worksheet lines", e);
        }
    }

    static <T> List<T> list(String json, Class<T> type) {
        try {
            return JSON.readerForListOf(type).readValue(json);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("Could not read a stored list of " + type.getSimpleName(), e);
        }
    }
}
