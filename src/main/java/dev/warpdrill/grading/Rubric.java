package dev.warpdrill.grading;

import dev.warpdrill.question.Probe;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Variant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Everything that answers are judged by: criteria, what each prompt can show, verdict policies, wrong beliefs. */
public record Rubric(
        int version,
        List<Criterion> criteria,
        List<PromptRule> prompts,
        List<Policy> policies,
        List<Misconception> misconceptions) {

    public Rubric {
        criteria = List.copyOf(criteria);
        prompts = List.copyOf(prompts);
        policies = List.copyOf(policies);
        misconceptions = List.copyOf(misconceptions);
    }

    /** Assesses one answer. */
    public Assessment assess(Prompted asked, Worksheet typed, Heard heard) {
        return new Assessor(this, asked, typed, heard).assess();
    }

    /** The scorecard of a finished attempt; the first step is the main answer. */
    public Scorecard scorecard(Variant variant, List<Step> steps) {
        return new ScorecardUnion(this, variant, steps).scorecard();
    }

    /** Which follow-up comes next, given the answers so far; empty after the last. */
    public Optional<Probe> nextProbe(Variant variant, List<Assessment> soFar) {
        return ProbeOrder.next(variant, soFar);
    }

    /** How many of the named misconceptions give another figure in a variant: what drawing prefers. */
    public int shown(Variant variant, List<String> misconceptionIds) {
        return (int) misconceptions.stream()
                .filter(m -> misconceptionIds.contains(m.id()))
                .filter(m -> m.belief().map(b -> b.showsIn(variant)).orElse(false))
                .count();
    }

    /**
     * What one kind of prompt can show.
     *
     * @throws IllegalArgumentException if the rubric lacks it
     */
    public PromptRule rule(PromptKind kind) {
        return prompts.stream()
                .filter(p -> p.kind() == kind)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the rubric has no prompt " + kind.id()));
    }

    /**
     * The criterion of an id.
     *
     * @throws IllegalArgumentException if the rubric lacks it
     */
    public Criterion criterion(String id) {
        return criteria.stream()
                .filter(c -> c.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the rubric has no criterion " + id));
    }

    public Optional<Misconception> misconception(String id) {
        return misconceptions.stream().filter(m -> m.id().equals(id)).findFirst();
    }

    /**
     * The verdict on what was shown.
     *
     * @param unaided those of {@code met} that no hint gave away: only they count towards Strong Hire
     * @param mistakes id to whether it changes a figure
     */
    public Judgment judge(
            PromptKind kind,
            Set<String> met,
            Set<String> contradicted,
            Set<String> unaided,
            Map<String, Boolean> mistakes) {
        return judge(kind, met, contradicted, unaided, mistakes, Set.of());
    }

    /** The same where criteria cannot be asked for, for example a next step on a full SM. */
    Judgment judge(
            PromptKind kind,
            Set<String> met,
            Set<String> contradicted,
            Set<String> unaided,
            Map<String, Boolean> mistakes,
            Set<String> notAsked) {
        Jury jury = new Jury(this, met, contradicted, unaided, mistakes);
        return policy(kind).map(policy -> jury.whole(policy.without(notAsked))).orElseGet(() -> jury.probe(rule(kind)));
    }

    /** The policy that judges whole answers to a prompt; empty for follow-ups. */
    Optional<Policy> policy(PromptKind kind) {
        return policies.stream().filter(p -> p.kinds().contains(kind)).findFirst();
    }

    /** Whether a mistake stands against nothing where it changes no figure: what some policy says holds for follow-ups too. */
    boolean harmless(String misconceptionId) {
        return policies.stream().anyMatch(p -> p.harmless().contains(misconceptionId));
    }

    static Map<String, Boolean> mistakes(List<Diagnosis> diagnoses) {
        Map<String, Boolean> mistakes = new TreeMap<>();
        for (Diagnosis d : diagnoses)
            if (!d.possible()) mistakes.merge(d.misconceptionId(), d.changesFigure(), Boolean::logicalOr);
        return mistakes;
    }
}
