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
 * @param unaided ids that were met without a hint: these alone count towards Strong Hire
 * @param mistakes id to whether it changes a figure
 */
record Jury(
        Rubric rubric, Set<String> met, Set<String> contradicted, Set<String> unaided, Map<String, Boolean> mistakes) {

    /** What each task asks for first. */
    private static final List<String> RESULTS = List.of("result", "launch-verdict", "register-threshold");

    /** The verdict on a whole answer or attempt. */
    Judgment whole(Policy policy) {
        List<String> omitted = lacking(policy.omittable(), met);
        List<String> slipped = lacking(policy.computed(), met).stream()
                .filter(id -> considered(id, policy))
                .toList();
        List<String> weak = whyWeak(policy, omitted, slipped);
        if (!weak.isEmpty()) return new Judgment(Verdict.WEAK, weakSummary(), prefixed("Weak, not Hire: ", weak));
        List<String> hire = whyNoMoreThanHire(policy, slipped);
        if (!hire.isEmpty())
            return new Judgment(
                    Verdict.HIRE, "The method and the result are right.", prefixed("Hire, not Strong Hire: ", hire));
        return new Judgment(
                Verdict.STRONG_HIRE,
                "The method and the result are right, and the reasons behind them were shown.",
                List.of());
    }

    private List<String> whyWeak(Policy policy, List<String> omitted, List<String> slipped) {
        List<String> weak = new ArrayList<>();
        for (String fatal : policy.fatal()) if (mistakes.containsKey(fatal)) weak.add(mistake(fatal));
        lacking(policy.mandatory(), met).forEach(id -> weak.add(missing(id)));
        for (String id : lacking(policy.computed(), met)) if (!slipped.contains(id)) weak.add(missing(id));
        if (omitted.size() + slipped.size() > policy.omissions()) {
            omitted.forEach(id -> weak.add(missing(id)));
            slipped.forEach(id -> weak.add(title(id) + ": computed wrongly."));
        }
        return weak;
    }

    private List<String> whyNoMoreThanHire(Policy policy, List<String> slipped) {
        List<String> hire = new ArrayList<>();
        slipped.forEach(id -> hire.add(title(id) + ": computed wrongly."));
        hinted(policy).forEach(id -> hire.add(title(id) + ": shown only after a hint."));
        mistakes.forEach((id, changes) -> {
            if (changes || !policy.harmless().contains(id)) hire.add(mistake(id));
        });
        List<String> absent = absentDeeper(policy);
        int shown = policy.deeper().size() - absent.size();
        if (shown < policy.deeperWanted())
            hire.add("no " + String.join(", no ", absent) + " (" + Amount.count(shown, "deeper point") + ", "
                    + policy.deeperWanted() + " wanted).");
        return hire;
    }

    /** What a Hire rests on and only a hint brought out. */
    private List<String> hinted(Policy policy) {
        List<String> hinted = new ArrayList<>(lacking(policy.mandatory(), unaided));
        hinted.addAll(lacking(policy.computed(), unaided));
        List<String> omitted = lacking(policy.omittable(), unaided);
        if (omitted.size() > policy.omissions()) hinted.addAll(omitted);
        hinted.retainAll(met);
        return hinted;
    }

    private String mistake(String id) {
        String name = rubric.misconception(id).map(Misconception::name).orElse(words(id));
        String lower = Character.toLowerCase(name.charAt(0)) + name.substring(1);
        return (Boolean.TRUE.equals(mistakes.get(id)) ? "a mistake changed a figure: " : "a mistake: ") + lower + ".";
    }

    private String weakSummary() {
        if (RESULTS.stream().anyMatch(contradicted::contains)) return "There is a result, and it is wrong.";
        return RESULTS.stream().anyMatch(met::contains)
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
        boolean spoiled = mistakes.entrySet().stream().anyMatch(m -> m.getValue() || !rubric.harmless(m.getKey()));
        if (more && !spoiled) return new Judgment(Verdict.STRONG, "Its main point and more.", List.of());
        String why = spoiled
                ? "OK, not strong: "
                        + mistakes.keySet().stream().map(this::mistake).collect(Collectors.joining(" "))
                : "OK, not strong: one more point would make it strong, for example "
                        + rule.strengthens().stream().limit(2).map(this::title).collect(Collectors.joining(" or "))
                        + ".";
        return new Judgment(Verdict.OK, "Its main point was shown.", List.of(why));
    }

    private static List<String> lacking(List<String> ids, Set<String> shown) {
        return ids.stream().filter(id -> !shown.contains(id)).toList();
    }

    private boolean considered(String id, Policy policy) {
        return contradicted.contains(id) || policy.slips().stream().anyMatch(mistakes::containsKey);
    }

    private List<String> absentDeeper(Policy policy) {
        List<String> absent = new ArrayList<>();
        for (DeeperPoint point : policy.deeper())
            if (point.anyOf().stream().noneMatch(unaided::containsAll)) absent.add(point.name());
        return absent;
    }

    private String missing(String id) {
        return title(id) + (contradicted.contains(id) ? ": wrong." : ": not shown.");
    }

    private String title(String id) {
        return rubric.criteria().stream()
                .filter(c -> c.id().equals(id))
                .map(Criterion::title)
                .findFirst()
                .orElse(words(id));
    }

    private static String words(String id) {
        return id.replace('-', ' ');
    }
}
