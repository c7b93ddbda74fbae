package dev.warpdrill.grading;

import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.Amount;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What can be said of a wrong line by itself, whatever belief is behind it: more than an SM holds, or a resource that does not bind. */
final class PlainFaults {

    private static final List<WorksheetField> RESULT =
            List.of(WorksheetField.BLOCKS_PER_SM, WorksheetField.WARPS_PER_SM, WorksheetField.OCCUPANCY);

    private PlainFaults() {}

    /** For a scorecard's note on a criterion that was not met; empty or a sentence with a space after it. */
    static String of(String criterionId, FilledSheet filled) {
        Occupancy truth = filled.setup().at(filled.blockSize());
        switch (criterionId) {
            case "result":
                return RESULT.stream()
                        .filter(filled.figures()::containsKey)
                        .flatMap(f -> beyondTheSm(f, filled.figures().get(f), truth.limits()).stream())
                        .map(s -> s + " ")
                        .collect(Collectors.joining());
            case "binding-resource":
                return notBinding(filled.binding(), truth).map(s -> s + " ").orElse("");
            default:
                return "";
        }
    }

    /** Whether no SM could have the figure: then it says nothing of how somebody reckoned. */
    static boolean impossible(WorksheetField field, Figure figure, SmLimits limits) {
        return RESULT.contains(field) && beyondTheSm(field, figure, limits).isPresent();
    }

    private static Optional<String> beyondTheSm(WorksheetField field, Figure figure, SmLimits limits) {
        String warps = Amount.count(limits.maxWarps(), "warp");
        switch (field) {
            case OCCUPANCY:
                if (figure.value() <= 1) return Optional.empty();
                return Optional.of("An SM cannot be more than 100% occupied: " + warps + " at most.");
            case WARPS_PER_SM:
                if (figure.value() <= limits.maxWarps()) return Optional.empty();
                return Optional.of("An SM holds at most " + warps + ".");
            default:
                if (figure.value() <= limits.maxBlocks()) return Optional.empty();
                return Optional.of("An SM holds at most " + Amount.count(limits.maxBlocks(), "block") + ".");
        }
    }

    /** "Shared memory does not bind: it would allow 3 blocks, registers 2." */
    private static Optional<String> notBinding(Set<Resource> named, Occupancy truth) {
        EnumSet<Resource> wrong = EnumSet.noneOf(Resource.class);
        for (Resource r : named) if (!truth.limitedBy().contains(r)) wrong.add(r);
        if (wrong.isEmpty()) return Optional.empty();
        String title = Amount.resources(wrong);
        boolean one = wrong.size() == 1;
        return Optional.of(Character.toUpperCase(title.charAt(0)) + title.substring(1)
                + (one && wrong.contains(Resource.SHARED_MEMORY) ? " does not bind: it" : " do not bind: they")
                + " would allow "
                + wrong.stream().map(r -> Amount.blocks(truth.limit(r))).collect(Collectors.joining(" and "))
                + ", " + Amount.resources(truth.limitedBy()) + " " + Amount.number(truth.blocksPerSm()) + ".");
    }
}
