package dev.warpdrill.reading;

import dev.warpdrill.occupancy.Resource;
import java.util.List;
import java.util.Optional;

/** Hears which resource takes over once a change is made; the engine says whether that is right. */
final class NextLimiter {
    private static final int REACH = 45;
    private static final int BESIDE = 10;

    private final Passage passage;

    NextLimiter(Passage passage) {
        this.passage = passage;
    }

    Optional<Hit> after(List<Change> changes) {
        for (Change change : changes) {
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
