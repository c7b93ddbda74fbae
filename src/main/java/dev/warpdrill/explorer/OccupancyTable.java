package dev.warpdrill.explorer;

import dev.warpdrill.web.Problem;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The table of the CSV API. It is gone through twice: only where a row cannot be read has the answer an error column. */
final class OccupancyTable {

    private static final String ERROR = "error";
    /** Spreadsheets mark UTF-8 with it. */
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final byte[] bytes;
    private final List<String> header;

    /**
     * Reads and checks the header.
     *
     * @throws dev.warpdrill.web.ProblemException 400 with every column at fault
     */
    OccupancyTable(byte[] bytes) throws IOException {
        this.bytes = bytes;
        try (BufferedReader lines = lines()) {
            this.header = header(lines);
        }
        refuseBadHeader();
    }

    /** Writes the rows as they came with their results, in the same order; a row that cannot be read does not end it. */
    void answer(OutputStream out) throws IOException {
        List<String> columns = new ArrayList<>(header);
        columns.addAll(OccupancyRow.OUTPUT);
        boolean errors = anyUnreadable();
        if (errors) columns.add(ERROR);
        Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        writer.write(CsvLine.joined(columns) + "\n");
        rows(row -> {
            writer.write(CsvLine.joined(answered(row, errors)) + "\n");
            return true;
        });
        writer.flush();
    }

    private static List<String> answered(OccupancyRow row, boolean errors) {
        List<String> cells = new ArrayList<>(row.given());
        try {
            cells.addAll(row.results());
            if (errors) cells.add("");
        } catch (IllegalArgumentException e) {
            cells.addAll(Collections.nCopies(OccupancyRow.OUTPUT.size(), ""));
            cells.add(e.getMessage());
        }
        return cells;
    }

    private boolean anyUnreadable() throws IOException {
        boolean[] found = {false};
        rows(row -> {
            try {
                row.results();
            } catch (IllegalArgumentException e) {
                found[0] = true;
            }
            return !found[0];
        });
        return found[0];
    }

    private interface RowTaker {
        /** Whether the next row is wanted. */
        boolean take(OccupancyRow row) throws IOException;
    }

    /** An empty line between two rows is a row, or the rows behind it would stand beside others; at the end it is none. */
    private void rows(RowTaker taker) throws IOException {
        try (BufferedReader lines = lines()) {
            header(lines);
            int empty = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.isBlank()) {
                    empty++;
                    continue;
                }
                for (; empty > 0; empty--) if (!taker.take(row(""))) return;
                if (!taker.take(row(line))) return;
            }
        }
    }

    private OccupancyRow row(String line) {
        return new OccupancyRow(header, CsvLine.of(line));
    }

    private BufferedReader lines() {
        return new BufferedReader(new InputStreamReader(new ByteArrayInputStream(bytes), StandardCharsets.UTF_8));
    }

    private static List<String> header(BufferedReader lines) throws IOException {
        String line = lines.readLine();
        if (line != null && line.startsWith(BYTE_ORDER_MARK)) line = line.substring(1);
        while (line != null && line.isBlank()) line = lines.readLine();
        return line == null ? List.of() : CsvLine.of(line).cells();
    }

    private void refuseBadHeader() {
        if (header.isEmpty())
            throw Problem.unreadable("The CSV is empty; its first line names the columns.")
                    .asException();
        List<Problem.FieldError> errors = new ArrayList<>();
        for (String column : OccupancyRow.REQUIRED)
            if (!header.contains(column)) errors.add(new Problem.FieldError(column, "", "is missing from the header"));
        for (int i = 0; i < header.size(); i++) {
            String column = header.get(i);
            if (!OccupancyRow.INPUT.contains(column))
                errors.add(new Problem.FieldError(
                        column,
                        column,
                        "(column " + (i + 1) + ") is not a column; known are "
                                + String.join(", ", OccupancyRow.INPUT)));
            else if (header.indexOf(column) < i)
                errors.add(new Problem.FieldError(column, column, "is in the header twice"));
        }
        if (!errors.isEmpty()) throw Problem.bad(errors).asException();
    }
}
