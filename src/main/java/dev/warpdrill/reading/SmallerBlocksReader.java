package dev.warpdrill.reading;

import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.PromptKind;
import java.util.List;
import java.util.Optional;

/** Hears 128-thread blocks worked through: both limits again and the warps that result. */
final class SmallerBlocksReader {
    private static final int SMALLER = 128;
    private static final int REACH = 30;

    private final Listening listening;
    private final List<Finding> met;

    SmallerBlocksReader(Listening listening, List<Finding> met) {
        this.listening = listening;
        this.met = met;
    }

    List<Finding> read() {
        if (listening.about(PromptKind.BLOCK_128)) {
            return answered();
        }
        boolean other =
                listening.about(PromptKind.WHOLE) && listening.situation().blockSize() != SMALLER;
        return other
                ? volunteered()
                        .map(hit -> List.of(Finding.at("smaller-blocks-same-occupancy", hit)))
                        .orElse(List.of())
                : List.of();
    }

    private List<Finding> answered() {
        boolean limits = has("register-limit") && has("shared-memory-limit") && has("result");
        return limits
                ? met.stream()
                        .filter(f -> f.id().equals("result"))
                        .map(f -> new Finding("smaller-blocks-same-occupancy", f.hits()))
                        .toList()
                : List.of();
    }

    private boolean has(String id) {
        return met.stream().anyMatch(finding -> finding.id().equals(id));
    }

    private Optional<Hit> volunteered() {
        Occupancy smaller = listening.situation().changed(0, -1, SMALLER);
        Passage passage = listening.passage();
        for (Quantity quantity : passage.quantities()) {
            if (quantity.is(Unit.THREADS) && quantity.equalsWhole(SMALLER)) {
                boolean warps = passage.quantities().stream()
                        .anyMatch(q -> q.is(Unit.WARPS) && q.equalsWhole(smaller.warpsPerSm()) && near(quantity, q));
                long blocks = passage.quantities().stream()
                        .filter(q -> q.countsBlocks() && near(quantity, q))
                        .filter(q -> q.equalsWhole(smaller.limit(Resource.REGISTERS))
                                || q.equalsWhole(smaller.limit(Resource.SHARED_MEMORY)))
                        .count();
                if (warps && blocks >= 2) {
                    return Optional.of(quantity.hit());
                }
            }
        }
        return Optional.empty();
    }

    private static boolean near(Quantity from, Quantity to) {
        return to.at() > from.at() && to.at() - from.last() <= REACH;
    }
}
