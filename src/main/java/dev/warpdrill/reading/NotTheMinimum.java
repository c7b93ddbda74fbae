package dev.warpdrill.reading;

import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Hears limits added, averaged or their largest taken, instead of the smallest. */
final class NotTheMinimum {
    private static final Set<String> TOTALS = Set.of("makes", "make", "total", "altogether", "gives", "=", "is");

    private final Listening listening;
    private final Passage passage;
    private final Situation situation;
    private final Met met;

    NotTheMinimum(Listening listening, Met met) {
        this.listening = listening;
        this.met = met;
        passage = listening.passage();
        situation = listening.situation();
    }

    List<Finding> read() {
        if (!situation.known()) {
            return List.of();
        }
        Optional<Hit> hit = sum().or(this::said);
        return hit.map(place -> List.of(Finding.at("sum-not-min", place))).orElse(List.of());
    }

    private Optional<Hit> sum() {
        int registers = situation.limit(Resource.REGISTERS);
        int shared = situation.limit(Resource.SHARED_MEMORY);
        boolean both = met.has("register-limit")
                && met.has("shared-memory-limit")
                && registers != Occupancy.UNLIMITED
                && shared != Occupancy.UNLIMITED;
        if (!both) {
            return Optional.empty();
        }
        return passage.quantities().stream()
                .filter(q -> q.is(Unit.BLOCKS)
                        || q.is(Unit.NONE)
                                && (passage.word(q.last() + 1).equals("per")
                                        || TOTALS.contains(passage.word(q.at() - 1))))
                .filter(q -> q.equalsWhole((long) registers + shared)
                        && !listening.whatIf().at(q))
                .filter(q -> !q.equalsWhole(situation.limit(Resource.WARPS))
                        && !q.equalsWhole(situation.maxBlocks())
                        && !met.has("result"))
                .map(Quantity::hit)
                .findFirst();
    }

    private Optional<Hit> said() {
        boolean computed = met.has("register-limit") || met.has("shared-memory-limit");
        return passage.heard("takes-largest").stream()
                .filter(hit -> computed && !passage.denied(hit) && !met.has("result"))
                .findFirst()
                .or(this::largest);
    }

    /** "we take 4, the max". */
    private Optional<Hit> largest() {
        boolean both = met.has("register-limit") && met.has("shared-memory-limit") && !met.has("result");
        int most = Math.max(situation.limit(Resource.REGISTERS), situation.limit(Resource.SHARED_MEMORY));
        return passage.heard("the-largest").stream()
                .filter(hit -> both && !passage.denied(hit))
                .filter(hit -> passage.quantities().stream()
                        .anyMatch(q -> q.countsBlocks()
                                && q.equalsWhole(most)
                                && q.hit().gap(hit) <= 5))
                .findFirst();
    }
}
