package dev.warpdrill.attempt;

import dev.warpdrill.grading.Verdict;
import dev.warpdrill.question.Variant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** A guest's own attempts, the newest first; newer and older are addresses of the neighboring pages, or empty. */
record HistoryPage(List<Row> rows, String newer, String older) {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("MMM d, yyyy, HH:mm 'UTC'", Locale.US).withZone(ZoneOffset.UTC);

    HistoryPage {
        rows = List.copyOf(rows);
    }

    /** One attempt; state is its verdict, or that it is not finished. */
    record Row(
            String title, String device, String startedIso, String started, String state, String href, String action) {

        static Row of(Attempt attempt) {
            Variant variant = attempt.variant();
            String address = "/attempts/" + attempt.id();
            return new Row(
                    variant.title(),
                    variant.setup().deviceName(),
                    attempt.startedAt().toString(),
                    TIME.format(attempt.startedAt()),
                    attempt.verdict().map(Verdict::title).orElse("Not finished"),
                    attempt.finished() ? address + "/scorecard" : address,
                    attempt.finished() ? "Scorecard" : "Continue");
        }
    }

    /** A page of at most size attempts; found holds one more where there are older ones. */
    static HistoryPage of(List<Attempt> found, int page, int size) {
        return new HistoryPage(
                found.stream().limit(size).map(Row::of).toList(),
                page == 0 ? "" : address(page - 1),
                found.size() > size ? address(page + 1) : "");
    }

    private static String address(int page) {
        return page == 0 ? "/attempts" : "/attempts?page=" + page;
    }
}
