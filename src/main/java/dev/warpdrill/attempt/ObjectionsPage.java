package dev.warpdrill.attempt;

import java.util.List;
import java.util.stream.Collectors;

/** How often criteria were objected to, for whoever tends the bank. */
record ObjectionsPage(List<Row> rows) {

    ObjectionsPage {
        rows = List.copyOf(rows);
    }

    /** One criterion of one version of a question; missed counts every scorecard on which it was not met. */
    record Row(String questionId, int contentVersion, String criterionId, long objections, long missed) {

        private String csv() {
            return questionId + "," + contentVersion + "," + criterionId + "," + objections + "," + missed;
        }
    }

    /** The same as CSV: ids of the bank and numbers, so that nothing needs quoting. */
    String csv() {
        return rows.stream()
                .map(Row::csv)
                .collect(Collectors.joining("\n", "question,content_version,criterion,objections,missed\n", "\n"));
    }
}
