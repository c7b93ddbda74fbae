package dev.warpdrill.attempt;

import dev.warpdrill.grading.CriterionResult;
import dev.warpdrill.grading.Evidence;
import dev.warpdrill.grading.Scorecard;
import dev.warpdrill.grading.Scorecard.CriterionLine;
import dev.warpdrill.grading.Scorecard.MistakeLine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Letters that tie a candidate's words to the criteria and mistakes they show: met first, then missed, then mistakes. */
final class EvidenceLetters {
    private final Map<String, String> letters = new HashMap<>();
    private final Map<Integer, List<MarkedText.Mark>> marks = new HashMap<>();

    EvidenceLetters(Scorecard scorecard) {
        for (CriterionLine line : scorecard.criteria()) if (line.result().met()) criterion(line, false);
        for (CriterionLine line : scorecard.criteria())
            if (!line.result().met()) criterion(line, line.result().contradicted());
        for (MistakeLine line : scorecard.mistakes())
            mark(
                    "mistake " + line.diagnosis().misconceptionId(),
                    line.step(),
                    line.diagnosis().evidence(),
                    true);
    }

    private void criterion(CriterionLine line, boolean bad) {
        CriterionResult result = line.result();
        mark("criterion " + result.id(), line.step(), result.evidence(), bad);
    }

    private void mark(String what, int step, List<Evidence> evidence, boolean bad) {
        if (evidence.isEmpty()) return;
        String letter = letters.computeIfAbsent(what, key -> letter(letters.size()));
        for (Evidence words : evidence)
            if (words.end() > words.start())
                marks.computeIfAbsent(step, key -> new ArrayList<>())
                        .add(new MarkedText.Mark(words.start(), words.end(), letter, bad));
    }

    /** A dash where nothing was quoted. */
    String ofCriterion(String id) {
        return letters.getOrDefault("criterion " + id, "–");
    }

    String ofMistake(String id) {
        return letters.getOrDefault("mistake " + id, "–");
    }

    /** The evidence in one answer; step counts from 0, the main answer. */
    List<MarkedText.Mark> in(int step) {
        return List.copyOf(marks.getOrDefault(step, List.of()));
    }

    /** a to z, then aa, ab and so on. */
    static String letter(int index) {
        char last = (char) ('a' + index % 26);
        return index < 26 ? "" + last : letter(index / 26 - 1) + last;
    }
}
