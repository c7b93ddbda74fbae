package dev.warpdrill.web;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Iterator;

/** Finds surrogates without their other half, as in "\ud800": JSON can write them, UTF-8 cannot, so no answer could quote them. */
final class HalfCharacters {

    private HalfCharacters() {}

    /** Whether a text or a field's name, however deep, holds one. */
    static boolean in(JsonNode node) {
        if (node.isTextual()) return in(node.textValue());
        for (Iterator<String> names = node.fieldNames(); names.hasNext(); ) if (in(names.next())) return true;
        for (JsonNode child : node) if (in(child)) return true;
        return false;
    }

    private static boolean in(String text) {
        return text.codePoints().anyMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
    }
}
