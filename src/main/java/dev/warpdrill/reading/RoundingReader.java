package dev.warpdrill.reading;

import java.util.List;
import java.util.stream.Stream;

/** Hears the kernel's own registers rounded up to what the hardware allocates: "100 becomes 104". */
final class RoundingReader {
    private static final int NEAR = 4;

    private final Passage passage;
    private final Situation situation;

    RoundingReader(Listening listening) {
        passage = listening.passage();
        situation = listening.situation();
    }

    List<Finding> read() {
        return Stream.concat(becomes(), units()).limit(1).toList();
    }

    /** "56 x 32 = 1,792 = 7 x 256": so many allocation units a warp. */
    private Stream<Finding> units() {
        int unit = situation.limits().registerUnitPerWarp();
        int units = situation.truth().registersPerWarp() / unit;
        return passage.equations().stream()
                .filter(e -> e.operation() == Equation.Operation.MULTIPLY && units > 1)
                .filter(e -> e.larger().equalsWhole(unit) && e.smaller().equalsWhole(units))
                .map(e -> Finding.at("allocation-granularity", e.hit()));
    }

    private Stream<Finding> becomes() {
        int rounded = situation.roundedRegisters();
        if (rounded == situation.registers()) {
            return Stream.empty();
        }
        return passage.quantities().stream()
                .filter(q -> q.equalsWhole(rounded) && (q.is(Unit.NONE) || q.is(Unit.REGISTERS)))
                .filter(q -> passage.hearsNear("rounds-up", q.hit(), NEAR))
                .map(q -> Finding.at("allocation-granularity", q.hit()));
    }
}
