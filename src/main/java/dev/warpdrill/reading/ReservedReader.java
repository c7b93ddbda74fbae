package dev.warpdrill.reading;

import java.util.List;
import java.util.Optional;

/** Hears the kilobyte that CUDA reserves in each block (compute capability 8.0 and later): counted, or mentioned. */
final class ReservedReader {
    private static final int KILOBYTE = 1024;

    private final Listening listening;
    private final Passage passage;
    private final Situation situation;

    ReservedReader(Listening listening) {
        this.listening = listening;
        passage = listening.passage();
        situation = listening.situation();
    }

    List<Finding> read() {
        if (situation.reservedBytes() == 0) {
            return List.of();
        }
        Optional<Hit> heard = counted().or(this::multiple).or(this::added).or(() -> mentioned());
        return heard.map(hit -> List.of(Finding.at("reserved-shared-memory", hit)))
                .orElse(List.of());
    }

    /** "49 KB a block" where the kernel asks for 48. */
    private Optional<Hit> counted() {
        long bytes = situation.sharedMemoryBytes() + situation.reservedBytes();
        if (situation.sharedMemoryBytes() == 0) {
            return Optional.empty();
        }
        return passage.quantities().stream()
                .filter(q -> Situation.bytes(q, bytes)
                        && (!q.is(Unit.NONE) || q.value() > 8)
                        && !q.is(Unit.KILO) | Situation.bytes(q, bytes))
                .filter(q -> q.is(Unit.KILOBYTES)
                        || q.is(Unit.KILO)
                        || q.is(Unit.BYTES)
                        || !listening.situation().limits().carveoutsBytes().contains((int) bytes))
                .map(Quantity::hit)
                .findFirst();
    }

    /** "a fifth would take it to 245": so many blocks of 49. */
    private Optional<Hit> multiple() {
        long kilobytes = (situation.sharedMemoryBytes() + situation.reservedBytes()) / KILOBYTE;
        boolean whole = (situation.sharedMemoryBytes() + situation.reservedBytes()) % KILOBYTE == 0 && kilobytes > 8;
        return passage.quantities().stream()
                .filter(q -> whole && (q.is(Unit.KILOBYTES) || q.is(Unit.KILO) || q.is(Unit.NONE)) && q.value() > 100)
                .filter(q ->
                        q.value() % kilobytes == 0 && q.value() / kilobytes <= 8 && q.value() % (kilobytes - 1) != 0)
                .filter(q ->
                        !situation.limits().carveoutsBytes().contains((int) q.value() * KILOBYTE) && q.value() < 512)
                .map(Quantity::hit)
                .findFirst();
    }

    /** "48 + 1", "32 KB plus the extra one", "tile + 1 = 33" for any tile. */
    private Optional<Hit> added() {
        return passage.equations().stream()
                .filter(e -> e.operation() == Equation.Operation.ADD)
                .filter(e -> e.right().value() == 1 && e.left().value() >= 4
                        || e.right().value() == KILOBYTE && e.left().value() >= KILOBYTE)
                .filter(e -> e.plain()
                        || e.results().stream()
                                .anyMatch(r -> r.value()
                                        == e.left().value() + e.right().value()))
                .map(Equation::hit)
                .findFirst();
    }

    private Optional<Hit> mentioned() {
        return passage.heard("reserved").stream()
                .filter(hit -> !passage.denied(hit))
                .filter(hit -> !passage.hearsNear("dismissed", hit, 8))
                .filter(hit -> passage.hearsNear("kb-word", hit, 6)
                        || passage.quantities().stream().anyMatch(q -> q.hit().gap(hit) <= 4))
                .findFirst();
    }
}
