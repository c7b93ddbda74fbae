package dev.warpdrill.bank;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * Checks that ids named in a document exist.
 *
 * @param broken ids of files that are wrong themselves; naming them is no second mistake
 */
record References(Document document, Set<String> broken, List<BankProblem> problems) {

    /** Every text of an array, or of arrays in it, has to be among {@code known}. */
    void check(String key, JsonNode array, Collection<String> known, String what) {
        if (array == null) return;
        for (int i = 0; i < array.size(); i++) {
            JsonNode each = array.get(i);
            if (each.isArray()) check(key + "/" + i, each, known, what);
            else if (!known.contains(each.asText()) && !broken.contains(each.asText()))
                problems.add(document.problem(
                        key + "/" + i,
                        "\"" + each.asText() + "\" is not " + what + "; known are " + String.join(", ", known)));
        }
    }
}
