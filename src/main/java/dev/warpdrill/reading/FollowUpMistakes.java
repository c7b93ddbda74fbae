package dev.warpdrill.reading;

import dev.warpdrill.question.PromptKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Hears the follow-ups' own mistakes: static over 48 KB, a block size said to change the occupancy, a grid ignored. */
final class FollowUpMistakes {
    private static final int STATIC_KILOBYTES = 48;

    private final Listening listening;
    private final Passage passage;
    private final Situation situation;
    private final Met met;

    FollowUpMistakes(Listening listening, Met met) {
        this.listening = listening;
        this.met = met;
        passage = listening.passage();
        situation = listening.situation();
    }

    List<Finding> read() {
        List<Finding> found = new ArrayList<>();
        staticOver48().ifPresent(hit -> found.add(Finding.at("static-over-48k", hit)));
        blockSizeChanges().ifPresent(hit -> found.add(Finding.at("block-size-changes-warps", hit)));
        ignoresGrid().ifPresent(hit -> found.add(Finding.at("ignores-grid", hit)));
        return found;
    }

    private Optional<Hit> staticOver48() {
        boolean ceiling = passage.quantities().stream()
                .anyMatch(q -> q.equalsWhole(STATIC_KILOBYTES) && passage.hearsNear("stops-at", q.hit(), 8));
        if (met.has("static-48k-ceiling") || ceiling) {
            return Optional.empty();
        }
        if (listening.about(PromptKind.STATIC_48K)) {
            boolean dynamicOnly = passage.hears("dynamic") && !passage.hears("grows-static");
            return passage.heard("grows-static").stream()
                    .findFirst()
                    .or(() -> passage.heard("agrees").stream()
                            .filter(hit -> !dynamicOnly && !passage.denied(hit))
                            .findFirst());
        }
        return passage.heard("grows-static").stream()
                .filter(hit -> listening.about(PromptKind.WHOLE)
                        && passage.quantities().stream()
                                .anyMatch(q -> q.is(Unit.KILOBYTES)
                                        && q.value() > STATIC_KILOBYTES
                                        && q.hit().gap(hit) < 20))
                .findFirst();
    }

    private Optional<Hit> blockSizeChanges() {
        boolean asked = listening.about(PromptKind.BLOCK_128)
                || listening.about(PromptKind.WHOLE) && situation.blockSize() != 128;
        if (!asked || met.has("smaller-blocks-same-occupancy")) {
            return Optional.empty();
        }
        int from = listening.about(PromptKind.WHOLE) && situation.known() ? situation.blockSize() : 256;
        double before = situation.changed(0, -1, from).warpsPerSm();
        double ratio = before == 0 ? 1 : situation.changed(0, -1, 128).warpsPerSm() / before;
        return claim("halves", ratio == 0.5).or(() -> claim("doubles", ratio == 2));
    }

    private Optional<Hit> claim(String idea, boolean right) {
        return passage.heard(idea).stream()
                .filter(hit -> !right && !passage.denied(hit) && passage.hearsNear("occupancy", hit, 12))
                .filter(hit -> listening.about(PromptKind.BLOCK_128) || passage.hearsNear("128-threads", hit, 14))
                .findFirst();
    }

    private Optional<Hit> ignoresGrid() {
        if (!listening.about(PromptKind.GRID) || met.has("grid-vs-sms")) {
            return Optional.empty();
        }
        return passage.heard("fully-busy").stream()
                .filter(hit -> !passage.denied(hit))
                .findFirst()
                .or(() -> passage.quantities().stream()
                        .filter(q -> q.is(Unit.PERCENT) || q.is(Unit.WARPS))
                        .map(Quantity::hit)
                        .findFirst());
    }
}
