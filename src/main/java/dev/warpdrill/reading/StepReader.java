package dev.warpdrill.reading;

import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.question.PromptKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Hears a change that reaches the next higher occupancy, each claim checked with the engine, and what limits then. */
final class StepReader {
    private static final int[] USUAL = {256, 128, 512, 192, 64, 384, 1024, 96, 160, 224};
    private static final Set<String> AIMS = Set.of(
            "to",
            "at",
            "under",
            "below",
            "with",
            "try",
            "use",
            "in",
            "or",
            "get",
            "need",
            "needs",
            "becomes",
            "become",
            "registers",
            "array",
            "smem",
            "tile",
            "around",
            "about",
            "like",
            "only",
            "be",
            "<=");
    private static final Set<String> LEADS_TO =
            Set.of("gives", "gets", "get", "->", "makes", "would", "for", "lets", "yields", "allows", "and", "then");
    private static final int REACH = 22;
    private static final int ASKED_BYTES = 100 * 1024;

    private final Listening listening;
    private final Passage passage;
    private final Situation situation;

    StepReader(Listening listening) {
        this.listening = listening;
        passage = listening.passage();
        situation = listening.situation();
    }

    List<Finding> read() {
        boolean open =
                listening.mainQuestion() || listening.about(PromptKind.MOVE, PromptKind.MATTERS, PromptKind.GRID);
        if (!open) {
            return List.of();
        }
        if (situation.known()) {
            return read(situation);
        }
        for (int blockSize : USUAL) {
            List<Finding> found = read(new Situation(situation.setup(), blockSize));
            if (!found.isEmpty()) {
                return found;
            }
        }
        return List.of();
    }

    /** The follow-up's own change: 100 KB a block. */
    private List<Finding> hundredKilobytes() {
        Occupancy then = situation.changed(0, ASKED_BYTES, situation.known() ? situation.blockSize() : USUAL[0]);
        List<Change> change = passage.quantities().stream()
                .filter(q -> q.equalsWhole(100) || q.equalsWhole(101))
                .filter(q -> situation.known() && then.launchable())
                .map(q -> new Change(q.hit(), then))
                .toList();
        return new NextLimiter(passage)
                .after(change)
                .map(hit -> List.of(Finding.at("next-limiter", hit)))
                .orElse(List.of());
    }

    private List<Finding> read(Situation assumed) {
        List<Finding> found = new ArrayList<>();
        List<Change> changes = changes(assumed);
        List<Change> reached =
                changes.stream().filter(change -> reaches(change, assumed)).toList();
        if (!reached.isEmpty()) {
            found.add(Finding.at("next-step", reached.get(0).hit()));
            new NextLimiter(passage).after(reached).ifPresent(hit -> found.add(Finding.at("next-limiter", hit)));
        }
        return found;
    }

    private List<Change> changes(Situation assumed) {
        List<Change> changes = new ArrayList<>();
        List<Quantity> registers = passage.quantities().stream()
                .filter(q -> otherRegisters(q, assumed))
                .toList();
        List<Quantity> sizes =
                passage.quantities().stream().filter(q -> otherSize(q, assumed)).toList();
        for (Quantity r : registers) {
            add(changes, r.hit(), assumed.changed((int) r.value(), -1, assumed.blockSize()));
        }
        for (Quantity s : sizes) {
            add(changes, s.hit(), assumed.changed(0, bytes(s), assumed.blockSize()));
            for (Quantity r : registers) {
                if (s.hit().gap(r.hit()) <= REACH) {
                    add(changes, s.hit().to(r.hit()), assumed.changed((int) r.value(), bytes(s), assumed.blockSize()));
                }
            }
        }
        for (Quantity t : passage.quantities()) {
            boolean size = t.is(Unit.THREADS)
                    && t.value() % 32 == 0
                    && t.value() <= 1024
                    && t.value() >= 32
                    && t.value() != assumed.blockSize();
            if (size) {
                add(changes, t.hit(), assumed.changed(0, -1, (int) t.value()));
            }
        }
        return changes;
    }

