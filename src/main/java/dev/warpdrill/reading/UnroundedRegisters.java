package dev.warpdrill.reading;

import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import java.util.List;
import java.util.Optional;

/** Hears registers counted without rounding up to the allocation unit, where that changes the answer, or rounding denied. */
final class UnroundedRegisters {
    private static final int NEAR = 16;

    private final Listening listening;
    private final Passage passage;
    private final Situation situation;
    private final Met met;

    UnroundedRegisters(Listening listening, Met met) {
        this.listening = listening;
        this.met = met;
        passage = listening.passage();
        situation = listening.situation();
    }

    List<Finding> read() {
        Optional<Hit> hit = denied().or(this::asGiven).or(this::step);
        return hit.map(place -> List.of(Finding.at("no-granularity", place))).orElse(List.of());
    }

    private Optional<Hit> denied() {
        return passage.heard("denies-rounding").stream()
                .filter(hit -> !passage.hearsNear("needs-no-rounding", hit, 12) && !met.has("allocation-granularity"))
                .findFirst();
    }

    private Optional<Hit> asGiven() {
        if (!situation.known() || situation.registers() % 8 == 0) {
            return Optional.empty();
        }
        long unrounded = (long) situation.registers() * situation.blockSize();
        long blocks = Situation.REGISTERS_PER_SM / unrounded;
        boolean changes = blocks != situation.limit(Resource.REGISTERS);
        return passage.quantities().stream()
                .filter(q -> changes && q.equalsWhole(unrounded))
                .filter(q -> passage.quantities().stream()
                        .anyMatch(r -> r.countsBlocks()
                                && r.equalsWhole(blocks)
                                && r.at() > q.at()
                                && r.at() - q.at() < 2 * NEAR))
                .map(Quantity::hit)
                .findFirst();
    }

    /** "85 registers gives 3 blocks": right by division, wrong by allocation. */
    private Optional<Hit> step() {
        int blockSize = situation.known() ? situation.blockSize() : 256;
        return passage.quantities().stream()
                .filter(q -> (q.is(Unit.REGISTERS)
                                || q.is(Unit.NONE) && !q.operand() && !passage.hearsNear("shared-word", q.hit(), 3))
                        && q.value() == Math.rint(q.value()))
                .filter(q -> q.value() > 16
                        && q.value() < situation.registers()
                        && q.value() % 8 != 0
                        && !listening.mainQuestion() | q.is(Unit.REGISTERS))
                .filter(q -> {
                    Occupancy then = situation.changed((int) q.value(), -1, blockSize);
                    long blocks = Situation.REGISTERS_PER_SM / ((long) q.value() * blockSize);
                    boolean claimed = passage.quantities().stream()
                            .anyMatch(b -> (b.is(Unit.BLOCKS) || b.is(Unit.ORDINAL))
                                    && b.equalsWhole(blocks)
                                    && b.hit().gap(q.hit()) < NEAR);
                    return claimed
                            && blocks > then.limit(Resource.REGISTERS)
                            && blocks > situation.limit(Resource.REGISTERS);
                })
                .map(Quantity::hit)
                .findFirst();
    }
}
