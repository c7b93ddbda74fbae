package dev.warpdrill.question;

import dev.warpdrill.occupancy.LaunchConfig;
import dev.warpdrill.occupancy.NextStep;
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

    /**
     * Whether it makes sense to ask somebody who works with this block size, in threads: nobody is asked to switch to
     * the block size that they have, or to raise an occupancy that no cut can raise.
     */
    public boolean fits(int candidateBlockSize) {
        boolean launches = setup.at(candidateBlockSize).launchable();
        switch (kind) {
            case STATIC_48K:
                return setup.kernel().staticSharedMemoryBytes() > 0;
            case RESERVED:
                return setup.limits().reservedSharedMemoryBytes() > 0
                        && setup.kernel().sharedMemoryBytes() > 0;
            case GRID:
                return setup.gridBlocks() > 0
                        && setup.gridBlocks()
                                < setup.smCount() * setup.at(candidateBlockSize).blocksPerSm();
            case BLOCK_128:
                return candidateBlockSize != blockSize && setup.at(blockSize).launchable();
            case MOVE:
                return launches
                        && NextStep.of(setup.limits(), setup.kernel(), LaunchConfig.of(candidateBlockSize))
                                .isPresent();
            case MATTERS:
            case ACHIEVED:
                return launches;
            default:
                return true;
        }
    }
}
