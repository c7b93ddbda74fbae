package dev.warpdrill.reading;

import java.util.Set;
import java.util.function.Predicate;

/** What a text takes back: the last word wins. */
final class Corrections {
    /** How far after "scratch that" its new figure comes, in tokens; after a word that means other things too, less. */
    private static final int CORRECTED_WITHIN = 16;

    private static final int CORRECTED_CLOSE_BY = 12;

    /** "16 warps. No, scratch that.": without another figure. */
    private static final int TAKEN_BACK_WITHIN = 5;

    private static final Set<String> BEFORE_A_CUE =
            Set.of(",", "-", "no", "oh", "ah", "hmm", "um", "uh", "but", "(", "...");

    private final Passage passage;
    private final WhatIf whatIf;
    private final Assertions assertions;

    Corrections(Passage passage, WhatIf whatIf, Assertions assertions) {
        this.passage = passage;
        this.whatIf = whatIf;
        this.assertions = assertions;
    }

    /** Whether all that was said before is disowned: "I made these numbers up". */
    boolean disowned(Finding finding) {
        return passage.heard("disowns").stream()
                .anyMatch(cue -> finding.hits().stream().allMatch(hit -> hit.last() < cue.first()));
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

    /** Whether a word of correction stands between a place and what is said close after that word. */
    boolean corrects(int before, Hit said) {
        return passage.heard("correction").stream()
                .anyMatch(cue -> cue.first() > before
                        && interrupts(cue)
                        && cue.last() < said.last()
                        && said.first() - cue.last() <= CORRECTED_CLOSE_BY);
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
                .filter(q -> !q.operand() && !whatIf.at(q) && assertions.asserts(q) && kind.test(q))
                .findFirst()
                .filter(q -> q.value() != quantity.value())
                .isPresent();
    }
}
