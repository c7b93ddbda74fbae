package dev.warpdrill.reading;

import java.util.List;
import java.util.Optional;

/** Hears warps taken for threads or blocks: "64 threads are active", "512 warps", 16 blocks for 16 warps. */
final class WarpsForThreads {
    private final Passage passage;
    private final Situation situation;

    WarpsForThreads(Listening listening) {
        passage = listening.passage();
        situation = listening.situation();
    }

    List<Finding> read() {
        Optional<Hit> hit = threads().or(this::tooManyWarps).or(this::blocks);
        return hit.map(place -> List.of(Finding.at("warps-threads-confusion", place)))
                .orElse(List.of());
    }

    private Optional<Hit> threads() {
        return passage.quantities().stream()
                .filter(q ->
                        q.is(Unit.THREADS) && q.value() <= situation.maxWarps() && q.value() != situation.blockSize())
                .filter(q -> q.equalsWhole(situation.maxWarps())
                        || q.equalsWhole(situation.truth().warpsPerSm())
                        || passage.hearsNear("out-of", q.hit(), 1))
                .filter(q -> passage.hearsNear("active", q.hit(), 6) || passage.hearsNear("out-of", q.hit(), 1))
                .filter(q -> !passage.denied(q.hit()) && !passage.hearsNear("per-block-words", q.hit(), 1))
                .map(Quantity::hit)
                .findFirst();
    }

    private Optional<Hit> tooManyWarps() {
        return passage.quantities().stream()
                .filter(q -> q.is(Unit.WARPS)
                        && q.value() > 64
                        && q.value() % 32 == 0
                        && q.last() == q.at() + 1
                        && !passage.denied(q.hit()))
                .filter(q -> !passage.tokens()
                        .get(Math.min(q.last() + 1, passage.size() - 1))
                        .isNumber())
                .map(Quantity::hit)
                .findFirst();
    }

    /** Registers divided down to warps and called blocks. */
    private Optional<Hit> blocks() {
        int warps = situation.truth().registersPerWarp() == 0
                ? 0
                : Situation.REGISTERS_PER_SM / situation.truth().registersPerWarp();
        Optional<Hit> slots = passage.quantities().stream()
                .filter(q -> q.is(Unit.BLOCKS)
                        && q.equalsWhole(situation.maxWarps())
                        && situation.maxWarps() != situation.maxBlocks())
                .filter(q -> passage.hearsNear("active", q.hit(), 2))
                .map(Quantity::hit)
                .findFirst();
        if (slots.isPresent()) {
            return slots;
        }
        return passage.quantities().stream()
                .filter(q -> q.is(Unit.BLOCKS) && warps > 1 && q.equalsWhole(warps) && !situation.known())
                .filter(q -> passage.hearsNear("active", q.hit(), 4))
                .map(Quantity::hit)
                .findFirst();
    }
}
