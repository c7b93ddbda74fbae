package dev.warpdrill.reading;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Hears another device's limit on threads, warps or blocks (2,048, 1,536 or 1,024 threads; 16, 24 or 32 blocks). */
final class WrongDevice {
    private static final Set<Integer> THREADS = Set.of(2048, 1536, 1024);
    private static final Set<Integer> WARPS = Set.of(64, 48, 32);
    private static final Set<Integer> BLOCKS = Set.of(16, 24, 32);

    private final Passage passage;
    private final Situation situation;
    private final Met met;

    WrongDevice(Listening listening, Met met) {
        this.met = met;
        passage = listening.passage();
        situation = listening.situation();
    }

    List<Finding> read() {
        Optional<Hit> hit = threads().or(this::warps).or(this::blocks);
        return hit.map(place -> List.of(Finding.at("wrong-device-limit", place)))
                .orElse(List.of());
    }

    private Optional<Hit> threads() {
        boolean right = passage.quantities().stream().anyMatch(q -> q.equalsWhole(situation.maxThreads()));
        if (right || met.has("warp-limit")) {
            return Optional.empty();
        }
        Optional<Hit> divided = passage.equations().stream()
                .filter(e -> e.operation() == Equation.Operation.DIVIDE
                        && other(e.larger(), THREADS, situation.maxThreads()))
                .filter(e -> situation.known()
                        && e.smaller().equalsWhole(situation.blockSize())
                        && !e.larger().is(Unit.REGISTERS))
                .map(Equation::hit)
                .findFirst();
        return divided.or(() -> passage.quantities().stream()
                .filter(q -> q.is(Unit.THREADS)
                        && other(q, THREADS, situation.maxThreads())
                        && q.value() != situation.blockSize())
                .filter(q -> passage.hearsNear("sm-has", q.hit(), 4))
                .map(Quantity::hit)
                .findFirst());
    }

    private Optional<Hit> warps() {
        if (met.has("warp-limit") || !situation.known()) {
            return Optional.empty();
        }
        return passage.equations().stream()
                .filter(e -> e.operation() == Equation.Operation.DIVIDE
                        && e.plain()
                        && other(e.larger(), WARPS, situation.maxWarps()))
                .filter(e -> e.larger().is(Unit.WARPS) || warpTopic(e))
                .filter(e -> e.smaller().equalsWhole(situation.truth().warpsPerBlock()))
                .map(Equation::hit)
                .findFirst()
                .or(() -> passage.quantities().stream()
                        .filter(q -> q.is(Unit.WARPS)
                                && other(q, WARPS, situation.maxWarps())
                                && passage.hearsNear("sm-has", q.hit(), 3))
                        .filter(q -> passage.quantities().stream()
                                .noneMatch(right -> right.is(Unit.WARPS) && right.equalsWhole(situation.maxWarps())))
                        .filter(q -> !q.equalsWhole(situation.truth().warpsPerSm()) && !met.has("result"))
                        .map(Quantity::hit)
                        .findFirst());
    }

    private boolean warpTopic(Equation equation) {
        for (int at = equation.left().at() - 1; at >= equation.left().at() - 3; at--) {
            if (passage.word(at).startsWith("warp")) {
                return true;
            }
        }
        return false;
    }

    private Optional<Hit> blocks() {
        if (met.has("block-limit")) {
            return Optional.empty();
        }
        return passage.quantities().stream()
                .filter(q -> other(q, BLOCKS, situation.maxBlocks())
                        && (q.is(Unit.BLOCKS) || q.is(Unit.NONE))
                        && !q.operand())
                .filter(q -> passage.heard("block-limit").stream()
                        .anyMatch(hit -> hit.gap(q.hit()) <= 3 && passage.sameSentence(hit.first(), q.at())))
                .filter(q ->
                        situation.known() && !q.equalsWhole(situation.truth().blocksPerSm()))
                .map(Quantity::hit)
                .findFirst();
    }

    private static boolean other(Quantity quantity, Set<Integer> known, int right) {
        return known.contains((int) quantity.value()) && !quantity.equalsWhole(right);
    }
}
