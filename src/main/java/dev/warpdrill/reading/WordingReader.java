package dev.warpdrill.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Hears what is said in words alone, by the rules of the lexicon. */
final class WordingReader {
    private final List<Wording> wordings;

    WordingReader(List<Wording> wordings) {
        this.wordings = List.copyOf(wordings);
    }

    List<Finding> read(Listening listening) {
        Map<String, Finding> found = new LinkedHashMap<>();
        for (Wording wording : wordings) {
            boolean asked = wording.prompts().isEmpty()
                    || wording.prompts().contains(listening.kind().id());
            if (asked && !found.containsKey(wording.id())) {
                heard(wording, listening.passage())
                        .ifPresent(hits -> found.put(wording.id(), new Finding(wording.id(), hits)));
            }
        }
        return List.copyOf(found.values());
    }

    private static Optional<List<Hit>> heard(Wording wording, Passage passage) {
        if (wording.never().stream().anyMatch(passage::hears)) {
            return Optional.empty();
        }
        for (Hit first : passage.heard(wording.all().get(0))) {
            if (!passage.denied(first)) {
                Optional<List<Hit>> together = together(wording, passage, first);
                if (together.isPresent()
                        && wording.unless().stream()
                                .noneMatch(idea -> passage.hearsNear(idea, first, wording.within()))) {
                    return together;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<List<Hit>> together(Wording wording, Passage passage, Hit first) {
        List<Hit> hits = new ArrayList<>(List.of(first));
        for (String idea : wording.all().subList(1, wording.all().size())) {
            Optional<Hit> near = passage.heard(idea).stream()
                    .filter(hit -> hit.gap(first) <= wording.within() && !hit.equals(first))
                    .min((a, b) -> a.gap(first) - b.gap(first));
            if (near.isEmpty()) {
                return Optional.empty();
            }
            hits.add(near.orElseThrow());
        }
        return Optional.of(hits);
    }
}
