package dev.warpdrill.reading;

import dev.warpdrill.occupancy.Resource;
import java.util.List;
import java.util.Optional;

/** Hears which resource takes over once a change is made; the engine says whether that is right. */
final class NextLimiter {
    private static final int REACH = 45;
    private static final int BESIDE = 10;
    private static final int AHEAD = 16;

    private final Passage passage;

    NextLimiter(Passage passage) {
        this.passage = passage;
    }

    Optional<Hit> after(List<Change> changes) {
        for (Change change : changes) {
            Optional<Hit> other = otherResource(change);
            if (other.isPresent()) {
                return other;
            }
            for (Hit cue : passage.heard("takes-over")) {
                boolean after = cue.last() > change.hit().first()
                        && cue.first() - change.hit().last() <= REACH;
                boolean ceiling = passage.hearsNear("static", cue, 6);
                Optional<Hit> named = after && !ceiling ? named(cue, change) : Optional.empty();
                if (named.isPresent()) {
                    return named;
                }
            }
        }
        return Optional.empty();
    }

    /** "Then shared memory": after a weaker cue only a resource other than the changed one counts. */
    private Optional<Hit> otherResource(Change change) {
        for (Hit cue : passage.heard("then")) {
            boolean after = cue.first() > change.hit().first()
                    && cue.first() - change.hit().last() <= REACH;
            for (int at = cue.first(); after && at < passage.size() && at <= cue.last() + AHEAD; at++) {
                Optional<Resource> resource = ResourceWords.perKernel(passage.word(at));
                boolean right = resource.filter(
                                r -> change.occupancy().limitedBy().contains(r) && !changes(change, r))
                        .isPresent();
                if (right && !passage.denied(new Hit(at, at))) {
                    return Optional.of(new Hit(cue.first(), at));
                }
            }
        }
        return Optional.empty();
    }

    /** Whether the change is one of this resource: its word stands beside the figure. */
    private boolean changes(Change change, Resource resource) {
        for (int at = Math.max(0, change.hit().first() - 6);
                at < passage.size() && at <= change.hit().last() + 4;
                at++) {
            if (ResourceWords.named(passage.word(at)).filter(r -> r == resource).isPresent()) {
                return true;
            }
        }
        return false;
    }

    private Optional<Hit> named(Hit cue, Change change) {
        for (int at = Math.max(0, cue.first() - BESIDE); at < passage.size() && at <= cue.last() + BESIDE; at++) {
            Optional<Resource> resource = ResourceWords.named(passage.word(at));
            boolean right = resource.filter(r -> change.occupancy().limitedBy().contains(r))
                    .isPresent();
            boolean unit = at > 0 && passage.tokens().get(at - 1).isNumber();
            boolean itself =
                    at >= change.hit().first() - 2 && at <= change.hit().last() + 1;
            if (right && !unit && !itself && !passage.denied(new Hit(at, at))) {
                return Optional.of(new Hit(Math.min(at, cue.first()), Math.max(at, cue.last())));
            }
        }
        boolean both = passage.hearsNear("both-again", cue, 8);
        return both && change.occupancy().limitedBy().size() > 1 ? Optional.of(cue) : Optional.empty();
    }
}
