package dev.warpdrill.reading;

import dev.warpdrill.question.PromptKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Hears the final figure: blocks, warps and occupancy, any two agreeing and right, or the warps alone. */
final class ResultReader {
    /** "about 19 %" for 18.75, "67 %" for 66.7. */
    private static final double ROUNDING_PERCENT = 0.6;

    private static final double ROUNDING_SHARE = 0.005;

    private final Listening listening;
    private final Passage passage;
    private final Situation situation;

    ResultReader(Listening listening) {
        this.listening = listening;
        passage = listening.passage();
        situation = listening.situation();
    }

    List<Finding> read() {
        boolean asked = listening.mainQuestion() || listening.about(PromptKind.BLOCK_128);
        if (!asked || situation.truth().blocksPerSm() == 0) {
            return List.of();
        }
        List<Hit> hits = new ArrayList<>();
        Optional<Hit> warps = warps();
        Optional<Hit> blocks = blocks();
        Optional<Hit> share = share();
        warps.ifPresent(hits::add);
        share.ifPresent(hits::add);
        blocks.ifPresent(hits::add);
        boolean oneBlock = situation.truth().blocksPerSm() == 1;
        boolean enough = hits.size() >= 2 || warps.isPresent() && !oneBlock;
        return enough ? List.of(new Finding("result", hits)) : List.of();
    }

    private Optional<Hit> warps() {
        boolean all = situation.truth().warpsPerSm() == situation.maxWarps();
        return passage.quantities().stream()
                .filter(q -> q.is(Unit.WARPS) && q.equalsWhole(situation.truth().warpsPerSm()))
                .filter(q -> !listening.whatIf().at(q) && !perBlock(q) && !passage.denied(q.hit()))
                .filter(q -> !all || !passage.word(q.at() - 1).equals("of"))
                .filter(q -> !all || !passage.hearsNear("limit-word", q.hit(), 2))
                .map(Quantity::hit)
                .findFirst()
                .or(this::answered)
                .or(this::ratio);
    }

    /** "answer: 16". */
    private Optional<Hit> answered() {
        return passage.quantities().stream()
                .filter(q -> q.is(Unit.NONE) && q.equalsWhole(situation.truth().warpsPerSm()))
                .filter(q -> passage.word(q.at() - 1).equals("answer")
                        || passage.word(q.at() - 2).equals("answer"))
                .map(Quantity::hit)
                .findFirst();
    }

    private boolean perBlock(Quantity quantity) {
        String next = passage.word(quantity.last() + 1);
        String after = passage.word(quantity.last() + 2);
        boolean each = (next.equals("per") || next.equals("a") || next.equals("/") || next.equals("in"))
                && (after.equals("block") || after.equals("each") || after.equals("a"));
        return each || next.equals("each") || next.equals("apiece");
    }

    /** "16 of 64", "16/64 = 25%". */
    private Optional<Hit> ratio() {
        return passage.equations().stream()
                .filter(e -> e.operation() == Equation.Operation.DIVIDE
                        && !listening.whatIf().at(e.left()))
                .filter(e -> e.smaller().equalsWhole(situation.truth().warpsPerSm())
                        && e.larger().equalsWhole(situation.maxWarps()))
                .filter(e -> e.left() == e.smaller() && situation.truth().warpsPerSm() != situation.maxWarps())
                .filter(e -> situation.truth().warpsPerSm() != situation.truth().warpsPerBlock()
                        || situation.truth().blocksPerSm() == 1)
                .map(Equation::hit)
                .findFirst();
    }

    private Optional<Hit> blocks() {
        return passage.quantities().stream()
                .filter(q -> q.countsBlocks() && q.equalsWhole(situation.truth().blocksPerSm()))
                .filter(q -> !listening.whatIf().at(q) && !passage.denied(q.hit()))
                .filter(q -> !q.is(Unit.NONE) || q.value() > 1)
                .map(Quantity::hit)
                .findFirst();
    }

    private Optional<Hit> share() {
        double share = situation.share();
        Optional<Hit> percent = passage.quantities().stream()
                .filter(q -> q.is(Unit.PERCENT) && Math.abs(q.value() - 100 * share) <= ROUNDING_PERCENT
                        || q.is(Unit.NONE) && q.value() < 1 && Math.abs(q.value() - share) <= ROUNDING_SHARE)
                .filter(q -> !listening.whatIf().at(q))
                .map(Quantity::hit)
                .findFirst();
        Optional<Hit> words = passage.shares().stream()
                .filter(q -> Math.abs(q.value() - share) <= ROUNDING_SHARE
                        && !listening.whatIf().at(q))
                .map(Quantity::hit)
                .findFirst();
        return percent.or(() -> words)
                .or(() -> share == 1 ? passage.heard("full").stream().findFirst() : Optional.empty());
    }
}
