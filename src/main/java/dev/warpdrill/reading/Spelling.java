package dev.warpdrill.reading;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads transcribed and mistyped words as the domain's words: "rejesters", "ess mem", "boudn". */
final class Spelling {
    private static final int SHORTEST_MISTYPED = 5;
    private static final int SHORTEST_TWO_SLIPS = 9;

    /** Phrases by their first word, longest first. */
    private final Map<String, List<Rewrite>> rewrites = new HashMap<>();

    private final List<String> vocabulary;
    private final Set<String> known = new HashSet<>();

    private record Rewrite(List<String> words, String to) {}

    Spelling(Map<String, List<String>> spoken, Collection<String> vocabulary, Collection<String> real) {
        spoken.forEach((to, phrases) -> phrases.forEach(phrase -> add(List.of(phrase.split(" ")), to)));
        rewrites.values().forEach(list -> list.sort((a, b) -> b.words.size() - a.words.size()));
        this.vocabulary = List.copyOf(vocabulary);
        known.addAll(vocabulary);
        known.addAll(real);
    }

    private void add(List<String> words, String to) {
        rewrites.computeIfAbsent(words.get(0), first -> new ArrayList<>()).add(new Rewrite(words, to));
        known.addAll(words);
    }

    List<Token> correct(List<Token> tokens) {
        List<Token> typed = new ArrayList<>(tokens.size());
        for (Token token : tokens) {
            typed.add(token.isNumber() ? token : token.spelt(correct(token.word())));
        }
        return rewrite(rewrite(typed));
    }

    /** Twice, because "shared rejesters memory" style phrases are built from words that are themselves rewritten. */
    private List<Token> rewrite(List<Token> tokens) {
        List<Token> rewritten = new ArrayList<>(tokens.size());
        int at = 0;
        while (at < tokens.size()) {
            Rewrite rewrite = at(tokens, at);
            if (rewrite == null) {
                rewritten.add(tokens.get(at++));
            } else {
                int last = at + rewrite.words.size() - 1;
                rewritten.add(
                        Token.word(tokens.get(at).start(), tokens.get(last).end(), rewrite.to));
                at = last + 1;
            }
        }
        return rewritten;
    }

    private Rewrite at(List<Token> tokens, int at) {
        for (Rewrite rewrite : rewrites.getOrDefault(tokens.get(at).word(), List.of())) {
            if (fits(tokens, at, rewrite.words)) {
                return rewrite;
            }
        }
        return null;
    }

    private static boolean fits(List<Token> tokens, int at, List<String> words) {
        if (at + words.size() > tokens.size()) {
            return false;
        }
        for (int i = 0; i < words.size(); i++) {
            if (!tokens.get(at + i).is(words.get(i))) {
                return false;
            }
        }
        return true;
    }

    private String correct(String word) {
        if (word.length() < SHORTEST_MISTYPED || known.contains(word)) {
            return word;
        }
        int allowed = word.length() >= SHORTEST_TWO_SLIPS ? 2 : 1;
        for (String right : vocabulary) {
            boolean close = Math.abs(right.length() - word.length()) <= allowed && right.charAt(0) == word.charAt(0);
            if (close && right.length() >= SHORTEST_MISTYPED && EditDistance.between(word, right) <= allowed) {
                return right;
            }
        }
        return word;
    }
}
