package dev.warpdrill.reading;

import dev.warpdrill.grading.Evidence;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A candidate's text, normalised once: tokens, sentences, figures, equations and the ideas its words stand for. */
final class Passage {
    private static final Set<String> SENTENCE_ENDS = Set.of(".", "!", "?", "\n", ";");
    private static final Set<String> CLAUSE_ENDS = Set.of(",", ":", "(", ")", "|", "but", "whereas", "while", "and");

    private final String text;
    private final List<Token> tokens;
    private final int[] sentences;
    private final List<Quantity> quantities;
    private final List<Quantity> shares;
    private final List<Equation> equations;
    private final Map<String, List<Hit>> concepts;

    Passage(String text, Spelling spelling, Concepts lexicon) {
        this.text = text;
        tokens = NumberWords.merge(spelling.correct(Lexer.tokens(text)));
        sentences = sentencesOf(tokens);
        List<Quantity> figures = Quantities.in(tokens);
        equations = Equations.among(tokens, figures);
        quantities = Equations.markOperands(tokens, figures, equations);
        shares = Quantities.shares(tokens);
        concepts = lexicon.in(tokens);
    }

    static boolean endsSentence(String word) {
        return SENTENCE_ENDS.contains(word);
    }

    private static int[] sentencesOf(List<Token> tokens) {
        int[] sentences = new int[tokens.size()];
        int sentence = 0;
        for (int at = 0; at < tokens.size(); at++) {
            sentences[at] = sentence;
            sentence += endsSentence(tokens.get(at).word()) ? 1 : 0;
        }
        return sentences;
    }

    List<Token> tokens() {
        return tokens;
    }

    int size() {
        return tokens.size();
    }

    /** The word at a place; "" outside the text. */
    String word(int at) {
        return at >= 0 && at < tokens.size() ? tokens.get(at).word() : "";
    }

    List<Quantity> quantities() {
        return quantities;
    }

    List<Quantity> shares() {
        return shares;
    }

    List<Equation> equations() {
        return equations;
    }

    List<Hit> heard(String concept) {
        return concepts.getOrDefault(concept, List.of());
    }

    boolean hears(String concept) {
        return concepts.containsKey(concept);
    }

    boolean hearsNear(String concept, Hit hit, int within) {
        return heard(concept).stream().anyMatch(other -> other.gap(hit) <= within);
    }

    int sentence(int at) {
        return sentences[at];
    }

    boolean sameSentence(int a, int b) {
        return sentences[a] == sentences[b];
    }

    /** Whether a comma, "but" or the like stands between two places. */
    boolean clauseBetween(int from, int to) {
        for (int at = Math.min(from, to) + 1; at < Math.max(from, to); at++) {
            if (CLAUSE_ENDS.contains(word(at))) {
                return true;
            }
        }
        return !sameSentence(from, to);
    }

    /** "not", "doesn't", "never" a few words before in the same clause ("no need for X or Y" too), or "is a myth" after it. */
    boolean denied(Hit hit) {
        for (Hit no : heard("no")) {
            boolean joined = wordBetween("or", no.last(), hit.first());
            boolean before = no.last() < hit.first() && hit.first() - no.last() <= (joined ? 8 : 4);
            if (before && !clauseBetween(no.last(), hit.first())) {
                return true;
            }
        }
        return heard("untrue").stream()
                .anyMatch(untrue -> untrue.first() > hit.last()
                        && untrue.first() - hit.last() <= 3
                        && !clauseBetween(hit.last(), untrue.first()));
    }

    private boolean wordBetween(String word, int from, int to) {
        for (int at = from + 1; at < to; at++) {
            if (word(at).equals(word)) {
                return true;
            }
        }
        return false;
    }

    Evidence evidence(Hit hit) {
        int start = tokens.get(hit.first()).start();
        int end = tokens.get(hit.last()).end();
        return new Evidence(start, end, text.substring(start, end));
    }

    List<Evidence> evidence(List<Hit> hits) {
        List<Evidence> evidence = new ArrayList<>();
        hits.stream().limit(3).forEach(hit -> evidence.add(evidence(hit)));
        return evidence;
    }
}
