package dev.warpdrill.grading;

import dev.warpdrill.grading.Scorecard.CriterionLine;
import dev.warpdrill.grading.Scorecard.MistakeLine;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Task;
import dev.warpdrill.question.Variant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Puts the answers of an attempt together: what any of them shows counts, limits and result only from the main answer; a
 * later contradiction withdraws.
 */
final class ScorecardUnion {

    private static final Set<String> MAIN_ALONE =
            Set.of("register-limit", "shared-memory-limit", "warp-limit", "block-limit", "result", "block-size-stated");

    private final Rubric rubric;
    private final Variant variant;
    private final List<Step> steps;

    ScorecardUnion(Rubric rubric, Variant variant, List<Step> steps) {
        if (steps.isEmpty()) throw new IllegalArgumentException("a scorecard needs at least the main answer");
        this.rubric = rubric;
        this.variant = variant;
        this.steps = List.copyOf(steps);
    }

    Scorecard scorecard() {
        List<CriterionLine> lines = criteria().stream().map(this::line).toList();
        List<MistakeLine> mistakes = mistakes();
        Assessment main = steps.get(0).assessment();
        return new Scorecard(
                rubric.version(),
                judgment(lines, mistakes),
                main.blockSize(),
                main.blockSizeInferred(),
                lines,
                mistakes,
                main,
                PracticeNext.of(variant, lines, mistakes));
    }

    /** Those that the verdict or a prompt that was put asks for, and whatever else was spoken to. */
    private Set<String> criteria() {
        Set<String> ids = new LinkedHashSet<>();
        for (Step s : steps) {
            Set<String> asked = askedBy(s);
            for (CriterionResult c : s.assessment().criteria())
                if (asked.contains(c.id()) || c.met() || c.contradicted() || c.perhaps()) ids.add(c.id());
        }
        return ids;
    }

    private Set<String> askedBy(Step step) {
        PromptRule rule = rubric.rule(step.kind());
        Set<String> asked = new TreeSet<>(rule.strengthens());
        rule.main().forEach(asked::addAll);
        rubric.policy(step.kind()).ifPresent(policy -> asked.addAll(policy.wanted()));
        if (step.kind() == PromptKind.MAIN) asked.add("reserved-shared-memory");
        return asked;
    }

    private CriterionLine line(String id) {
        CriterionResult decided = null;
        int at = 0;
        Set<String> hinted = new TreeSet<>();
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            step.hintsTaken().forEach(h -> hinted.addAll(h.gives()));
            CriterionResult here = step.assessment().criterion(id).orElse(null);
            boolean settled = i > 0 && decided != null && MAIN_ALONE.contains(id);
            if (settled && (here == null || !takenBack(decided, here))) continue;
            if (here == null || decided != null && !here.met() && !here.contradicted() && !betterThan(here, decided))
                continue;
            if (decided != null && decided.met() && here.met()) continue;
            decided = here.met() && hinted.contains(id) ? here.hinted() : here;
            at = i;
        }
        return new CriterionLine(decided, rubric.criterion(id).deeper(), at);
    }

    /** A limit or result of the main answer is withdrawn only in words: a follow-up's figures are about something else. */
    private static boolean takenBack(CriterionResult before, CriterionResult here) {
        return before.met() && here.contradicted() && !here.fromWorksheet();
    }

    private static boolean betterThan(CriterionResult here, CriterionResult before) {
        return here.perhaps() && !before.met() && !before.contradicted();
    }

    private List<MistakeLine> mistakes() {
        Map<String, MistakeLine> first = new LinkedHashMap<>();
        Set<Resource> considered = steps.get(0).assessment().considered();
        for (int i = 0; i < steps.size(); i++)
            for (Diagnosis d : steps.get(i).assessment().diagnoses()) {
                MistakeLine before = first.get(d.misconceptionId());
                if (i > 0 && Considered.refutes(considered, d.misconceptionId())) continue;
                if (before == null || before.diagnosis().possible() && !d.possible())
                    first.put(d.misconceptionId(), new MistakeLine(d, i));
            }
        return new ArrayList<>(first.values());
    }

    private Judgment judgment(List<CriterionLine> lines, List<MistakeLine> mistakes) {
        Set<String> met = new TreeSet<>();
        Set<String> contradicted = new TreeSet<>();
        Set<String> unaided = new TreeSet<>();
        for (CriterionLine line : lines) {
            CriterionResult c = line.result();
            if (c.met()) met.add(c.id());
            if (c.met() && !c.afterHint()) unaided.add(c.id());
            if (c.contradicted()) contradicted.add(c.id());
        }
        if (variant.blockSizeGiven()) {
            met.add("block-size-stated");
            unaided.add("block-size-stated");
        }
        PromptKind kind = variant.task() == Task.RESIDENT_WARPS
                ? PromptKind.WHOLE
                : variant.task().main();
        Map<String, Boolean> found =
                Rubric.mistakes(mistakes.stream().map(MistakeLine::diagnosis).toList());
        boolean resident = kind == PromptKind.WHOLE;
        Occupancy truth = variant.setup().at(steps.get(0).assessment().blockSize());
        Set<String> notAsked = resident ? NothingHigher.notAsked(truth) : Set.of();
        Judgment judgment = rubric.judge(kind, met, contradicted, unaided, found, notAsked);
        return resident ? judgment.naming(truth, Assessor.wrongLimits(contradicted)) : judgment;
    }
}
