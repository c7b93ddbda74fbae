package dev.warpdrill.occupancy;

import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The smallest change that reaches the next higher occupancy: fewer registers, less shared memory, both where they tie, or
 * another block size.
 *
 * @param knobs what has to change
 * @param registers the largest register count a thread that gets there (the kernel's own if it need not change)
 * @param sharedMemoryBytes the most shared memory a block that gets there (the kernel's own if it need not change)
 * @param reached what then holds, and limits
 */
public record NextStep(Set<Knob> knobs, int registers, int sharedMemoryBytes, Occupancy reached) {

    public NextStep {
        if (knobs.isEmpty()) throw new IllegalArgumentException("a next step changes at least one knob");
        knobs = Set.copyOf(knobs);
    }

    /** Empty if warps, block slots or barriers stop another block, or the launch is impossible at any cut. */
    public static Optional<NextStep> of(SmLimits limits, KernelConfig kernel, LaunchConfig launch) {
        return reaching(Occupancy.of(limits, kernel, launch).blocksPerSm() + 1, limits, kernel, launch);
    }

    /**
     * What one knob alone reaches: of all its values with more resident warps than now, those with the fewest, and of
     * these the largest. For the block size read it from {@code reached().launch()}. Empty if no value has more.
     */
    public static Optional<NextStep> by(Knob knob, SmLimits limits, KernelConfig kernel, LaunchConfig launch) {
        int now = Occupancy.of(limits, kernel, launch).warpsPerSm();
        Occupancy best = null;
        int stride = knob.stride(limits);
        for (int value = knob.last(limits) / stride * stride; value >= knob.first(); value -= stride) {
            Occupancy there = knob.at(value, limits, kernel, launch);
            boolean more = there.warpsPerSm() > now;
            if (more && (best == null || there.warpsPerSm() < best.warpsPerSm())) best = there;
        }
        return Optional.ofNullable(best).map(reached -> turning(knob, reached));
    }

    private static NextStep turning(Knob knob, Occupancy reached) {
        KernelConfig kernel = reached.kernel();
        int shared = Knob.SHARED_MEMORY.valueIn(kernel, reached.launch());
        return new NextStep(EnumSet.of(knob), kernel.registersPerThread(), shared, reached);
    }

    /** The cut with which {@code blocks} are resident; empty if none is enough. */
    public static Optional<NextStep> reaching(int blocks, SmLimits limits, KernelConfig kernel, LaunchConfig launch) {
        Occupancy now = Occupancy.of(limits, kernel, launch);
        for (Resource fixed : EnumSet.of(Resource.WARPS, Resource.BLOCKS, Resource.BARRIERS))
            if (now.limit(fixed) < blocks) return Optional.empty();
        EnumSet<Knob> knobs = EnumSet.noneOf(Knob.class);
        int registers = kernel.registersPerThread();
        int shared = Knob.SHARED_MEMORY.valueIn(kernel, launch);
        if (now.limit(Resource.REGISTERS) < blocks) {
            OptionalInt most = Room.largestRegistersFor(blocks, limits, kernel, launch);
            if (most.isEmpty()) return Optional.empty();
            registers = most.getAsInt();
            knobs.add(Knob.REGISTERS);
        }
        KernelConfig changed = kernel.withRegistersPerThread(registers);
        if (now.limit(Resource.SHARED_MEMORY) < blocks) {
            OptionalInt most = Room.largestSharedMemoryFor(blocks, limits, kernel, launch);
            if (most.isEmpty()) return Optional.empty();
            shared = most.getAsInt();
            changed = new KernelConfig(registers, 0, shared, true, kernel.namedBarriers());
            knobs.add(Knob.SHARED_MEMORY);
        }
        if (knobs.isEmpty()) return Optional.empty();
        return Optional.of(new NextStep(knobs, registers, shared, Occupancy.of(limits, changed, launch)));
    }
}
