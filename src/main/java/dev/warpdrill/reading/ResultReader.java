package dev.warpdrill.reading;

import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.PromptKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Hears the final figure: blocks, warps and occupancy, any two agreeing and right, or the warps alone. */
final class ResultReader {
    /** "about 19 %" for 18.75, "67 %" for 66.7. */
    private static final double ROUNDING_PERCENT = 0.6;

    private static final double ROUNDING_SHARE = 0.005;

    /** How far after "earlier I said" its new figure comes, in tokens. */
    private static final int RECANTED_WITHIN = 20;

    private static final Set<String> OUTCOME = Set.of("so", "answer", "therefore", "=", "->", "total");

    private final Listening listening;
    private final Passage passage;
    private final Situation situation;

    ResultReader(Listening listening) {
        this.listening = listening;
        passage = listening.passage();
        situation = listening.situation();
    }

    List<Finding> read() {
        if (!asked() || withdrawn().isPresent()) {
            return List.of();
        }
        List<Hit> hits = new ArrayList<>();
        Optional<Hit> warps = warps().standing().or(this::answered).or(this::ratio);
        Optional<Hit> blocks = blocks().standing();
        Optional<Hit> share = share();
        warps.ifPresent(hits::add);
        share.ifPresent(hits::add);
        blocks.ifPresent(hits::add);
        boolean oneBlock = situation.truth().blocksPerSm() == 1;
        boolean enough = hits.size() >= 2 || warps.isPresent() && !oneBlock;
        return enough ? List.of(new Finding("result", hits)) : List.of();
    }

    private boolean asked() {
        boolean asked = listening.mainQuestion() || listening.about(PromptKind.BLOCK_128);
        return asked && situation.truth().blocksPerSm() > 0;
    }

    /** The right result, taken back: one of its figures is replaced by another one and not said again. */
    Optional<Finding> withdrawn() {
        return asked()
                ? Stream.of(warps(), percent(), blocks())
                        .flatMap(claim -> claim.withdrawn().stream())
                        .findFirst()
                        .map(hit -> Finding.at("result", hit))
                : Optional.empty();
    }

    /**
     * In a follow-up, whose own figures are about something else: "earlier I said 16 warps, but it is 24". Which earlier
     * answer was right is for whoever puts the answers together.
     */
    Optional<Finding> recanted() {
        if (asked()) return Optional.empty();
        return passage.heard("earlier-answer").stream()
                .flatMap(cue -> passage.quantities().stream()
                        .filter(q -> q.at() > cue.first() && q.at() <= cue.last() + RECANTED_WITHIN)
                        .filter(q -> couldBeWarps(q)
                                && !listening.whatIf().at(q)
                                && listening.assertions().asserts(q))
                        .reduce((first, last) -> last)
                        .stream())
                .filter(q -> !q.equalsWhole(situation.truth().warpsPerSm()))
                .findFirst()
                .map(q -> Finding.at("result", q.hit()));
    }

    private Claim warps() {
        boolean all = situation.truth().warpsPerSm() == situation.maxWarps();
        Stream<Quantity> right = passage.quantities().stream()
                .filter(q -> q.is(Unit.WARPS) && q.equalsWhole(situation.truth().warpsPerSm()))
                .filter(q -> !listening.whatIf().at(q) && !perBlock(q) && !passage.denied(q.hit()))
                .filter(q -> !all || !passage.word(q.at() - 1).equals("of"))
                .filter(q -> !all || !passage.hearsNear("limit-word", q.hit(), 2));
        return Claim.of(listening, right, this::couldBeWarps);
    }

    private boolean couldBeWarps(Quantity other) {
        boolean most = other.equalsWhole(situation.maxWarps())
                && (passage.word(other.at() - 1).equals("of") || passage.hearsNear("limit-word", other.hit(), 2));
        return other.is(Unit.WARPS) && !perBlock(other) && !most;
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

    private Claim blocks() {
        Stream<Quantity> right = passage.quantities().stream()
                .filter(q -> q.countsBlocks() && q.equalsWhole(situation.truth().blocksPerSm()))
                .filter(q -> !listening.whatIf().at(q) && !passage.denied(q.hit()))
                .filter(q -> !q.is(Unit.NONE) || q.value() > 1);
        return Claim.of(listening, right, this::couldBeBlocks);
    }

    /** "No wait, shared memory allows 3 blocks" takes no result back: that is a limit. */
    private boolean couldBeBlocks(Quantity other) {
        boolean limit = Stream.of(Resource.values()).anyMatch(r -> other.equalsWhole(situation.limit(r)));
        boolean outcome =
                OUTCOME.contains(passage.word(other.at() - 1)) || OUTCOME.contains(passage.word(other.at() - 2));
        return other.is(Unit.BLOCKS) && (!limit || outcome);
    }

    private Claim percent() {
        double share = situation.share();
        Stream<Quantity> right = passage.quantities().stream()
                .filter(q -> q.is(Unit.PERCENT) && Math.abs(q.value() - 100 * share) <= ROUNDING_PERCENT
                        || q.is(Unit.NONE) && q.value() < 1 && Math.abs(q.value() - share) <= ROUNDING_SHARE)
                .filter(q -> !listening.whatIf().at(q));
        return Claim.of(listening, right, this::couldBeOccupancy);
    }

    /** Another number of blocks would give it; "60% of the issue slots" seldom is one. */
    private boolean couldBeOccupancy(Quantity other) {
        double blocks =
                other.value() / 100 * situation.maxWarps() / situation.truth().warpsPerBlock();
        double off = Math.abs(blocks - Math.rint(blocks)) * situation.truth().warpsPerBlock() / situation.maxWarps();
        return other.is(Unit.PERCENT)
                && 100 * off <= ROUNDING_PERCENT
                && Math.abs(other.value() - 100 * situation.share()) > ROUNDING_PERCENT;
    }

    private Optional<Hit> share() {
        double share = situation.share();
        Optional<Hit> words = passage.shares().stream()
                .filter(q -> Math.abs(q.value() - share) <= ROUNDING_SHARE
                        && !listening.whatIf().at(q))
                .map(Quantity::hit)
                .findFirst();
        return percent()
                .standing()
                .or(() -> words)
                .or(() -> share == 1 ? passage.heard("full").stream().findFirst() : Optional.empty());
    }
}
