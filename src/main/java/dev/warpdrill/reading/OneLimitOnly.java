package dev.warpdrill.reading;

import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.PromptKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Hears a conclusion drawn from one limit alone: threads, registers or shared memory. */
final class OneLimitOnly {
    private static final Set<Integer> THREADS_PER_SM = Set.of(2048, 1536, 1024);

    private final Listening listening;
    private final Passage passage;
    private final Situation situation;
    private final Met met;

    OneLimitOnly(Listening listening, Met met) {
        this.listening = listening;
        this.met = met;
        passage = listening.passage();
        situation = listening.situation();
    }

    List<Finding> read() {
        if (!listening.mainQuestion() && !listening.about(PromptKind.MOVE, PromptKind.GRID, PromptKind.BLOCK_128)) {
            return List.of();
        }
        List<Finding> found = new ArrayList<>();
        threads().ifPresent(hit -> found.add(Finding.at("threads-only", hit)));
        registers().ifPresent(hit -> found.add(Finding.at("registers-only", hit)));
        sharedMemory().ifPresent(hit -> found.add(Finding.at("shared-memory-only", hit)));
        return found;
    }

    private boolean countsRegisters() {
        return passage.quantities().stream()
                        .anyMatch(q -> q.standsFor(Situation.REGISTERS_PER_SM)
                                || q.is(Unit.REGISTERS) && q.value() >= 1024
                                || q.equalsWhole(situation.truth().allocatedRegistersPerBlock()) && q.value() >= 2048)
                || met.has("register-limit");
    }

    private boolean countsSharedMemory() {
        boolean words = passage.hears("shared-word");
        return words || met.has("shared-memory-limit") || met.has("reserved-shared-memory");
    }

    private Optional<Hit> threads() {
        boolean kilobytes =
                passage.quantities().stream().anyMatch(q -> q.is(Unit.KILOBYTES) && !passage.denied(q.hit()));
        if (countsRegisters() || kilobytes || met.has("shared-memory-limit") || listening.about(PromptKind.BLOCK_128)) {
            return Optional.empty();
        }
        Optional<Quantity> most = passage.quantities().stream()
                .filter(q -> THREADS_PER_SM.contains((int) q.value())
                        && (q.is(Unit.THREADS) || q.operand())
                        && q.value() > situation.blockSize())
                .findFirst();
        Optional<Hit> full = passage.heard("full").stream().findFirst();
        Optional<Quantity> all = passage.quantities().stream()
                .filter(q -> q.is(Unit.PERCENT) && q.equalsWhole(100)
                        || q.is(Unit.WARPS) && q.equalsWhole(situation.maxWarps()))
                .findFirst();
        boolean truthIsFull = situation.known() && situation.truth().warpsPerSm() == situation.maxWarps();
        return most.filter(q -> !truthIsFull && (full.isPresent() || all.isPresent()))
                .map(Quantity::hit);
    }

    private Optional<Hit> registers() {
        if (countsSharedMemory() || situation.sharedMemoryBytes() == 0) {
            return Optional.empty();
        }
        if (listening.about(PromptKind.MOVE)) {
            return overshoots();
        }
        Optional<Hit> counted = met.finding("register-limit")
                .map(f -> f.hits().get(0))
                .or(() -> passage.equations().stream()
                        .filter(e -> e.larger().standsFor(Situation.REGISTERS_PER_SM))
                        .map(Equation::hit)
                        .findFirst())
                .or(() -> passage.quantities().stream()
                        .filter(q -> q.standsFor(Situation.REGISTERS_PER_SM))
                        .map(Quantity::hit)
                        .findFirst());
        boolean concludes = passage.quantities().stream()
                .anyMatch(q -> q.is(Unit.WARPS) || q.is(Unit.BLOCKS) || q.is(Unit.PERCENT));
        return counted.filter(hit -> concludes && !listening.about(PromptKind.GRID));
    }

    /** "At 32 registers it is eight blocks": what registers allow, more than shared memory does. */
    private Optional<Hit> overshoots() {
        int blockSize = situation.known() ? situation.blockSize() : 256;
        return passage.quantities().stream()
                .filter(r -> (r.is(Unit.REGISTERS) || r.is(Unit.NONE))
                        && r.value() >= 16
                        && r.value() < situation.registers()
                        && r.value() % 8 == 0)
                .filter(r -> {
                    Occupancy then = situation.changed((int) r.value(), -1, blockSize);
                    int byRegisters = Math.min(then.limit(Resource.REGISTERS), then.limit(Resource.WARPS));
                    return byRegisters > then.blocksPerSm()
                            && passage.quantities().stream()
                                    .anyMatch(q -> q.countsBlocks()
                                            && q.equalsWhole(byRegisters)
                                            && q.at() > r.at()
                                            && q.at() - r.at() < 30);
                })
                .map(Quantity::hit)
                .findFirst();
    }

    private Optional<Hit> sharedMemory() {
        boolean registers = countsRegisters()
                || passage.quantities().stream()
                        .anyMatch(q -> q.is(Unit.REGISTERS) && q.equalsWhole(situation.registers()));
        if (registers || !listening.mainQuestion() || situation.registers() == 0) {
            return Optional.empty();
        }
        boolean concludes = passage.quantities().stream()
                .anyMatch(q -> q.is(Unit.WARPS) || q.is(Unit.BLOCKS) || q.is(Unit.PERCENT));
        boolean spoken = passage.hears("other-limits");
        return passage.quantities().stream()
                .filter(q -> Situation.bytes(q, situation.sharedMemoryBytes())
                        || Situation.bytes(q, situation.sharedMemoryBytes() + situation.reservedBytes()))
                .filter(q -> concludes && !spoken)
                .map(Quantity::hit)
                .findFirst();
    }
}
