package dev.warpdrill.reading;

import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.PromptKind;
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
    private static final Set<String> NOT = Set.of("not", "isn't", "no", "never", "aren't", "nor");

    private final Listening listening;
    private final Passage passage;
    private final ResourcePlaces places;
    private final Set<Resource> truth;

    BindingReader(Listening listening) {
        this.listening = listening;
        passage = listening.passage();
        places = new ResourcePlaces(listening);
        truth = listening.situation().truth().limitedBy();
    }

    List<Finding> read() {
        Map<Resource, Hit> named = new HashMap<>();
        Map<Resource, Hit> last = new HashMap<>();
        for (Hit hit : passage.heard("names-limit")) {
            inside(hit).forEach(named::putIfAbsent);
        }
        for (Hit hit : passage.heard("binds")) {
            if (!elsewhere(hit)) {
                beside(hit).forEach(named::putIfAbsent);
                beside(hit).forEach(last::put);
            }
        }
        tie().ifPresent(hit -> truth.forEach(resource -> named.putIfAbsent(resource, hit)));
        places.afterResult().forEach(named::putIfAbsent);
        if (takenBack(named, last)) {
            return List.of();
        }
        List<Hit> right = new ArrayList<>();
        truth.forEach(resource -> Optional.ofNullable(named.get(resource)).ifPresent(right::add));
        return right.isEmpty() ? List.of() : List.of(new Finding("binding-resource", right));
    }

    /** "Registers bind. No wait, shared memory is the limit": after a word of correction only what does not bind is named. */
    private boolean takenBack(Map<Resource, Hit> named, Map<Resource, Hit> last) {
        int lastRight = named.entrySet().stream()
                .filter(e -> truth.contains(e.getKey()))
                .mapToInt(e -> e.getValue().last())
                .max()
                .orElse(-1);
        return lastRight >= 0
                && last.entrySet().stream()
                        .filter(e -> !truth.contains(e.getKey()) && e.getValue().first() > lastRight)
                        .anyMatch(e -> listening.corrections().corrects(lastRight, e.getValue()));
    }

    /** "Registers or shared memory or warps": whoever names one of several names none. */
    private boolean oneOfSeveral(int at) {
        return places.names(at + 2) && passage.word(at + 1).equals("or") && !bothBind(at, at + 2)
                || places.names(at - 2) && passage.word(at - 1).equals("or") && !bothBind(at, at - 2);
    }

    private boolean bothBind(int one, int other) {
        return truth.contains(places.at(one)) && truth.contains(places.at(other));
    }

    /** Said of a changed configuration; a follow-up on what to change speaks of the present one too. */
    private boolean elsewhere(Hit hit) {
        return listening.whatIf().at(hit.first()) && !listening.about(PromptKind.MOVE);
    }

    /** "it's the registers": the phrase holds the resource. */
    private Map<Resource, Hit> inside(Hit hit) {
        Map<Resource, Hit> named = new HashMap<>();
        for (int at = hit.first();
                at <= hit.last() && !elsewhere(hit) && !NOT.contains(passage.word(hit.first() - 1));
                at++) {
            if (places.names(at)) {
                named.put(places.at(at), hit);
            }
        }
        return named;
    }

    private Map<Resource, Hit> beside(Hit hit) {
        Map<Resource, Hit> named = new HashMap<>();
        boolean denied = passage.denied(hit);
        for (int at = hit.first() - 1; near(at, hit) && at >= hit.first() - BEFORE; at--) {
            if (places.names(at) && !denied && !notThis(at) && !oneOfSeveral(at)) {
                named.putIfAbsent(places.at(at), new Hit(at, hit.last()));
            }
        }
        for (int at = hit.last() + 1; near(at, hit) && at <= hit.last() + AFTER; at++) {
            boolean other = !denied || passage.clauseBetween(hit.last(), at);
            if (places.names(at) && other && !notThis(at) && !oneOfSeveral(at)) {
                named.putIfAbsent(places.at(at), new Hit(hit.first(), at));
            }
        }
        return named;
    }

    private boolean near(int at, Hit hit) {
        return at >= 0 && at < passage.size() && passage.sameSentence(at, hit.first());
    }

    /** "Both limits are equal", without their names. */
    private Optional<Hit> tie() {
        return passage.heard("both-bind").stream()
                .filter(hit -> truth.size() > 1 && !passage.denied(hit) && !elsewhere(hit))
                .findFirst();
    }

    /** "not the registers". */
    private boolean notThis(int at) {
        boolean no = false;
        for (int before = at - 1; before >= at - 3; before--) {
            no |= NOT.contains(passage.word(before));
        }
        return no && passage.denied(new Hit(at, at));
    }
}
