package dev.warpdrill.bank;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * One file of the bank that its schema found valid.
 *
 * @param file as problems show it
 */
record Document(String file, JsonNode node) {

    String id() {
        return text("id");
    }

    String text(String field) {
        return node.get(field).asText();
    }

    BankProblem problem(String key, String message) {
        return new BankProblem(file, key, message);
    }

    /** The texts of an array; none where it is missing. */
    static List<String> texts(JsonNode array) {
        List<String> list = new ArrayList<>();
        if (array != null) array.forEach(n -> list.add(n.asText()));
        return list;
    }

    /** The whole numbers of an array; none where it is missing. */
    static List<Integer> numbers(JsonNode array) {
        List<Integer> list = new ArrayList<>();
        if (array != null) array.forEach(n -> list.add(n.asInt()));
        return list;
    }
}
