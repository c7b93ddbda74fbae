package dev.warpdrill.attempt;

import dev.warpdrill.grading.CriterionResult;
import dev.warpdrill.grading.Evidence;
import dev.warpdrill.grading.Scorecard.CriterionLine;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** The criteria lists of the scorecard's two columns: met on the left, missed on the right, perhaps in the shorter one. */
record CriteriaColumns(List<CriteriaList> left, List<CriteriaList> right) {

    CriteriaColumns {
        left = List.copyOf(left);
        right = List.copyOf(right);
    }

    /** Objection gives the form for a criterion not met, or null. */
    static CriteriaColumns of(
            List<CriterionLine> lines, EvidenceLetters letters, Function<String, ObjectionForm> objection) {
        List<CriteriaList.Row> met = new ArrayList<>();
        List<CriteriaList.Row> perhaps = new ArrayList<>();
        List<CriteriaList.Row> missed = new ArrayList<>();
        for (CriterionLine line : lines) {
            CriterionResult result = line.result();
            CriteriaList.Row row = row(line, letters, result.met() ? null : objection.apply(result.id()));
            (result.met() ? met : result.perhaps() ? perhaps : missed).add(row);
        }
        List<CriteriaList> left = new ArrayList<>();
        List<CriteriaList> right = new ArrayList<>();
        left.add(new CriteriaList(met.size() + " met", "right", met));
        if (!perhaps.isEmpty())
            (met.size() < missed.size() ? left : right)
                    .add(new CriteriaList(perhaps.size() + " perhaps", "unsure", perhaps));
        right.add(new CriteriaList(missed.size() + " missed", "wrong", missed));
        return new CriteriaColumns(left, right);
    }

    private static CriteriaList.Row row(CriterionLine line, EvidenceLetters letters, ObjectionForm objection) {
        CriterionResult result = line.result();
        List<String> tags = new ArrayList<>();
        if (line.deeper()) tags.add("strong");
        if (result.met() && result.afterHint()) tags.add("after a hint");
        if (result.contradicted()) tags.add(contradicted(result));
        List<String> notes = new ArrayList<>();
        if (result.met() && result.fromWorksheet() && result.evidence().isEmpty()) notes.add("From your worksheet.");
        if (!result.note().isBlank()) notes.add(result.note());
        Set<String> quotes = new LinkedHashSet<>();
        for (Evidence words : result.evidence()) quotes.add(words.quote());
        return new CriteriaList.Row(
                result.id(),
                letters.ofCriterion(result.id()),
                result.title(),
                !result.met(),
                tags,
                List.copyOf(quotes),
                notes,
                objection);
    }

    private static String contradicted(CriterionResult result) {
        if (!result.evidence().isEmpty()) return "said otherwise";
        return result.fromWorksheet() ? "wrong figure" : "withdrawn";
    }
}
