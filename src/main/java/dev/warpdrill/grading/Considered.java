package dev.warpdrill.grading;

import dev.warpdrill.occupancy.Resource;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which limits an answer speaks to. Whoever gives shared memory a figure, a wrong one even, does not count registers only. */
final class Considered {

    private static final Map<String, Set<Resource>> REFUTED_BY = Map.of(
            "threads-only", Set.of(Resource.REGISTERS, Resource.SHARED_MEMORY),
            "registers-only", Set.of(Resource.SHARED_MEMORY),
            "shared-memory-only", Set.of(Resource.REGISTERS));
    private static final Set<String> ABOUT_SHARED_MEMORY = Set.of("forgot-reserved", "wrong-smem-budget");
    private static final Set<String> ABOUT_REGISTERS = Set.of("no-granularity", "ignores-sub-partitions");

    private Considered() {}

    /** Whether a mistake of counting one resource only cannot be, since another one was spoken to. */
    static boolean refutes(Set<Resource> considered, String misconceptionId) {
        return REFUTED_BY.getOrDefault(misconceptionId, Set.of()).stream().anyMatch(considered::contains);
    }

    static Set<Resource> in(
            Map<WorksheetField, Figure> figures,
            List<FormatProblem> unreadable,
            List<CriterionResult> criteria,
            Collection<String> mistakes) {
        EnumSet<Resource> set = EnumSet.noneOf(Resource.class);
        Assessor.limitCriteria().forEach((resource, id) -> {
            WorksheetField line = WorksheetField.limitOf(resource).orElseThrow();
            boolean typed = figures.containsKey(line)
                    || unreadable.stream().anyMatch(p -> p.field().equals(line.id()));
            boolean said = criteria.stream().anyMatch(c -> c.id().equals(id) && (c.met() || c.contradicted()));
            if (typed || said) set.add(resource);
        });
        if (criteria.stream().anyMatch(c -> c.id().equals("reserved-shared-memory") && c.met())
                || mistakes.stream().anyMatch(ABOUT_SHARED_MEMORY::contains)) set.add(Resource.SHARED_MEMORY);
        if (mistakes.stream().anyMatch(ABOUT_REGISTERS::contains)) set.add(Resource.REGISTERS);
        return set;
    }
}
