package dev.warpdrill.question;

import dev.warpdrill.question.Drawing.Drawn;
import java.util.List;
import java.util.function.ToIntFunction;

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

    public Question {
        if (contentVersion < 1)
            throw new IllegalArgumentException("contentVersion must be at least 1, not " + contentVersion);
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
     * @param shown how many of this question's misconceptions give another figure in a variant; it sees the
     *     configuration, not yet the texts
     * @throws IllegalArgumentException if the question has no such draw version
     */
    public Variant draw(Seed seed, ToIntFunction<Variant> shown) {
        Choices from = choices.stream()
                .filter(c -> c.version() == seed.drawVersion())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("question " + id + " has no draw version "
                        + seed.drawVersion() + "; the newest is " + latestDraw()));
        Drawn best = new Drawing(this, from, seed)
                .best(drawn -> shown.applyAsInt(bare(seed, drawn)))
                .orElseThrow(() -> new IllegalArgumentException("question " + id + ": seed " + seed
                        + " finds no sensible configuration; widen the choices of draw version " + from.version()));
        return new VariantTexts(this, best).variant(seed);
    }

    /** Enough for a belief to be tried on: writing all texts of every candidate would take most of the time. */
    private Variant bare(Seed seed, Drawn d) {
        List<Hint> none = List.of();
        return new Variant(
                id,
                contentVersion,
                title,
                seed,
                task,
                d.setup(),
                d.blockSize(),
                blockSizeGiven,
                d.wantedBlocks(),
                "",
                List.of(),
                List.of(),
                none,
                List.of());
    }
}
