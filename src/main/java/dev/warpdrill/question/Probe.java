package dev.warpdrill.question;

import java.util.List;

/**
 * A follow-up question about a variant.
 *
 * @param setup the configuration that it asks about
 * @param blockSize threads a block that it asks about; 0 = the candidate's own
 * @param model the model answer, figures still open until the candidate's block size is known
 */
public record Probe(PromptKind kind, String prompt, Setup setup, int blockSize, List<Hint> hints, String model) {

    public Probe {
        hints = List.copyOf(hints);
    }

    /** The worked answer for the block size that the candidate chose, in threads. */
    public String expected(int candidateBlockSize) {
        return Template.fill(model, Figures.of(setup, candidateBlockSize, 0));
    }
}
