package dev.warpdrill.reading;

import dev.warpdrill.occupancy.Resource;
import java.util.Optional;
import java.util.Set;

/** Hears the limit on resident blocks: the device's figure beside a word for it. */
final class BlockLimitReader {
    private static final int NEAR_LIMIT_WORD = 5;
    private static final Set<String> BLOCKS = Set.of("blocks", "block", "slots");
    private static final Set<String> MOST =
            Set.of("max", "maximum", "cap", "limit", "ceiling", "most", "architecture", "hardware");

    private final Passage passage;
    private final Situation situation;
    private final Topics topics;
    private final Assertions assertions;

    BlockLimitReader(Listening listening, Topics topics) {
        passage = listening.passage();
        situation = listening.situation();
        assertions = listening.assertions();
        this.topics = topics;
    }

    Optional<Hit> read() {
        return passage.quantities().stream()
                .filter(q -> q.equalsWhole(situation.maxBlocks()) && (q.is(Unit.BLOCKS) || q.is(Unit.NONE)))
                .filter(q -> topics.about(q, Resource.BLOCKS) || limited(q) || named(q))
                .filter(assertions::asserts)
                .map(Quantity::hit)
                .findFirst();
    }

    private boolean limited(Quantity quantity) {
        boolean most = MOST.contains(passage.word(quantity.at() - 1));
        return most || quantity.is(Unit.BLOCKS) && passage.hearsNear("limit-word", quantity.hit(), NEAR_LIMIT_WORD);
    }

    /** "Blocks: 32", "blocks would take thirty two", "32 (blocks)", and last in a list: "min(2, 4, 8, 32)". */
    private boolean named(Quantity quantity) {
        for (int at = quantity.at() - 1; at >= quantity.at() - 4 && at >= 0; at--) {
            if (BLOCKS.contains(passage.word(at)) && passage.sameSentence(at, quantity.at())) {
                return true;
            }
        }
        int next = quantity.last() + 1;
        boolean bracketed = passage.word(next).equals("(") && BLOCKS.contains(passage.word(next + 1));
        return bracketed
                || passage.word(quantity.at() - 1).equals(",")
                        && passage.word(next).equals(")");
    }
}
