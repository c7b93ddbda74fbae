package dev.warpdrill.reading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The lexicon: which phrases stand for which idea ("someone else can issue" is other-warp). */
final class Concepts {
    private final Map<String, List<Phrase>> byOpening = new HashMap<>();

    Concepts(Map<String, List<String>> lexicon) {
        lexicon.forEach((concept, phrases) -> phrases.forEach(text -> add(Phrase.of(concept, text))));
    }

    private void add(Phrase phrase) {
        byOpening.computeIfAbsent(phrase.opening(), key -> new ArrayList<>()).add(phrase);
    }

    /** All hits by concept, in the order of the text. */
    Map<String, List<Hit>> in(List<Token> tokens) {
        Map<String, List<Hit>> hits = new HashMap<>();
        for (int at = 0; at < tokens.size(); at++) {
            collect(byOpening.getOrDefault(tokens.get(at).word(), List.of()), tokens, at, hits);
            collect(byOpening.getOrDefault("", List.of()), tokens, at, hits);
        }
        return hits;
    }

    private static void collect(List<Phrase> phrases, List<Token> tokens, int at, Map<String, List<Hit>> hits) {
        for (Phrase phrase : phrases) {
            int end = phrase.end(tokens, at);
            if (end > at) {
                hits.computeIfAbsent(phrase.concept(), concept -> new ArrayList<>())
                        .add(new Hit(at, end - 1));
            }
        }
    }
}
