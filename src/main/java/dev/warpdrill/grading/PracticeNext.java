package dev.warpdrill.grading;

import dev.warpdrill.grading.Scorecard.CriterionLine;
import dev.warpdrill.grading.Scorecard.MistakeLine;
import dev.warpdrill.grading.Scorecard.Practice;
import dev.warpdrill.question.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What to practice after a scorecard: its mistakes first, then what was missed. */
final class PracticeNext {

    private static final int MOST = 3;
    private static final String WARPS = "resident-warps";
    private static final Map<String, String> QUESTION_FOR = Map.of(
            "ignores-sub-partitions", "odd-warps",
            "no-granularity", "largest-registers",
            "static-over-48k", "impossible-launch",
            "allocation-granularity", "largest-registers",
            "static-48k-ceiling", "impossible-launch",
            "opt-in-maximum", "impossible-launch");

    private PracticeNext() {}

    static List<Practice> of(Variant variant, List<CriterionLine> criteria, List<MistakeLine> mistakes) {
        List<Practice> next = new ArrayList<>();
        for (MistakeLine m : mistakes)
            next.add(new Practice(
                    m.diagnosis().name() + ", where it changes the result",
                    "Another configuration in which this belief gives another number.",
                    QUESTION_FOR.getOrDefault(m.diagnosis().misconceptionId(), WARPS),
                    m.diagnosis().misconceptionId()));
        for (CriterionLine c : criteria)
            if (!c.result().met() && QUESTION_FOR.containsKey(c.result().id()))
                next.add(new Practice(
                        c.result().title(),
                        c.result().note(),
                        QUESTION_FOR.get(c.result().id()),
                        ""));
        next.add(new Practice(
                "The same question, another configuration", "New figures, the same method.", variant.questionId(), ""));
        if (!variant.questionId().equals("odd-warps"))
            next.add(new Practice(
                    "Odd numbers of warps", "Where the four sub-partitions change the count.", "odd-warps", ""));
        return next.stream().limit(MOST).toList();
    }
}
