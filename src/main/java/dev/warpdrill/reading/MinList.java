package dev.warpdrill.reading;

import dev.warpdrill.occupancy.Resource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All limits put side by side: "min(2, 4, 8, 32)", "2 (registers), 4 (shared memory), 8 (warps), 32 (blocks)". */
final class MinList {
    private static final int FEWEST = 3;

    private final List<Quantity> listed = new ArrayList<>();

    MinList(Passage passage) {
        for (int at = 0; at + 1 < passage.size() && listed.isEmpty(); at++) {
            if (passage.word(at).startsWith("min") && passage.word(at + 1).equals("(")) {
                collect(passage, at + 1);
            }
        }
    }

    private void collect(Passage passage, int from) {
        int to = from;
        while (to < passage.size() && !passage.word(to).equals(")")) {
            to++;
        }
        int end = to;
        passage.quantities().stream().filter(q -> q.at() > from && q.at() < end).forEach(listed::add);
    }

    /** A limit in the list, where the smallest limit is in it too. */
    Optional<Hit> holds(Situation situation, Resource resource) {
        boolean minimum =
                listed.stream().anyMatch(q -> q.equalsWhole(situation.truth().blocksPerSm()));
        return listed.stream()
                .filter(q -> minimum && listed.size() >= FEWEST && q.equalsWhole(situation.limit(resource)))
                .map(Quantity::hit)
                .findFirst();
    }
}
