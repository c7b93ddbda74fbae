package dev.warpdrill.reading;

import dev.warpdrill.question.PromptKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Hears wrong shared-memory arithmetic: another device's budget, no reserved kilobyte, kilobytes of 1,000 bytes. */
final class WrongBudgets {
    private static final Set<Integer> BUDGETS_KILOBYTES = Set.of(64, 96, 100, 128, 164, 192, 227, 228, 256);
    private static final int KILOBYTE = 1024;

    private final Listening listening;
    private final Passage passage;
    private final Situation situation;
    private final Met met;

    WrongBudgets(Listening listening, Met met) {
        this.listening = listening;
        this.met = met;
        passage = listening.passage();
        situation = listening.situation();
    }

    List<Finding> read() {
        List<Finding> found = new ArrayList<>();
        wrongBudget().ifPresent(hit -> found.add(Finding.at("wrong-smem-budget", hit)));
        forgotReserved().ifPresent(hit -> found.add(Finding.at("forgot-reserved", hit)));
        thousands().ifPresent(hit -> found.add(Finding.at("kb-kib-slip", hit)));
        return found;
    }

    private Optional<Hit> wrongBudget() {
        boolean right =
                passage.quantities().stream().anyMatch(q -> Situation.bytes(q, situation.sharedMemoryPerSmBytes()));
        if (right) {
            return Optional.empty();
        }
        Optional<Hit> divided = passage.equations().stream()
                .filter(e -> e.operation() == Equation.Operation.DIVIDE && wrong(e.larger()) && block(e.smaller()))
                .map(Equation::hit)
                .findFirst();
        return divided.or(() -> passage.quantities().stream()
                .filter(q -> wrong(q)
                        && (q.is(Unit.KILOBYTES) || q.is(Unit.KILO) && passage.hearsNear("shared-word", q.hit(), 6))
                        && passage.hearsNear("sm-has", q.hit(), 8))
                .map(Quantity::hit)
                .findFirst());
    }

    private boolean wrong(Quantity quantity) {
        boolean asked = listening.about(PromptKind.STATIC_48K) && quantity.equalsWhole(100);
        boolean own = Situation.bytes(quantity, situation.sharedMemoryBytes())
                || Situation.bytes(quantity, situation.sharedMemoryBytes() + situation.reservedBytes());
        boolean kilobytes = quantity.is(Unit.KILOBYTES) || quantity.is(Unit.KILO) || quantity.is(Unit.NONE);
        boolean maximum = Situation.bytes(quantity, situation.optInMaximumBytes()) && passage.hears("opts-in");
        return kilobytes && BUDGETS_KILOBYTES.contains((int) quantity.value()) && !asked && !own && !maximum;
    }

    private boolean block(Quantity quantity) {
        boolean kilobytes = quantity.is(Unit.KILOBYTES) || quantity.is(Unit.KILO) || quantity.is(Unit.NONE);
        return kilobytes
                && (Situation.bytes(quantity, situation.sharedMemoryBytes())
                        || Situation.bytes(quantity, situation.sharedMemoryBytes() + situation.reservedBytes()));
    }

    private Optional<Hit> forgotReserved() {
        boolean none = situation.reservedBytes() == 0 || situation.sharedMemoryBytes() == 0;
        if (none || met.has("reserved-shared-memory") || listening.about(PromptKind.STATIC_48K)) {
            return Optional.empty();
        }
        return passage.equations().stream()
                .filter(e -> e.operation() == Equation.Operation.DIVIDE)
                .filter(e -> Situation.bytes(e.larger(), situation.sharedMemoryPerSmBytes())
                        && Situation.bytes(e.smaller(), situation.sharedMemoryBytes()))
                .map(Equation::hit)
                .findFirst()
                .or(this::multiplied);
    }

    /** "4 x 57 = 228": as many blocks as fit without the kilobyte. */
    private Optional<Hit> multiplied() {
        long blocks = situation.sharedMemoryPerSmBytes() / situation.sharedMemoryBytes();
        return passage.equations().stream()
                .filter(e -> e.operation() == Equation.Operation.MULTIPLY
                        && e.smaller().equalsWhole(blocks)
                        && blocks > 1)
                .filter(e -> Situation.bytes(e.larger(), situation.sharedMemoryBytes()))
                .map(Equation::hit)
                .findFirst();
    }

    /** "228 KB = 228,000 bytes". */
    private Optional<Hit> thousands() {
        long wrong = situation.sharedMemoryPerSmBytes() / KILOBYTE * 1000L;
        return passage.quantities().stream()
                .filter(q -> q.equalsWhole(wrong) && (q.is(Unit.BYTES) || q.is(Unit.NONE)))
                .filter(q -> !passage.denied(q.hit()))
                .map(Quantity::hit)
                .findFirst();
    }
}
