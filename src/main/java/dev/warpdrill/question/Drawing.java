package dev.warpdrill.question;

import dev.warpdrill.occupancy.Device;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.LaunchConfig;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Room;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * Draws the figures of one seed. How they are drawn is part of every draw version: what changes here must not change
 * what a landed version draws.
 */
final class Drawing {

    private static final int WANTED = 12;
    private static final int TRIES = 600;
    /** Some rules are broken by one configuration in a hundred. */
    private static final int TRIES_AT_AN_EDGE = 20_000;

    private final Question question;
    private final Choices from;
    private final Draw draw;

    /** A configuration, and what the interviewer knows of it. */
    record Drawn(Setup setup, int blockSize, int wantedBlocks) {}

    Drawing(Question question, Choices from, Seed seed) {
        this.question = question;
        this.from = from;
        this.draw = new Draw(question.id(), seed);
    }

    /** Of the first few sensible configurations the one that shows most; empty if none was found. */
    Optional<Drawn> best(ToIntFunction<Drawn> shown) {
        Optional<Edge> edge = from.edges().isEmpty() ? Optional.empty() : Optional.of(draw.from(from.edges()));
        int tries = edge.isPresent() ? TRIES_AT_AN_EDGE : TRIES;
        Drawn best = null;
        int most = -1;
        for (int found = 0, tried = 0; found < WANTED && tried < tries; tried++) {
            Drawn candidate = candidate();
            if (!sensible(candidate, edge)) continue;
            found++;
            int shows = shown.applyAsInt(candidate);
            if (shows > most) {
                most = shows;
                best = candidate;
            }
        }
        return Optional.ofNullable(best);
    }

    /** Draws every figure in a fixed order, whether or not the result makes sense, so that the stream stays in step. */
    private Drawn candidate() {
        Device device = draw.from(from.devices());
        int registers = draw.from(from.registers());
        int shared = draw.from(from.sharedMemoryBytes());
        boolean fixed = draw.from(from.sharedMemoryKinds()).equals("static");
        int blockSize = draw.from(from.blockSizes());
        int grid = draw.from(from.gridBlocks());
        int wanted = draw.from(from.wantedBlocks());
        boolean optIn = from.optIn().isEmpty() || draw.from(from.optIn());
        KernelConfig kernel = new KernelConfig(registers, fixed ? shared : 0, fixed ? 0 : shared, optIn, 1);
        return new Drawn(new Setup(device.name(), device.limits(), device.smCount(), kernel, grid), blockSize, wanted);
    }

    private boolean sensible(Drawn d, Optional<Edge> edge) {
        switch (question.task()) {
            case LAUNCH:
                return edge.map(e -> e.holds(d.setup, d.blockSize)).orElseGet(() -> Edge.any(d.setup, d.blockSize));
            case LARGEST_REGISTERS:
                return fits(d);
            default:
                return d.setup.at(d.blockSize).launchable();
        }
    }

    /** Whether some register count allows the wanted blocks, and nothing else forbids them. */
    private static boolean fits(Drawn d) {
        Occupancy o = d.setup.at(d.blockSize);
        return d.wantedBlocks * o.warpsPerBlock() <= o.maxWarps()
                && d.wantedBlocks <= o.limits().maxBlocks()
                && Room.largestRegistersFor(d.wantedBlocks, o.limits(), o.kernel(), LaunchConfig.of(d.blockSize))
                        .isPresent();
    }
}
