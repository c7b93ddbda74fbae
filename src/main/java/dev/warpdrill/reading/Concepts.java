package dev.warpdrill.reading;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The lexicon: which phrases stand for which idea ("someone else can issue" is other-warp). */
final class Concepts {
    private final Map<String, List<Phrase>> byFirstWord = new HashMap<>();
    private final List<Phrase> byPrefix = new ArrayList<>();

    /** A phrase: a word, "word*" for any ending, "8" for that figure, "#" for any, "..." for up to three words between. */
    private record Phrase(String concept, List<String> words) {}

    Concepts(Map<String, List<String>> lexicon) {
        lexicon.forEach((concept, phrases) -> phrases.forEach(text -> add(new Phrase(concept, words(text)))));
    }

    private void add(Phrase phrase) {
        String first = phrase.words.get(0);
        if (first.endsWith("*") && first.length() > 1) {
            byPrefix.add(phrase);
        } else {
            byFirstWord
                    .computeIfAbsent(numeric(first) ? Token.NUMBER : first, key -> new ArrayList<>())
                    .add(phrase);
        }
    }

    /** In the text "one" is the figure 1, so it is in the phrases. */
    private static List<String> words(String phrase) {
        return Arrays.stream(phrase.split(" "))
                .map(word -> word.equals("one") ? "1" : word)
                .toList();
    }

    private static boolean numeric(String word) {
        return !word.isEmpty() && Character.isDigit(word.charAt(0));
    }

    /** All hits by concept, in the order of the text. */
    Map<String, List<Hit>> in(List<Token> tokens) {
        Map<String, List<Hit>> hits = new HashMap<>();
        for (int at = 0; at < tokens.size(); at++) {
            for (Phrase phrase : byFirstWord.getOrDefault(tokens.get(at).word(), List.of())) {
                collect(tokens, at, phrase, hits);
            }
            for (Phrase phrase : byPrefix) {
                collect(tokens, at, phrase, hits);
            }
        }
        return hits;
    }

    private static void collect(List<Token> tokens, int at, Phrase phrase, Map<String, List<Hit>> hits) {
        int end = end(tokens, at, phrase.words, 0);
        if (end > at) {
            hits.computeIfAbsent(phrase.concept, concept -> new ArrayList<>()).add(new Hit(at, end - 1));
        }
    }

    private static int end(List<Token> tokens, int at, List<String> words, int word) {
        if (word == words.size()) {
            return at;
        }
        if (words.get(word).equals("...")) {
            for (int skip = 0; skip <= 3; skip++) {
                int end = end(tokens, at + skip, words, word + 1);
                if (end >= 0) {
                    return end;
                }
            }
            return -1;
        }
        return at < tokens.size() && fits(tokens.get(at), words.get(word)) ? end(tokens, at + 1, words, word + 1) : -1;
    }

    private static boolean fits(Token token, String word) {
        if (token.isNumber()) {
            return word.equals(Token.NUMBER) || numeric(word) && Double.parseDouble(word) == token.value();
        }
        int star = word.length() - 1;
        return word.endsWith("*") && star > 0 ? token.word().regionMatches(0, word, 0, star) : token.is(word);
    }
}
