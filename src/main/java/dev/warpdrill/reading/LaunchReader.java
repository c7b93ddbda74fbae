package dev.warpdrill.reading;

import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.question.PromptKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Hears whether a launch is said to be possible, the rule with its figures, and what would turn it round. */
final class LaunchReader {
    private static final int NEAR = 8;
    private static final int LIMIT_WITHIN = 6;

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
        rule().ifPresent(found::add);
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

    private Optional<Finding> rule() {
        return situation.truth().launchable()
                ? kept().map(hits -> new Finding("launch-rule", hits))
                : LaunchRules.brokenBy(situation).stream()
                        .flatMap(rule -> said(rule).stream())
                        .findFirst()
                        .map(hits -> new Finding("launch-rule", hits));
    }

    /** What is asked for and what is allowed, both said; of what the question prints, the allowed alone, as a limit. */
    private Optional<List<Hit>> said(LaunchRules.Broken rule) {
        Optional<Quantity> asked = figure(rule.asked());
        Optional<Quantity> allowed = figure(rule.allowed());
        if (asked.isPresent() && allowed.isPresent()) {
            return Optional.of(
                    List.of(asked.orElseThrow().hit(), allowed.orElseThrow().hit()));
        }
        return allowed.map(Quantity::hit)
                .filter(hit -> rule.printed() && passage.hearsNear("limit-word", hit, LIMIT_WITHIN))
                .map(List::of);
    }

    /** Everything fits: the largest demand beside what there is, and a word that says that it fits. */
    private Optional<List<Hit>> kept() {
        Optional<Quantity> needed = figure(situation.truth().allocatedRegistersPerBlock())
                .or(() -> figure(LaunchRules.countedRegisters(situation)));
        Optional<Quantity> most = figure(situation.optInMaximumBytes())
                .or(() -> figure(situation.limits().staticSharedMemoryLimitBytes()));
        Optional<List<Hit>> registers = fits(needed, figure(Situation.REGISTERS_PER_SM));
        boolean shared = situation.sharedMemoryBytes() > 0;
        return registers.or(() -> shared ? fits(figure(situation.sharedMemoryBytes()), most) : Optional.empty());
    }

    private Optional<List<Hit>> fits(Optional<Quantity> needed, Optional<Quantity> there) {
        if (needed.isEmpty() || there.isEmpty()) {
            return Optional.empty();
        }
        Hit both = needed.orElseThrow().hit().to(there.orElseThrow().hit());
        boolean exceeds = passage.heard("exceeds").stream()
                .anyMatch(hit -> hit.gap(both) <= LIMIT_WITHIN && !passage.denied(hit));
        boolean relation = passage.hearsNear("within-limit", both, LIMIT_WITHIN);
        return relation && !exceeds
                ? Optional.of(
                        List.of(needed.orElseThrow().hit(), there.orElseThrow().hit()))
                : Optional.empty();
    }

    private Optional<Quantity> figure(long value) {
        return passage.quantities().stream()
                .filter(q -> q.standsFor(value) || value > 1024 && Situation.bytes(q, value))
                .filter(listening.assertions()::asserts)
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
