package dev.warpdrill.grading;

import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.Probe;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Setup;
import dev.warpdrill.question.Task;
import dev.warpdrill.question.Variant;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What was asked, and what both sides know.
 *
 * @param givenBlockSize the size that the prompt states; 0 where it is withheld
 * @param interviewerBlockSize what the interviewer answers when asked
 * @param asked whether the candidate asked for it: counts as stating it
 * @param candidateBlockSize for a follow-up, the size of the main answer; 0 if not known
 * @param wantedBlocks the N of {@link Task#LARGEST_REGISTERS}; otherwise 0
 * @param considered resources whose limits earlier answers spoke to: nobody who did counts one resource only
 */
public record Prompted(
        PromptKind kind,
        Setup setup,
        Task task,
        int givenBlockSize,
        int interviewerBlockSize,
        boolean asked,
        int candidateBlockSize,
        int wantedBlocks,
        Set<Resource> considered) {

    public Prompted {
        considered = Set.copyOf(considered);
    }

    /** Without earlier answers. */
    public Prompted(
            PromptKind kind,
            Setup setup,
            Task task,
            int givenBlockSize,
            int interviewerBlockSize,
            boolean asked,
            int candidateBlockSize,
            int wantedBlocks) {
        this(
                kind,
                setup,
                task,
                givenBlockSize,
                interviewerBlockSize,
                asked,
                candidateBlockSize,
                wantedBlocks,
                Set.of());
    }

    /** The main prompt of a variant. */
    public static Prompted main(Variant v, boolean asked) {
        int given = v.blockSizeGiven() ? v.blockSize() : 0;
        return new Prompted(v.task().main(), v.setup(), v.task(), given, v.blockSize(), asked, 0, v.wantedBlocks());
    }

    /** A follow-up of a variant, after a main answer for {@code candidateBlockSize}; about the follow-up's own configuration. */
    public static Prompted probe(Variant v, Probe probe, int candidateBlockSize) {
        int given = probe.blockSize() > 0 ? probe.blockSize() : v.blockSizeGiven() ? v.blockSize() : 0;
        return new Prompted(
                probe.kind(),
                probe.setup(),
                Task.RESIDENT_WARPS,
                given,
                v.blockSize(),
                false,
                candidateBlockSize,
                v.wantedBlocks());
    }

    /** The same prompt after these answers. */
    public Prompted after(List<Assessment> answers) {
        Set<Resource> spoken = EnumSet.noneOf(Resource.class);
        answers.forEach(a -> spoken.addAll(a.considered()));
        return new Prompted(
                kind,
                setup,
                task,
                givenBlockSize,
                interviewerBlockSize,
                asked,
                candidateBlockSize,
                wantedBlocks,
                spoken);
    }
}
