package dev.warpdrill.reading;

import dev.warpdrill.occupancy.Resource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Hears which resource the candidate says limits: beside a word such as "bottleneck", or bare after the result. */
final class BindingReader {
    private static final int BEFORE = 7;
    private static final int AFTER = 6;

    private final Listening listening;
    private final Passage passage;
    private final Set<Resource> truth;
    private final boolean[] units;

    BindingReader(Listening listening) {
        this.listening = listening;
        passage = listening.passage();
        truth = listening.situation().truth().limitedBy();
        units = new boolean[passage.size()];
        for (Quantity quantity : passage.quantities()) {
            boolean most = quantity.equalsWhole(listening.situation().maxWarps());
            for (int at = quantity.at() + 1; at <= quantity.last() && !most; at++) {
                units[at] = true;
            }
        }
    }

    List<Finding> read() {
        Map<Resource, Hit> named = new HashMap<>();
        for (Hit hit : passage.heard("binds")) {
            beside(hit).forEach((resource, place) -> named.putIfAbsent(resource, place));
        }
        afterResult().forEach(named::putIfAbsent);
        List<Hit> right = new ArrayList<>();
        truth.forEach(resource -> Optional.ofNullable(named.get(resource)).ifPresent(right::add));
        return right.isEmpty() ? List.of() : List.of(new Finding("binding-resource", right));
    }

    private Map<Resource, Hit> beside(Hit hit) {
        Map<Resource, Hit> named = new HashMap<>();
        if (listening.whatIf().at(hit.first()) && !listening.about(dev.warpdrill.question.PromptKind.MOVE)) {
            return named;
        }
        boolean denied = passage.denied(hit);
        for (int at = hit.first() - 1;
                at >= 0 && at >= hit.first() - BEFORE && passage.sameSentence(at, hit.first());
                at--) {
            if (isResource(at) && !denied && !notThis(at)) {
                named.putIfAbsent(ResourceWords.named(passage.word(at)).orElseThrow(), new Hit(at, hit.last()));
            }
        }
        for (int at = hit.last() + 1;
                at < passage.size() && at <= hit.last() + AFTER && passage.sameSentence(at, hit.first());
                at++) {
            if (isResource(at) && !notThis(at) && (!denied || passage.clauseBetween(hit.last(), at))) {
                named.putIfAbsent(ResourceWords.named(passage.word(at)).orElseThrow(), new Hit(hit.first(), at));
            }
        }
        return named;
    }

    private boolean isResource(int at) {
        return !units[at] && ResourceWords.named(passage.word(at)).isPresent();
    }

    /** "not registers", "registers are not". */
    private boolean notThis(int at) {
        Hit place = new Hit(at, at);
        return passage.denied(place)
                && Set.of("not", "n't", "isn't", "no", "never").contains(nearestNo(at));
    }

    private String nearestNo(int at) {
        for (int before = at - 1; before >= at - 3 && before >= 0; before--) {
            if (Set.of("not", "isn't", "no", "never", "aren't").contains(passage.word(before))) {
                return passage.word(before);
            }
        }
        return "";
    }

    /** "16 warps, 25%, registers." and "62.5% (regs)". */
    private Map<Resource, Hit> afterResult() {
        Map<Resource, Hit> named = new HashMap<>();
        for (Quantity quantity : passage.quantities()) {
            boolean result = quantity.is(Unit.PERCENT)
                    || quantity.is(Unit.WARPS)
                    || quantity.is(Unit.BLOCKS)
                    || quantity.operand()
                            && quantity.equalsWhole(listening.situation().maxWarps());
            if (result && !listening.whatIf().at(quantity)) {
                bare(quantity.last())
                        .ifPresent(hit -> named.putIfAbsent(
                                ResourceWords.named(passage.word(hit.first())).orElseThrow(), hit));
            }
        }
        for (Quantity share : passage.shares()) {
            if (!listening.whatIf().at(share)) {
                bare(share.last())
                        .ifPresent(hit -> named.putIfAbsent(
                                ResourceWords.named(passage.word(hit.first())).orElseThrow(), hit));
            }
        }
        return named;
    }

    private Optional<Hit> bare(int last) {
        int at = last + 1;
        int most = last + 5;
        while (at < most
                && Set.of(
                                ",",
                                "(",
                                "on",
                                "occupancy",
                                "by",
                                "->",
                                "the",
                                "of",
                                "it's",
                                "its",
                                "because",
                                "with",
                                "from")
                        .contains(passage.word(at))) {
            at++;
        }
        boolean resource = at > last + 1 || at == last + 1;
        if (!resource
                || at >= passage.size()
                || !isResource(at)
                || ResourceWords.perKernel(passage.word(at)).isEmpty()) {
            return Optional.empty();
        }
        String next = passage.word(at + 1);
        boolean ends = next.isEmpty()
                || Passage.endsSentence(next)
                || Set.of(",", ")", "um", "uh", "if", "okay", "so", "now", "are", "is", "not", "and", "+")
                        .contains(next);
        boolean afterComma = !passage.word(last + 1).equals("registers");
        return ends && afterComma ? Optional.of(new Hit(at, at)) : Optional.empty();
    }
}
