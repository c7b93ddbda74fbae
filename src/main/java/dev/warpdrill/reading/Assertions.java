package dev.warpdrill.reading;

import java.util.Set;

/** Which figures a text asserts: not those that it asks about, offers as one of two, or lists without a word. */
final class Assertions {
    private static final int ROW_OF_FIGURES = 2;

    /** Of the labelled answers the tersest has 11 small words in 100. */
    private static final double SMALLEST_SHARE = 0.08;

    private static final Set<String> SMALL_WORDS = Set.of(
            ("a an the is are was be it its this that these those to by of with from in on at for as into per each every "
                            + "i i'd i'm you we they us me my your not no can cannot can't will would could should if when so but "
                            + "because then than more less only just and or do does don't have has need needs there what which "
                            + "how where get gets go goes give gives allow allows fit fits n w -> = : | /")
                    .split(" "));
    private static final Set<String> BOUNDS =
            Set.of("more", "over", "beyond", "exceed", "exceeds", "above", "than", "only");
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
            "maybe",
            "perhaps",
            "isn't",
            "aren't",
            "wouldn't",
            "couldn't",
            "shouldn't");
    private static final Set<String> OPERATORS = Set.of("=", "/", "*", "x", ":", "|", "->", "(", "<", ">", "+");

    private final Passage passage;

    Assertions(Passage passage) {
        this.passage = passage;
    }

    /** Whether a figure is said as a fact, as far as its own sentence goes. */
    boolean asserts(Quantity quantity) {
        return !asked(quantity.at()) && !alternative(quantity) && !bare(quantity);
    }

    /** Whether a figure is said not to hold; "does not allow more than 3" says that 3 holds. */
    boolean denies(Quantity quantity) {
        boolean bound = false;
        for (int at = Math.max(0, quantity.at() - 3); at < quantity.at(); at++)
            bound |= BOUNDS.contains(passage.word(at));
        return !bound && passage.denied(quantity.hit());
    }

    /** Whether a finding stands only in real questions. */
    boolean onlyAsked(Finding finding) {
        return finding.hits().stream().allMatch(hit -> asked(hit.first()));
    }

    /** Whether it is said in sentences: a row of keywords has none of the small words that make one. */
    boolean speaks() {
        long words = passage.tokens().stream()
                .filter(t -> !t.isNumber() && says(t.word()))
                .count();
        long small = passage.tokens().stream()
                .filter(t -> SMALL_WORDS.contains(t.word()))
                .count();
        return small > SMALLEST_SHARE * words;
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

    /** "2 or 3 blocks", "16 warps or 24 warps", "1, 2, 3 or 4". */
    private boolean alternative(Quantity quantity) {
        int at = passage.quantities().indexOf(quantity);
        return orFollows(at) || at > 0 && orFollows(at - 1) && joined(at - 1);
    }

    /** Whether the figure at an index, and those listed with it, go on to "or" and another figure of the kind. */
    private boolean orFollows(int index) {
        for (int at = index; joined(at); at++) {
            if (link(at).equals("or")) return true;
        }
        return false;
    }

    private String link(int index) {
        return passage.word(passage.quantities().get(index).last() + 1);
    }

    /** Whether a comma or "or" and nothing else stands between a figure and another one of its kind. */
    private boolean joined(int index) {
        if (index < 0 || index + 1 >= passage.quantities().size()) return false;
        Quantity first = passage.quantities().get(index);
        Quantity second = passage.quantities().get(index + 1);
        boolean sameKind = first.unit() == second.unit() || first.is(Unit.NONE) && first.value() >= 1;
        return second.at() == first.last() + 2
                && Set.of("or", ",").contains(link(index))
                && sameKind
                && first.value() != second.value();
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
        return passage.quantities().size() >= ROW_OF_FIGURES
                && passage.tokens().stream().noneMatch(token -> !token.isNumber() && says(token.word()));
    }

    private static boolean says(String word) {
        return OPERATORS.contains(word) || word.chars().anyMatch(Character::isLetter) && !word.equals("percent");
    }
}
