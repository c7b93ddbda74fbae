package dev.warpdrill.reading;

import java.util.List;

/** Hears the most shared memory that one block may have after opting in (227 KB on 9.0, 163 KB on 8.0, 99 KB on 8.6). */
final class OptInReader {
    private static final int NEAR = 25;

    /** Sizes up to 100 KB come up in other sums too: 99 KB is also three blocks of 33. */
    private static final int COMMON_BYTES = 101 * 1024;

    private final Listening listening;

    OptInReader(Listening listening) {
        this.listening = listening;
    }

    List<Finding> read() {
        Passage passage = listening.passage();
        Situation situation = listening.situation();
        boolean common = situation.optInMaximumBytes() == situation.sharedMemoryPerSmBytes()
                || situation.optInMaximumBytes() < COMMON_BYTES;
        return passage.quantities().stream()
                .filter(q -> Situation.bytes(q, situation.optInMaximumBytes()) && !passage.denied(q.hit()))
                .filter(q -> !common && !q.operand()
                        || passage.hearsNear("opts-in", q.hit(), NEAR) && passage.hearsNear("per-block", q.hit(), 6))
                .map(q -> Finding.at("opt-in-maximum", q.hit()))
                .limit(1)
                .toList();
    }
}
