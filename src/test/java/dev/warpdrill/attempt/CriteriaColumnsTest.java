package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.grading.CriterionResult;
import dev.warpdrill.grading.Scorecard;
import dev.warpdrill.grading.Scorecard.CriterionLine;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CriteriaColumnsTest {

    @Test
    void met_stand_on_the_left_and_missed_on_the_right_where_both_are_many() {
        CriteriaColumns columns = columns(6, 1, 5);
        assertThat(headings(columns.left())).containsExactly("6 met");
        assertThat(headings(columns.right())).containsExactly("1 perhaps", "5 missed");
    }

    @Test
    void a_long_list_goes_on_in_a_column_that_would_be_nearly_empty() {
        CriteriaColumns few = columns(1, 0, 13);
        assertThat(headings(few.left())).containsExactly("1 met", "13 missed");
        assertThat(headings(few.right())).containsExactly("Missed, continued");
        CriteriaColumns many = columns(13, 0, 1);
        assertThat(headings(many.left())).containsExactly("13 met");
        assertThat(headings(many.right())).containsExactly("Met, continued", "1 missed");
    }

    @Test
    void no_column_is_more_than_twice_the_other_and_no_criterion_is_lost_or_moved() {
        for (int met = 0; met <= 14; met++)
            for (int perhaps = 0; perhaps <= 3; perhaps++)
                for (int missed = met + perhaps < 4 ? 4 : 0; missed <= 14; missed++) {
                    CriteriaColumns columns = columns(met, perhaps, missed);
                    int left = ColumnHeights.of(columns.left());
                    int right = ColumnHeights.of(columns.right());
                    assertThat(Math.max(left, right))
                            .as("%d met, %d perhaps, %d missed", met, perhaps, missed)
                            .isLessThanOrEqualTo(2 * Math.min(left, right));
                    assertThat(ids(columns.left()).size() + ids(columns.right()).size())
                            .isEqualTo(met + perhaps + missed);
                    List<String> read = ids(columns.left());
                    read.addAll(ids(columns.right()));
                    assertThat(read).containsExactlyElementsOf(idsInOrder(met, perhaps, missed));
                }
    }

    private static List<String> headings(List<CriteriaList> lists) {
        return lists.stream().map(CriteriaList::heading).toList();
    }

    private static List<String> ids(List<CriteriaList> lists) {
        return new ArrayList<>(lists.stream()
                .flatMap(l -> l.rows().stream())
                .map(CriteriaList.Row::id)
                .toList());
    }

    private static List<String> idsInOrder(int met, int perhaps, int missed) {
        return lines(met, perhaps, missed).stream().map(l -> l.result().id()).toList();
    }

    private static CriteriaColumns columns(int met, int perhaps, int missed) {
        List<CriterionLine> lines = lines(met, perhaps, missed);
        Scorecard card = DrawnScorecard.attempt().scorecard();
        return CriteriaColumns.of(lines, new EvidenceLetters(card), id -> null);
    }

    private static List<CriterionLine> lines(int met, int perhaps, int missed) {
        List<CriterionLine> lines = new ArrayList<>();
        for (int i = 0; i < met; i++) lines.add(line("met-" + i, true, false));
        for (int i = 0; i < perhaps; i++) lines.add(line("perhaps-" + i, false, true));
        for (int i = 0; i < missed; i++) lines.add(line("missed-" + i, false, false));
        return lines;
    }

    private static CriterionLine line(String id, boolean met, boolean perhaps) {
        String note = met ? "" : "What is true here, in words that need a line or two of the column beside the title.";
        return new CriterionLine(
                new CriterionResult(id, "A criterion", met, perhaps, false, false, List.of(), note, false), false, 0);
    }
}
