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

/** The table of the CSV API. Only where a row cannot be read has the answer an error column, so rows are held back until there is one. */
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
        Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        StringBuilder held = new StringBuilder();
        boolean[] errors = {false};
        rows(row -> {
            List<String> cells = row.given();
            try {
                cells.addAll(row.results());
                if (errors[0]) cells.add("");
            } catch (IllegalArgumentException e) {
                cells.addAll(Collections.nCopies(OccupancyRow.OUTPUT.size(), ""));
                cells.add(e.getMessage());
                if (!errors[0]) writer.write(columns(ERROR) + held.toString().replace("\n", ",\n"));
                errors[0] = true;
                held.setLength(0);
            }
            String line = CsvLine.joined(cells) + "\n";
            if (errors[0]) writer.write(line);
            else held.append(line);
        });
        if (!errors[0]) writer.write(columns() + held);
        writer.flush();
    }

    private String columns(String... more) {
        List<String> columns = new ArrayList<>(header);
        columns.addAll(OccupancyRow.OUTPUT);
        columns.addAll(List.of(more));
        return CsvLine.joined(columns) + "\n";
    }

    private interface RowTaker {
        void take(OccupancyRow row) throws IOException;
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
                for (; empty > 0; empty--) taker.take(row(""));
                taker.take(row(line));
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
