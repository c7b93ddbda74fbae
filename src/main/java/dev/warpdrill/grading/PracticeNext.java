package dev.warpdrill.grading;

import dev.warpdrill.grading.Scorecard.CriterionLine;
import dev.warpdrill.grading.Scorecard.MistakeLine;
import dev.warpdrill.grading.Scorecard.Practice;
import dev.warpdrill.occupancy.Refusal;
import dev.warpdrill.occupancy.Rule;
import dev.warpdrill.question.Task;
import dev.warpdrill.question.Variant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What to practice after a scorecard: its mistakes first, then what was missed. */
final class PracticeNext {

    private static final int MOST = 3;
    private static final String WARPS = "resident-warps";
    private static final String ODD = "odd-warps";
    private static final String LAUNCH = "impossible-launch";
    private static final String REGISTERS = "largest-registers";
    private static final Map<String, String> QUESTION_FOR = Map.ofEntries(
            Map.entry("ignores-sub-partitions", ODD),
            Map.entry("no-granularity", REGISTERS),
            Map.entry("ignores-register-maximum", REGISTERS),
            Map.entry("static-over-48k", LAUNCH),
            Map.entry("whole-sm-for-one-block", LAUNCH),
            Map.entry("register-limit", ODD),
            Map.entry("allocation-granularity", REGISTERS),
            Map.entry("register-threshold", REGISTERS),
            Map.entry("sub-partitions", ODD),
            Map.entry("static-48k-ceiling", LAUNCH),
            Map.entry("opt-in-maximum", LAUNCH),
            Map.entry("launch-verdict", LAUNCH),
            Map.entry("launch-rule", LAUNCH),
            Map.entry("launch-fix", LAUNCH));

    /** The belief that a missed criterion is practiced against: in such a variant it decides the result. */
    private static final Map<String, String> BELIEF_FOR = Map.of(
            "reserved-shared-memory", "forgot-reserved",
            "shared-memory-limit", "forgot-reserved",
            "register-limit", "ignores-sub-partitions",
            "sub-partitions", "ignores-sub-partitions",
            "allocation-granularity", "no-granularity",
            "warp-limit", "wrong-device-limit",
            "block-limit", "wrong-device-limit",
            "static-48k-ceiling", "static-over-48k",
            "opt-in-maximum", "whole-sm-for-one-block");

    private static final Set<Rule> SHARED_MEMORY =
            EnumSet.of(Rule.STATIC_SHARED_MEMORY, Rule.OPT_IN, Rule.SHARED_MEMORY_PER_BLOCK);
    private static final Map<String, Set<Rule>> RULES_OF = Map.of(
            "allocation-granularity",
            EnumSet.of(Rule.REGISTER_FILE),
            "sub-partitions",
            EnumSet.of(Rule.REGISTER_FILE),
            "static-48k-ceiling",
            SHARED_MEMORY,
            "opt-in-maximum",
            SHARED_MEMORY);

    private PracticeNext() {}

    /** At most three: mistakes, then what was missed, then the same question again. Never two for one weakness. */
    static List<Practice> of(Variant variant, List<CriterionLine> criteria, List<MistakeLine> mistakes) {
        List<Practice> next = new ArrayList<>();
        for (MistakeLine m : mistakes) next.add(against(m.diagnosis()));
        for (CriterionLine c : criteria)
            if (!c.result().met() && decides(variant, c.result().id())) next.add(forMissed(c.result()));
        next.add(new Practice(
                "The same question, another configuration", "New figures, the same method.", variant.questionId(), ""));
        if (!variant.questionId().equals(ODD))
            next.add(new Practice("Odd numbers of warps", "Where the four sub-partitions change the count.", ODD, ""));
        Set<String> weaknesses = new HashSet<>();
        return next.stream()
                .filter(p -> p.misconceptionId().isEmpty() || weaknesses.add(p.misconceptionId()))
                .limit(MOST)
                .toList();
    }

    /** Of the reasons behind the rules of a launch, only those behind the one that decided it are worth practicing. */
    private static boolean decides(Variant variant, String criterion) {
        Optional<Rule> rule = variant.task() != Task.LAUNCH
                ? Optional.empty()
                : variant.setup().at(variant.blockSize()).refusal().map(Refusal::rule);
        return rule.isEmpty()
                || !RULES_OF.containsKey(criterion)
                || RULES_OF.get(criterion).contains(rule.get());
    }

    private static Practice against(Diagnosis d) {
        boolean figures = d.changesFigure() || !d.predicted().isEmpty();
        return new Practice(
                d.name() + (figures ? ", where it changes the result" : ""),
                figures ? "Another configuration in which this belief gives another number." : d.explanation(),
                QUESTION_FOR.getOrDefault(d.misconceptionId(), WARPS),
                d.misconceptionId());
    }

    private static Practice forMissed(CriterionResult missed) {
        return new Practice(
                missed.title(),
                missed.note(),
                QUESTION_FOR.getOrDefault(missed.id(), WARPS),
                BELIEF_FOR.getOrDefault(missed.id(), ""));
    }
}
