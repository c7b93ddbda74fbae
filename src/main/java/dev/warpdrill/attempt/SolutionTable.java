package dev.warpdrill.attempt;

import java.util.List;

/** The worked solution, the candidate's figures beside it; what is the heading of its first column. */
record SolutionTable(String what, String basis, List<Row> rows, List<String> notes) {

    SolutionTable {
        rows = List.copyOf(rows);
        notes = List.copyOf(notes);
    }

    /** One line; kind is "binds", "total", "named" (words for figures) or empty; note says that a wrong figure follows from an earlier one. */
    record Row(String kind, String label, String how, String yours, boolean wrong, String note, String truth) {}
}
