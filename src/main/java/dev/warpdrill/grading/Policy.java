package dev.warpdrill.grading;

import dev.warpdrill.question.PromptKind;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * How a whole answer is judged; data of the rubric.
 *
 * @param kinds prompts that it judges
 * @param mandatory criteria without which it is weak
 * @param omittable criteria of which {@code omissions} may lack
 * @param computed limits that may be wrong by one slip in the place of an omission, where they do not bind
 * @param omissions how many may lack
 * @param slips mistakes that show that a limit was considered and computed wrongly
 * @param fatal mistakes that make it weak
 * @param harmless mistakes that do not stand against Strong Hire where they change no figure
 * @param deeper groups of criteria; each wholly met group counts once (alternatives of a group are separate lists)
 * @param deeperWanted how many groups make a Strong Hire
 */
public record Policy(
        List<PromptKind> kinds,
        List<String> mandatory,
        List<String> omittable,
        List<String> computed,
        int omissions,
        List<String> slips,
        List<String> fatal,
        List<String> harmless,
        List<DeeperPoint> deeper,
        int deeperWanted) {

    public Policy {
        kinds = List.copyOf(kinds);
        mandatory = List.copyOf(mandatory);
        omittable = List.copyOf(omittable);
        computed = List.copyOf(computed);
        slips = List.copyOf(slips);
        fatal = List.copyOf(fatal);
        harmless = List.copyOf(harmless);
        deeper = List.copyOf(deeper);
    }

    /** The policy where some of its criteria cannot be asked for. */
    Policy without(Set<String> ids) {
        return new Policy(
                kinds,
                mandatory,
                omittable.stream().filter(id -> !ids.contains(id)).toList(),
                computed,
                omissions,
                slips,
                fatal,
                harmless,
                deeper.stream()
                        .filter(point -> !point.anyOf().stream().allMatch(ids::containsAll))
                        .toList(),
                deeperWanted);
    }

    /** Every criterion that the verdict looks at. */
    Set<String> wanted() {
        Set<String> ids = new TreeSet<>(mandatory);
        ids.addAll(omittable);
        ids.addAll(computed);
        deeper.forEach(point -> point.anyOf().forEach(ids::addAll));
        return ids;
    }

    /**
     * One deeper point.
     *
     * @param name for the line that says it is missing
     * @param anyOf groups of criteria; one wholly met group is enough
     */
    public record DeeperPoint(String name, List<List<String>> anyOf) {

        public DeeperPoint {
            anyOf = List.copyOf(anyOf);
        }
    }
}
