package dev.warpdrill.occupancy;

import java.util.ArrayList;
import java.util.List;

/** Resident blocks and warps over the whole legal range of one knob, the rest of the launch as given. */
public record Curve(Knob knob, List<Plateau> steps) {

    public Curve {
        if (steps.isEmpty()) throw new IllegalArgumentException("a curve of " + knob + " needs at least one step");
        steps = List.copyOf(steps);
    }

    public static Curve of(Knob knob, SmLimits limits, KernelConfig kernel, LaunchConfig launch) {
        List<Plateau> steps = new ArrayList<>();
        int stride = knob.stride(limits);
        int last = knob.last(limits);
        for (int value = knob.first(); value <= last; value += stride) {
            Occupancy here = knob.at(value, limits, kernel, launch);
            Plateau open = steps.isEmpty() ? null : steps.get(steps.size() - 1);
            if (open != null && open.same(here)) steps.set(steps.size() - 1, new Plateau(open.from(), value, here));
            else steps.add(new Plateau(open == null ? value : open.to() + 1, value, here));
        }
        return new Curve(knob, steps);
    }

    /** Every threshold at which a block is won or lost, ascending. */
    public List<Cliff> cliffs() {
        List<Cliff> cliffs = new ArrayList<>();
        for (int i = 1; i < steps.size(); i++) {
            Occupancy before = steps.get(i - 1).occupancy();
            Occupancy after = steps.get(i).occupancy();
            if (before.blocksPerSm() != after.blocksPerSm())
                cliffs.add(new Cliff(
                        knob,
                        steps.get(i - 1).to(),
                        steps.get(i).from(),
                        before.blocksPerSm(),
                        after.blocksPerSm(),
                        after.limitedBy()));
        }
        return cliffs;
    }

    /**
     * The step that a value lies on.
     *
     * @throws IllegalArgumentException if the value is outside the curve
     */
    public Plateau at(int value) {
        return steps.stream()
                .filter(s -> s.holds(value))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(value + " " + knob.unit() + " is outside "
                        + steps.get(0).from() + " to "
                        + steps.get(steps.size() - 1).to()));
    }
}
