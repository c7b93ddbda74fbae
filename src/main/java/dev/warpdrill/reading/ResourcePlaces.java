package dev.warpdrill.reading;

import dev.warpdrill.occupancy.Resource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Where a text names a resource itself, rather than counting in it ("16 warps"), and where it does so bare after the result. */
final class ResourcePlaces {
    private static final int LEADS = 4;
    private static final Set<String> LEAD = Set.of(
            ",", ".", "(", "on", "occupancy", "by", "->", "the", "of", "n", "it's", "its", "because", "with", "from");
    private static final Set<String> END = Set.of(
            ",", ")", "um", "uh", "if", "okay", "so", "now", "are", "is", "not", "and", "+", "next", "n", "then",
            "what", "to");

    private final Listening listening;
    private final Passage passage;
    private final boolean[] units;

    ResourcePlaces(Listening listening) {
        this.listening = listening;
        passage = listening.passage();
        units = new boolean[passage.size()];
        for (Quantity quantity : passage.quantities()) {
            boolean most = quantity.equalsWhole(listening.situation().maxWarps());
            for (int at = quantity.at() + 1; at <= quantity.last() && !most; at++) {
                units[at] = true;
            }
        }
    }

    boolean names(int at) {
        return at >= 0
                && at < passage.size()
                && !units[at]
                && ResourceWords.named(passage.word(at)).isPresent();
    }

    Resource at(int at) {
        return ResourceWords.named(passage.word(at)).orElseThrow();
    }

    /** "16 warps, 25%, registers." and "62.5% (regs)". */
    Map<Resource, Hit> afterResult() {
        Map<Resource, Hit> named = new HashMap<>();
        for (Quantity quantity : passage.quantities()) {
            boolean result = quantity.is(Unit.PERCENT)
                    || quantity.is(Unit.WARPS)
                    || quantity.is(Unit.BLOCKS)
                    || quantity.operand()
                            && quantity.equalsWhole(listening.situation().maxWarps());
            if (result) {
                bare(quantity).ifPresent(hit -> named.putIfAbsent(at(hit.first()), hit));
            }
        }
        passage.shares().forEach(share -> bare(share).ifPresent(hit -> named.putIfAbsent(at(hit.first()), hit)));
        return named;
    }

    private Optional<Hit> bare(Quantity result) {
        int at = result.last() + 1;
        while (at <= result.last() + LEADS && LEAD.contains(passage.word(at))) {
            at++;
        }
        boolean kernel = names(at) && ResourceWords.perKernel(passage.word(at)).isPresent();
        if (!kernel || listening.whatIf().at(result)) {
            return Optional.empty();
        }
        String next = passage.word(at + 1);
        boolean ends = next.isEmpty() || Passage.endsSentence(next) || END.contains(next);
        boolean denied =
                Set.of("is", "are").contains(next) && passage.word(at + 2).equals("not");
        return ends && !denied ? Optional.of(new Hit(at, at)) : Optional.empty();
    }
}