    private static void add(List<Change> changes, Hit hit, Occupancy occupancy) {
        if (occupancy.launchable()) {
            changes.add(new Change(hit, occupancy));
        }
    }

    private static long bytes(Quantity quantity) {
        return quantity.is(Unit.BYTES) ? (long) quantity.value() : (long) (quantity.value() * 1024);
    }

    private boolean otherRegisters(Quantity quantity, Situation assumed) {
        double value = quantity.value();
        boolean unit = quantity.is(Unit.REGISTERS)
                || quantity.is(Unit.NONE) && !quantity.operand() && aimed(quantity) && nearRegisters(quantity);
        return unit && value >= 16 && value <= 255 && value == Math.rint(value) && value < assumed.registers();
    }

    /** A bare figure is a target only after a word that aims at one: "to 64", "array 16". */
    private boolean aimed(Quantity quantity) {
        boolean change = !listening.mainQuestion()
                || listening.whatIf().at(quantity)
                || passage.word(quantity.at() - 1).equals("registers") && quantity.value() % 8 == 0;
        return change
                && (AIMS.contains(passage.word(quantity.at() - 1))
                        || LEADS_TO.contains(passage.word(quantity.last() + 1)));
    }

    private boolean nearRegisters(Quantity quantity) {
        if (listening.about(PromptKind.MOVE) && quantity.value() % 8 == 0 && passage.hears("registers-word")) {
            return true;
        }
        for (int at = quantity.at() - 14; at <= quantity.last() + 6; at++) {
            boolean word =
                    passage.word(at).equals("registers") || passage.word(at).equals("maxrregcount");
            if (word) {
                return true;
            }
        }
        return false;
    }

    private boolean otherSize(Quantity quantity, Situation assumed) {
        boolean unit = quantity.is(Unit.KILOBYTES)
                || quantity.is(Unit.KILO)
                || quantity.is(Unit.BYTES)
                || quantity.is(Unit.NONE)
                        && !quantity.operand()
                        && aimed(quantity)
                        && passage.hearsNear("shared-word", quantity.hit(), 10);
        long bytes = bytes(quantity);
        return unit && bytes > 1024 && bytes < assumed.sharedMemoryBytes();
    }

    /** The blocks, warps or occupancy of the changed configuration are said near it, and they are a gain. */
    private boolean reaches(Change change, Situation assumed) {
        Occupancy then = change.occupancy();
        if (then.warpsPerSm() <= assumed.truth().warpsPerSm()) {
            return false;
        }
        double share = 100.0 * then.warpsPerSm() / then.maxWarps();
        boolean figure = passage.quantities().stream()
                .filter(q -> !deniedBetween(change.hit(), q.hit()))
                .filter(q ->
                        q.hit().gap(change.hit()) <= REACH && !change.hit().equals(q.hit()) && !covers(change.hit(), q))
                .anyMatch(q -> q.countsBlocks() && q.equalsWhole(then.blocksPerSm()) && sameOrNext(change.hit(), q)
                        || q.is(Unit.WARPS) && q.equalsWhole(then.warpsPerSm())
                        || q.is(Unit.PERCENT) && Math.abs(q.value() - share) < 0.6);
        double gain = (double) then.warpsPerSm() / assumed.truth().warpsPerSm();
        boolean doubled = gain == 2 && passage.hearsNear("doubles", change.hit(), 12);
        return figure || doubled;
    }

    /** "80 registers would not give 3 blocks". */
    private boolean deniedBetween(Hit change, Hit outcome) {
        return passage.heard("no").stream()
                .anyMatch(no -> no.first() > change.last()
                        && no.last() < outcome.first()
                        && !passage.clauseBetween(change.last(), no.first())
                        && !passage.clauseBetween(no.last(), outcome.first()));
    }

    private static boolean covers(Hit hit, Quantity quantity) {
        return quantity.at() == hit.first() || quantity.at() == hit.last() || quantity.last() == hit.last();
    }

    private boolean sameOrNext(Hit hit, Quantity quantity) {
        return Math.abs(passage.sentence(hit.last()) - passage.sentence(quantity.at())) <= 1;
    }
}
