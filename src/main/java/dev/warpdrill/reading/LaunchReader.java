package dev.warpdrill.reading;

import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Refusal;
import dev.warpdrill.question.PromptKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Hears whether a launch is said to be possible, the rule with its figures, and what would turn it round. */
final class LaunchReader {
    private static final int NEAR = 8;

    private final Listening listening;
    private final Passage passage;
    private final Situation situation;

    LaunchReader(Listening listening) {
        this.listening = listening;
        passage = listening.passage();
        situation = listening.situation();
    }

    List<Finding> read() {
        if (!listening.about(PromptKind.LAUNCH) || !situation.known()) {
            return List.of();
        }
        List<Finding> found = new ArrayList<>();
        verdict().ifPresent(hit -> found.add(Finding.at("launch-verdict", hit)));
        rule().ifPresent(hit -> found.add(Finding.at("launch-rule", hit)));
        fix().ifPresent(hit -> found.add(Finding.at("launch-fix", hit)));
        return found;
    }

    private Optional<Hit> verdict() {
        Optional<Hit> refused = passage.heard("refuses").stream()
                .filter(hit -> !listening.whatIf().at(hit.first()))
                .findFirst();
        Optional<Hit> runs = passage.heard("launches").stream()
                .filter(hit -> !listening.whatIf().at(hit.first()) && !passage.denied(hit))
                .findFirst();
        boolean says = refused.isEmpty() && runs.isPresent();
        return says == situation.truth().launchable() ? refused.or(() -> runs) : Optional.empty();
    }

    private Optional<Hit> rule() {
        Optional<Refusal> refusal = situation.truth().refusal();
        return refusal.isPresent() ? figures(refusal.orElseThrow()) : kept();
    }

    /** What was asked for and what is allowed, both said. */
    private Optional<Hit> figures(Refusal refusal) {
        Optional<Hit> asked = figure(refusal.asked());
        Optional<Hit> allowed = figure(refusal.allowed());
        return asked.isPresent() && allowed.isPresent()
                ? Optional.of(asked.orElseThrow().to(allowed.orElseThrow()))
                : Optional.empty();
    }

    private Optional<Hit> kept() {
        long counted = (situation.truth().warpsPerBlock() + 3L)
                / 4
                * 4
                * situation.truth().registersPerWarp();
        Optional<Hit> needed =
                figure(situation.truth().allocatedRegistersPerBlock()).or(() -> figure(counted));
        Optional<Hit> file = figure(Situation.REGISTERS_PER_SM);
        Optional<Hit> bytes = figure(situation.sharedMemoryBytes());
        Optional<Hit> most = figure(situation.optInMaximumBytes())
                .or(() -> figure(situation.limits().staticSharedMemoryLimitBytes()));
        boolean registers = needed.isPresent() && file.isPresent();
        boolean shared = bytes.isPresent() && most.isPresent() && situation.sharedMemoryBytes() > 0;
        return registers ? needed : shared ? bytes : Optional.empty();
    }

    private Optional<Hit> figure(long value) {
        return passage.quantities().stream()
                .filter(q -> q.standsFor(value) || value > 1024 && Situation.bytes(q, value))
                .map(Quantity::hit)
                .findFirst();
    }

    /** A changed figure that turns the answer round, aimed at by a word such as "reduce" or "would". */
    private Optional<Hit> fix() {
        boolean launchable = situation.truth().launchable();
        return passage.quantities().stream()
                .filter(q -> passage.hearsNear("fixes", q.hit(), NEAR))
                .filter(q -> changed(q)
                        .filter(then -> then.launchable() != launchable)
                        .isPresent())
                .map(Quantity::hit)
                .findFirst();
    }

    private Optional<Occupancy> changed(Quantity quantity) {
        int value = (int) quantity.value();
        if (quantity.value() != value || value < 1) {
            return Optional.empty();
        }
        return switch (quantity.unit()) {
            case REGISTERS ->
                value <= situation.limits().maxRegistersPerThread()
                        ? Optional.of(situation.changed(value, -1, situation.blockSize()))
                        : Optional.empty();
            case THREADS -> Optional.of(situation.changed(0, -1, value));
            case WARPS -> value <= 64 ? Optional.of(situation.changed(0, -1, 32 * value)) : Optional.empty();
            case KILO, KILOBYTES ->
                value < 1024
                        ? Optional.of(situation.changed(0, 1024L * value, situation.blockSize()))
                        : Optional.empty();
            default -> Optional.empty();
        };
    }
}
