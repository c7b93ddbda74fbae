package dev.warpdrill.attempt;

import dev.warpdrill.grading.CriterionResult;
import dev.warpdrill.grading.Evidence;
import dev.warpdrill.grading.Scorecard.CriterionLine;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The criteria lists of the scorecard's two columns: met on the left, missed on the right, perhaps in the shorter one.
 * Where that would leave one column nearly empty, a list goes on in the other.
 */
record CriteriaColumns(List<CriteriaList> left, List<CriteriaList> right) {
    /** A column this many times as high as the other one is too high. */
    private static final int LOPSIDED = 2;

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
        return columns(
                new CriteriaList(met.size() + " met", "right", met),
                new CriteriaList(perhaps.size() + " perhaps", "unsure", perhaps),
                new CriteriaList(missed.size() + " missed", "wrong", missed));
    }

    private static CriteriaColumns columns(CriteriaList met, CriteriaList perhaps, CriteriaList missed) {
        List<CriteriaList> left = new ArrayList<>(List.of(met));
        List<CriteriaList> right = new ArrayList<>();
        if (!perhaps.rows().isEmpty()) (met.rows().size() < missed.rows().size() ? left : right).add(perhaps);
        right.add(missed);
        int high = Math.max(ColumnHeights.of(left), ColumnHeights.of(right));
        boolean even = ColumnHeights.of(left) + ColumnHeights.of(right) - high > high / LOPSIDED;
        return even ? new CriteriaColumns(left, right) : evened(concat(left, right));
    }

    /** One list after the other, broken where the two columns come out nearest to the same height. */
    private static CriteriaColumns evened(List<CriteriaList> lists) {
        CriteriaColumns best = null;
        int least = Integer.MAX_VALUE;
        for (int list = 0; list < lists.size(); list++)
            for (int rows = 0; rows <= lists.get(list).rows().size(); rows++) {
                CriteriaColumns columns = broken(lists, list, rows);
                int apart = Math.abs(ColumnHeights.of(columns.left) - ColumnHeights.of(columns.right));
                if (apart >= least) continue;
                least = apart;
                best = columns;
            }
        return best;
    }

    /** Breaks after some rows of one list; the rest goes on under a heading that says so. */
    private static CriteriaColumns broken(List<CriteriaList> lists, int at, int rows) {
        CriteriaList list = lists.get(at);
        List<CriteriaList> left = new ArrayList<>(lists.subList(0, at));
        List<CriteriaList> right = new ArrayList<>(lists.subList(at + 1, lists.size()));
        if (rows == 0) right.add(0, list);
        else {
            left.add(new CriteriaList(list.heading(), list.kind(), list.rows().subList(0, rows)));
            if (rows < list.rows().size())
                right.add(
                        0,
                        new CriteriaList(
                                capital(list.heading().replaceFirst("^\\d+ ", "")) + ", continued",
                                list.kind() + " continued",
                                list.rows().subList(rows, list.rows().size())));
        }
        return new CriteriaColumns(left, right);
    }

    private static String capital(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    private static List<CriteriaList> concat(List<CriteriaList> left, List<CriteriaList> right) {
        return Stream.concat(left.stream(), right.stream()).toList();
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
