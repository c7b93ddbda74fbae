package dev.warpdrill.question;

import dev.warpdrill.occupancy.Device;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Refusal;
import dev.warpdrill.occupancy.Resource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/**
 * A question of the bank: its texts, and what is drawn at random.
 *
 * @param contentVersion raised with every change of a text
 * @param misconceptions ids of the wrong beliefs that drawing tries to expose
 */
public record Question(
        String id,
        int contentVersion,
        String title,
        String summary,
        Task task,
        boolean blockSizeGiven,
        String prompt,
        List<Choices> choices,
        List<String> misconceptions,
        List<Clarification> clarifications,
        List<Hint> hints,
        List<ProbeText> probes) {

    private static final int WANTED = 12;
    private static final int TRIES = 600;
    /** A rule is just broken if by less than one part in so many. */
    private static final int NEAR = 4;

    public Question {
        choices = List.copyOf(choices);
        misconceptions = List.copyOf(misconceptions);
        clarifications = List.copyOf(clarifications);
        hints = List.copyOf(hints);
        probes = List.copyOf(probes);
    }

    /** The newest draw version, for new links. */
    public int latestDraw() {
        return choices.stream().mapToInt(Choices::version).max().orElseThrow();
    }

    /**
     * The variant of a seed: of the first few sensible configurations, the one in which most misconceptions show.
     *
     * @param shown how many of this question's misconceptions give another figure in a variant
     * @throws IllegalArgumentException if the question has no such draw version
     */
    public Variant draw(Seed seed, ToIntFunction<Variant> shown) {
        Choices from = choices.stream()
                .filter(c -> c.version() == seed.drawVersion())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("question " + id + " has no draw version "
                        + seed.drawVersion() + "; the newest is " + latestDraw()));
        Draw draw = new Draw(id, seed);
        Variant best = null;
        int most = -1;
        for (int found = 0, tries = 0; found < WANTED && tries < TRIES; tries++) {
            Optional<Variant> candidate = candidate(seed, from, draw);
            if (candidate.isEmpty()) continue;
            found++;
            int shows = shown.applyAsInt(candidate.get());
            if (shows > most) {
                most = shows;
                best = candidate.get();
            }
        }
        if (best == null)
            throw new IllegalArgumentException("question " + id + ": seed " + seed
                    + " finds no sensible configuration in " + TRIES + " tries; widen its choices");
        return best;
    }

    /** Draws every figure in a fixed order, whether or not the result makes sense, so that the stream stays in step. */
    private Optional<Variant> candidate(Seed seed, Choices from, Draw draw) {
        Device device = draw.from(from.devices());
        int registers = draw.from(from.registers());
        int shared = draw.from(from.sharedMemoryBytes());
        boolean fixed = draw.from(from.sharedMemoryKinds()).equals("static");
        int blockSize = draw.from(from.blockSizes());
        int grid = draw.from(from.gridBlocks());
        int wanted = draw.from(from.wantedBlocks());
        KernelConfig kernel = fixed ? KernelConfig.of(registers, shared, 0) : KernelConfig.of(registers, 0, shared);
        Setup setup = new Setup(device.name(), device.limits(), device.smCount(), kernel, grid);
        return sensible(setup, blockSize, wanted)
                ? Optional.of(variant(seed, setup, blockSize, wanted))
                : Optional.empty();
    }

    private boolean sensible(Setup setup, int blockSize, int wanted) {
        Occupancy o = setup.at(blockSize);
        switch (task) {
            case LAUNCH:
                return nearTheEdge(setup, blockSize, o);
            case LARGEST_REGISTERS:
                String most = Figures.of(setup, blockSize, wanted).get("largest_registers");
                return !most.equals("none")
                        && wanted * o.warpsPerBlock() <= o.maxWarps()
                        && wanted <= o.limits().maxBlocks();
            default:
                return o.launchable();
        }
    }

    /** A launch that just breaks one rule, or one that would with a few more registers, threads or bytes. */
    private static boolean nearTheEdge(Setup setup, int blockSize, Occupancy o) {
        if (!o.launchable()) {
            Refusal refusal = o.refusal().orElseThrow();
            long broken = Stream.of(Resource.WARPS, Resource.REGISTERS, Resource.SHARED_MEMORY)
                    .filter(r -> o.limit(r) == 0)
                    .count();
            return broken == 1 && refusal.excess() * NEAR <= refusal.allowed();
        }
        KernelConfig k = setup.kernel();
        return !setup.with(k.withRegistersPerThread(k.registersPerThread() + 16))
                        .at(blockSize)
                        .launchable()
                || !setup.with(k.withDynamicSharedMemoryBytes(k.dynamicSharedMemoryBytes() + 8192))
                        .at(blockSize)
                        .launchable();
    }

    private Variant variant(Seed seed, Setup setup, int blockSize, int wanted) {
        Map<String, String> f = Figures.of(setup, blockSize, wanted);
        List<Probe> asked = new ArrayList<>();
        for (ProbeText p : probes)
            if (p.fits(setup, blockSize))
                asked.add(new Probe(
                        p.kind(),
                        Template.fill(p.prompt(), f),
                        setup,
                        p.kind() == PromptKind.BLOCK_128 ? 128 : 0,
                        fill(p.hints(), f),
                        p.expected()));
        return new Variant(
                id,
                contentVersion,
                title,
                seed,
                task,
                setup,
                blockSize,
                blockSizeGiven,
                wanted,
                Template.fill(prompt, f).strip(),
                given(f, setup),
                clarifications.stream()
                        .map(c -> new Clarification(c.id(), c.question(), Template.fill(c.answer(), f), c.keywords()))
                        .toList(),
                fill(hints, f),
                asked);
    }

    private List<Given> given(Map<String, String> f, Setup setup) {
        List<Given> given = new ArrayList<>();
        given.add(new Given("Device", f.get("device") + ", compute capability " + f.get("compute_capability")));
        if (task != Task.LARGEST_REGISTERS) given.add(new Given("Registers a thread", f.get("registers")));
        KernelConfig k = setup.kernel();
        given.add(new Given(
                k.sharedMemoryBytes() == 0
                        ? "Shared memory"
                        : k.staticSharedMemoryBytes() > 0 ? "Static shared memory" : "Dynamic shared memory",
                Amount.number(k.sharedMemoryBytes()) + " B"));
        if (blockSizeGiven) given.add(new Given("Block size", f.get("block_size") + " threads"));
        return given;
    }

    private static List<Hint> fill(List<Hint> hints, Map<String, String> f) {
        return hints.stream()
                .map(h -> new Hint(h.step(), Template.fill(h.text(), f), h.gives()))
                .toList();
    }
}
