package dev.warpdrill.reading;

import dev.warpdrill.grading.Figure;
import dev.warpdrill.grading.HeardFigure;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;

/** Hears which register count a candidate names as the largest; whether it is right is for the grading. */
final class LargestRegistersReader {
    private static final int MOST_A_THREAD = 255;
    private static final int NEAR = 4;
    private static final Set<String> OUTCOME = Set.of("so", "answer", "=", "->", "is", "therefore", "to", ":");

    private final Listening listening;
    private final Passage passage;

    LargestRegistersReader(Listening listening) {
        this.listening = listening;
        passage = listening.passage();
    }

    /** The figure that words such as "at most" or "so" stand beside, the last one where there are several. */
    Optional<HeardFigure> read() {
        return passage.quantities().stream()
                .filter(this::couldBe)
                .max(Comparator.comparingInt(this::emphasis).thenComparing(Quantity::at))
                .filter(q -> !listening.corrections().withdrawn(q, this::couldBe))
                .map(q -> new HeardFigure(Figure.of((long) q.value()), passage.evidence(q.hit())));
    }

    private boolean couldBe(Quantity quantity) {
        boolean count = quantity.value() >= 1
                && quantity.value() <= MOST_A_THREAD
                && quantity.value() == Math.rint(quantity.value());
        boolean registers = quantity.is(Unit.REGISTERS) || quantity.is(Unit.NONE) && !quantity.operand();
        boolean perThread = !passage.word(quantity.last() + 1).equals("k");
        return count
                && registers
                && perThread
                && listening.assertions().asserts(quantity)
                && !listening.assertions().denies(quantity);
    }

    private int emphasis(Quantity quantity) {
        int most = passage.hearsNear("largest", quantity.hit(), NEAR) ? 2 : 0;
        int outcome = OUTCOME.contains(passage.word(quantity.at() - 1)) ? 1 : 0;
        int unit = quantity.is(Unit.REGISTERS) ? 1 : 0;
        return most + outcome + unit;
    }
}
