package dev.warpdrill.question;

import java.util.List;

/**
 * One question with its figures drawn: what an attempt is about, stored whole with it.
 *
 * @param blockSize what the interviewer answers when asked, or the given size; threads
 * @param blockSizeGiven whether the prompt states the block size
 * @param wantedBlocks the N of {@link Task#LARGEST_REGISTERS}; otherwise 0
 * @param prompt plain text with {@code **bold**} around its figures
 */
public record Variant(
        String questionId,
        int contentVersion,
        String title,
        Seed seed,
        Task task,
        Setup setup,
        int blockSize,
        boolean blockSizeGiven,
        int wantedBlocks,
        String prompt,
        List<Given> given,
        List<Clarification> clarifications,
        List<Hint> hints,
        List<Probe> probes) {

    public Variant {
        if (blockSize < 1) throw new IllegalArgumentException("blockSize must be at least 1, not " + blockSize);
        given = List.copyOf(given);
        clarifications = List.copyOf(clarifications);
        hints = List.copyOf(hints);
        probes = List.copyOf(probes);
    }
}
