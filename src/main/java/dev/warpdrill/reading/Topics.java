package dev.warpdrill.reading;

import dev.warpdrill.occupancy.Resource;
import java.util.Set;

/** Which limit each part of a text speaks of, cued by its words ("registers") and its figures ("65,536", "49 KB"). */
final class Topics {
    private static final int CARRIES = 26;
    private static final int LOOKS_AHEAD = 5;
    private static final Set<String> SHARED = Set.of("smem", "shared", "tile", "kb");
    private static final Set<String> NOT_A_CUE_AFTER = Set.of("per", "a", "each", "every", "one", "the");

    private final Passage passage;
    private final Situation situation;
    private final Resource[] cues;

    Topics(Passage passage, Situation situation) {
        this.passage = passage;
        this.situation = situation;
        cues = new Resource[passage.size()];
        boolean[] units = new boolean[passage.size()];
        for (Quantity quantity : passage.quantities()) {
            for (int at = quantity.at(); at <= quantity.last(); at++) {
                units[at] = true;
            }
            cues[quantity.at()] = figure(quantity);
        }
        for (int at = 0; at < passage.size(); at++) {
            if (!units[at]) {
                cues[at] = word(at);
            }
        }
        passage.heard("block-limit").stream()
                .filter(hit -> !passage.word(hit.first() - 1).startsWith("warp"))
                .forEach(hit -> cues[hit.first()] = Resource.BLOCKS);
    }

    private Resource word(int at) {
        String word = passage.word(at);
        if (word.equals("registers")) {
            return Resource.REGISTERS;
        }
        if (SHARED.contains(word)) {
            return Resource.SHARED_MEMORY;
        }
        boolean warps = word.equals("warps") || word.equals("threads") || word.equals("warp") || word.equals("thread");
        boolean unit = NOT_A_CUE_AFTER.contains(passage.word(at - 1)) && (word.equals("warp") || word.equals("thread"));
        boolean each =
                passage.word(at + 1).equals("per") || passage.word(at + 1).equals("/");
        boolean limit =
                passage.word(at + 1).startsWith("limit") || passage.word(at + 1).equals("ceiling");
        return warps && (!unit || limit) && !each ? Resource.WARPS : null;
    }

    private Resource figure(Quantity quantity) {
        boolean kilobytes = quantity.is(Unit.KILOBYTES)
                || quantity.is(Unit.KILO)
                || quantity.is(Unit.BYTES)
                || quantity.is(Unit.NONE);
        boolean budget = Situation.bytes(quantity, situation.sharedMemoryPerSmBytes());
        boolean block = Situation.bytes(quantity, situation.sharedMemoryBytes() + situation.reservedBytes());
        if (quantity.is(Unit.REGISTERS)
                || quantity.standsFor(Situation.REGISTERS_PER_SM) && !quantity.is(Unit.KILOBYTES)
                || quantity.standsFor(situation.truth().allocatedRegistersPerBlock())) {
            return Resource.REGISTERS;
        }
        if (kilobytes && (budget || block && quantity.value() > 16) || quantity.is(Unit.KILOBYTES)) {
            return Resource.SHARED_MEMORY;
        }
        boolean warps = quantity.is(Unit.WARPS) && quantity.equalsWhole(situation.maxWarps());
        boolean perWarp = Set.of("per", "a", "/", "each").contains(passage.word(quantity.last() + 1))
                && passage.word(quantity.last() + 2).equals("warp");
        boolean threads = quantity.equalsWhole(situation.maxThreads()) && !quantity.is(Unit.REGISTERS) && !perWarp;
        return warps || threads ? Resource.WARPS : null;
    }

    /** Whether a figure is said about a limit. */
    boolean about(Quantity quantity, Resource resource) {
        return before(quantity.at()) == resource || after(quantity, resource);
    }

    /** The last cue before a place, at most one sentence back. */
    Resource before(int place) {
        for (int at = place - 1; at >= 0 && at >= place - CARRIES; at--) {
            if (passage.sentence(place) - passage.sentence(at) > 1) {
                return null;
            }
            if (cues[at] != null) {
                return cues[at];
            }
        }
        return null;
    }

    /** "four by registers", "two by both registers and shared memory": a cue that follows in the same clause. */
    private boolean after(Quantity quantity, Resource resource) {
        int end = quantity.last() + LOOKS_AHEAD;
        for (int at = quantity.last() + 1; at < passage.size() && at <= end; at++) {
            boolean number = passage.tokens().get(at).isNumber();
            if (passage.word(at).equals(",") || Passage.endsSentence(passage.word(at))) {
                return false;
            }
            if (cues[at] == resource) {
                return true;
            }
            if (number) {
                return false;
            }
            if (cues[at] != null && !passage.word(at + 1).equals("and")) {
                return false;
            }
        }
        return false;
    }
}
