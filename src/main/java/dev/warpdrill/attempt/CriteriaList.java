package dev.warpdrill.attempt;

import java.util.List;

/** Criteria of one outcome under one heading, such as "9 met"; kind is the CSS role of the heading: right or wrong. */
record CriteriaList(String heading, String kind, List<Row> rows) {

    CriteriaList {
        rows = List.copyOf(rows);
    }

    /** One criterion; objection is null where nobody may object (met, or read through a shared link without one). */
    record Row(
            String id,
            String letter,
            String title,
            boolean missed,
            List<String> tags,
            List<String> quotes,
            List<String> notes,
            ObjectionForm objection) {
        Row {
            tags = List.copyOf(tags);
            quotes = List.copyOf(quotes);
            notes = List.copyOf(notes);
        }
    }
}
