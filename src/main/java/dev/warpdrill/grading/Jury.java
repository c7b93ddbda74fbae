package dev.warpdrill.grading;

import dev.warpdrill.grading.Policy.DeeperPoint;
import dev.warpdrill.question.Amount;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Applies the verdict policy to what was shown, and says why.
 *
 * @param met ids of the criteria that count
 * @param contradicted ids of criteria that were said wrongly
 * @param countsDeeper ids that were met without a hint
 * @param mistakes id to whether it changes a figure
 */
record Jury(
        Map<String, Criterion> criteria,
        Set<String> met,
        Set<String> contradicted,
        Set<String> countsDeeper,
        Map<String, Boolean> mistakes) {

    /** The verdict on a whole answer or attempt. */
    Judgment whole(Policy policy) {
        List<String> weak = new ArrayList<>();
        for (String fatal : policy.fatal()) if (mistakes.containsKey(fatal)) weak.add("mistake: " + words(fatal) + ".");
        for (String id : policy.mandatory()) if (!met.contains(id)) weak.add(missing(id));
        List<String> omitted = lacking(policy.omittable());
        List<String> slipped = new ArrayList<>();
        for (String id : lacking(policy.computed())) {
            if (considered(id, policy)) slipped.add(id);
            else weak.add(missing(id));
        }
        if (omitted.size() + slipped.size() > policy.omissions()) {
            omitted.forEach(id -> weak.add(missing(id)));
            slipped.forEach(id -> weak.add(title(id) + ": computed wrongly."));
        }
        if (!weak.isEmpty()) return new Judgment(Verdict.WEAK, weakSummary(), prefixed("Weak, not Hire: ", weak));
        List<String> hire = new ArrayList<>();
        slipped.forEach(id -> hire.add(title(id) + ": computed wrongly."));
        mistakes.forEach((id, changes) -> {
            if (changes || !policy.harmless().contains(id)) hire.add("a mistake, " + words(id) + ".");
        });
        List<String> absent = absentDeeper(policy);
        int shown = policy.deeper().size() - absent.size();
        if (shown < policy.deeperWanted())
            hire.add("no " + String.join(", no ", absent) + " (" + Amount.count(shown, "deeper point") + ", "
                    + policy.deeperWanted() + " wanted).");
        if (!hire.isEmpty())
            return new Judgment(
                    Verdict.HIRE, "The method and the result are right.", prefixed("Hire, not Strong Hire: ", hire));
        return new Judgment(
                Verdict.STRONG_HIRE,
                "The method and the result are right, and the reasons behind them were shown.",
                List.of());
    }

    private String weakSummary() {
        return met.contains("result")
                ? "The result is right; what an interviewer needs to hear beside it is not all there."
                : "There is no result yet that an interviewer could use.";
    }

    private static List<String> prefixed(String first, List<String> lines) {
        return lines.stream().map(l -> first + l).toList();
    }

    /** The verdict on one follow-up. */
    Judgment probe(PromptRule rule) {
        List<List<String>> reached =
                rule.main().stream().filter(met::containsAll).toList();
        if (reached.isEmpty()) {
            String wanted = rule.main().stream()
                    .map(group -> group.stream().map(this::title).collect(Collectors.joining(" with ")))
                    .collect(Collectors.joining(", or "));
            return new Judgment(
                    Verdict.WEAK, "Its main point was not shown.", List.of("Weak: not shown: " + wanted + "."));
        }
        boolean more = rule.strengthens().stream()
                .anyMatch(id -> met.contains(id) && reached.stream().anyMatch(group -> !group.contains(id)));
        boolean spoiled = mistakes.entrySet().stream()
                .anyMatch(m -> m.getValue() || !m.getKey().equals("forgot-reserved"));
        if (more && !spoiled) return new Judgment(Verdict.STRONG, "Its main point and more.", List.of());
        String why = spoiled
                ? "OK, not strong: a mistake, "
                        + mistakes.keySet().stream().map(Jury::words).collect(Collectors.joining(", ")) + "."
                : "OK, not strong: one more point would make it strong, for example "
                        + rule.strengthens().stream().limit(2).map(this::title).collect(Collectors.joining(" or "))
                        + ".";
        return new Judgment(Verdict.OK, "Its main point was shown.", List.of(why));
    }

    private List<String> lacking(List<String> ids) {
        return ids.stream().filter(id -> !met.contains(id)).toList();
    }

    private boolean considered(String id, Policy policy) {
        return contradicted.contains(id) || policy.slips().stream().anyMatch(mistakes::containsKey);
    }

    private List<String> absentDeeper(Policy policy) {
        List<String> absent = new ArrayList<>();
        for (DeeperPoint point : policy.deeper())
            if (point.anyOf().stream().noneMatch(countsDeeper::containsAll)) absent.add(point.name());
        return absent;
    }

    private String missing(String id) {
        return title(id) + (contradicted.contains(id) ? ": wrong." : ": not shown.");
    }

    private String title(String id) {
        Criterion criterion = criteria.get(id);
        return criterion == null ? words(id) : criterion.title();
    }

    private static String words(String id) {
        return id.replace('-', ' ');
    }
}
