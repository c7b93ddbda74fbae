package dev.warpdrill.question;

import java.util.List;

/**
 * A follow-up as the bank writes it, figures still open.
 *
 * @param kind what it asks
 * @param expected the model answer
 */
public record ProbeText(PromptKind kind, String prompt, List<Hint> hints, String expected) {

    public ProbeText {
        hints = List.copyOf(hints);
    }

    /** Whether the follow-up makes sense for a variant's configuration. */
    boolean fits(Setup setup, int blockSize) {
        switch (kind) {
            case STATIC_48K:
                return setup.kernel().staticSharedMemoryBytes() > 0;
            case RESERVED:
                return setup.limits().reservedSharedMemoryBytes() > 0
                        && setup.kernel().sharedMemoryBytes() > 0;
            case GRID:
                return setup.gridBlocks() > 0
                        && setup.gridBlocks()
                                < setup.smCount() * setup.at(blockSize).blocksPerSm();
            case BLOCK_128:
                return blockSize != 128 && setup.at(128).launchable();
            case MOVE:
                return setup.at(blockSize).warpsPerSm() < setup.limits().maxWarps();
            default:
                return true;
        }
    }
}
