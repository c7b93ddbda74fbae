package dev.warpdrill.reading;

import java.util.Set;
import java.util.function.Predicate;

/** Which figures a text asserts: not those that it asks about, offers as one of two, lists without a word, or takes back. */
final class Assertions {
    /** How far after "scratch that" its new figure comes, in tokens; after a word that means other things too, less. */
    private static final int CORRECTED_WITHIN = 16;

    private static final int CORRECTED_CLOSE_BY = 9;

    /** "16 warps. No, scratch that.": without another figure. */
    private static final int TAKEN_BACK_WITHIN = 5;

    private static final int ROW_OF_FIGURES = 3;
    private static final Set<String> OPENERS =
            Set.of("so", "and", "but", "or", "then", "well", "um", "uh", "hmm", ",", "ok", "okay");
    private static final Set<String> INVERTED = Set.of(
            "is",
            "are",
            "was",
            "were",
            "would",
            "could",
            "should",
            "can",
            "do",
            "does",
            "did",
            "might",
            "may",
            "will",
            "am",
            "isn't",
            "aren't",
            "wouldn't",
            "couldn't",
            "shouldn't");
    private static final Set<String> BEFORE_A_CUE =
            Set.of(",", "-", "no", "oh", "ah", "hmm", "um", "uh", "but", "(", "...");
    private static final Set<String> OPERATORS = Set.of("=", "/", "*", "x", ":", "|", "->", "(", "<", ">", "+");

    private final Passage passage;
    private final WhatIf whatIf;

    Assertions(Passage passage, WhatIf whatIf) {
        this.passage = passage;
        this.whatIf = whatIf;
    }

    /** Whether a figure is said as a fact, as far as its own sentence goes. */
    boolean asserts(Quantity quantity) {
        return !asked(quantity.at()) && !alternative(quantity) && !bare(quantity);
    }

    /**
     * Whether a figure is taken back: a word such as "no wait" follows and then another figure of its kind, and the
     * figure itself is not said again after that.
     *
     * @param kind figures that could stand in its place
     */
    boolean withdrawn(Quantity quantity, Predicate<Quantity> kind) {
        return passage.heard("correction").stream()
                        .filter(cue -> cue.first() > quantity.last() && interrupts(cue))
                        .anyMatch(cue -> replaced(quantity, cue, kind))
                || passage.heard("takes-back").stream()
                        .anyMatch(cue ->
                                cue.first() > quantity.last() && cue.first() - quantity.last() <= TAKEN_BACK_WITHIN);
    }

    /** "16 warps, wait, 24": not the verb of "other warps wait". */
    private boolean interrupts(Hit cue) {
        String before = passage.word(cue.first() - 1);
        boolean figureBefore = passage.quantities().stream().anyMatch(q -> q.last() == cue.first() - 1);
        return severalWords(cue) || figureBefore || Passage.endsSentence(before) || BEFORE_A_CUE.contains(before);
    }

    private static boolean severalWords(Hit cue) {
        return cue.last() > cue.first();
    }

    private boolean replaced(Quantity quantity, Hit cue, Predicate<Quantity> kind) {
        return passage.quantities().stream()
                .filter(q -> q.at() > cue.last()
                        && q.at() <= cue.last() + (severalWords(cue) ? CORRECTED_WITHIN : CORRECTED_CLOSE_BY))
                .filter(q -> !q.operand() && !whatIf.at(q) && asserts(q) && kind.test(q))
                .findFirst()
                .filter(q -> q.value() != quantity.value())
                .isPresent();
    }

    /** "Is it 16 warps?": a real question. "What do we get? 16 warps" and "16 warps, right?" state the figure. */
    private boolean asked(int at) {
        int end = at;
        while (end < passage.size() && !Passage.endsSentence(passage.word(end))) end++;
        if (!passage.word(end).equals("?")) return false;
        int start = at;
        while (start > 0 && passage.sameSentence(start - 1, at)) start--;
        while (OPENERS.contains(passage.word(start))) start++;
        return INVERTED.contains(passage.word(start));
    }

    /** "2 or 3 blocks", "16 warps or 24 warps". */
    private boolean alternative(Quantity quantity) {
        return passage.quantities().stream().anyMatch(other -> {
            Quantity first = other.at() < quantity.at() ? other : quantity;
            Quantity second = first == quantity ? other : quantity;
            boolean joined = second.at() == first.last() + 2
                    && passage.word(first.last() + 1).equals("or");
            boolean sameKind = first.unit() == second.unit() || first.is(Unit.NONE) && first.value() >= 1;
            return joined && sameKind && first.value() != second.value();
        });
    }

    /** "2 3 8 32 16": figures in a row, and not a word that says what they are. */
    private boolean bare(Quantity quantity) {
        int from = quantity.at();
        while (from > 0 && passage.sameSentence(from - 1, quantity.at())) from--;
        int figures = 0;
        for (int at = from; at < passage.size() && passage.sameSentence(at, quantity.at()); at++) {
            if (passage.tokens().get(at).isNumber()) figures++;
            else if (says(passage.word(at))) return false;
        }
        return figures >= ROW_OF_FIGURES || wordless();
    }

    private boolean wordless() {
        return passage.tokens().stream().noneMatch(token -> !token.isNumber() && says(token.word()));
    }

    private static boolean says(String word) {
        return OPERATORS.contains(word) || word.chars().anyMatch(Character::isLetter) && !word.equals("percent");
    }
}
