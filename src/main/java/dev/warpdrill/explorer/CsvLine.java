package dev.warpdrill.explorer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The cells of one line of CSV, quoted as RFC 4180 has it or not. No cell of ours holds a line end, so that a stray
 * quote spoils its own line only.
 *
 * @param fault what is wrong with the quotes; "" mostly
 */
record CsvLine(List<String> cells, String fault) {

    CsvLine {
        cells = List.copyOf(cells);
    }

    /** Reads a line without its end; where the quotes are wrong, each comma parts two cells. */
    static CsvLine of(String line) {
        if (line.indexOf('"') < 0) return new CsvLine(plain(line), "");
        List<String> cells = new ArrayList<>();
        int at = 0;
        while (at <= line.length()) {
            int start = at;
            while (start < line.length() && line.charAt(start) == ' ') start++;
            boolean quoted = start < line.length() && line.charAt(start) == '"';
            int end = quoted ? closing(line, start) : start;
            if (end < 0) return new CsvLine(plain(line), "the row has a quote that is not closed");
            int comma = line.indexOf(',', end);
            int next = comma < 0 ? line.length() : comma;
            if (quoted && !line.substring(end + 1, next).isBlank())
                return new CsvLine(plain(line), "the row has text behind a closing quote");
            cells.add(
                    quoted
                            ? line.substring(start + 1, end)
                                    .replace("\"\"", "\"")
                                    .strip()
                            : line.substring(start, next).strip());
            at = next + 1;
        }
        return new CsvLine(cells, "");
    }

    private static List<String> plain(String line) {
        return Arrays.stream(line.split(",", -1)).map(String::strip).toList();
    }

    /** Where the quote closes that opens at {@code start}; -1 if it does not. Two quotes are one of the text. */
    private static int closing(String line, int start) {
        int at = line.indexOf('"', start + 1);
        while (at >= 0 && at + 1 < line.length() && line.charAt(at + 1) == '"') at = line.indexOf('"', at + 2);
        return at;
    }

    /** The cells with a comma between them, quoted where they must be. */
    static String joined(List<String> cells) {
        return cells.stream().map(CsvLine::quoted).collect(Collectors.joining(","));
    }

    private static String quoted(String cell) {
        boolean plain = cell.indexOf(',') < 0 && cell.indexOf('"') < 0;
        return plain ? cell : "\"" + cell.replace("\"", "\"\"") + "\"";
    }
}
