package dev.warpdrill.explorer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.apache.commons.csv.QuoteMode;

/**
 * The cells of one line of CSV, quoted or not. No cell of ours holds a line end, so that a stray quote spoils its own
 * line only.
 *
 * @param fault what is wrong with the quotes; "" mostly
 */
record CsvLine(List<String> cells, String fault) {

    private static final CSVFormat FORMAT = CSVFormat.RFC4180
            .builder()
            .setIgnoreSurroundingSpaces(true)
            .setIgnoreEmptyLines(false)
            .setQuoteMode(QuoteMode.MINIMAL)
            .get();

    CsvLine {
        cells = List.copyOf(cells);
    }

    /** Reads a line without its end; where the quotes are wrong, each comma parts two cells. */
    static CsvLine of(String line) {
        if (line.indexOf('"') < 0) return new CsvLine(plain(line), "");
        try (CSVParser parser = CSVParser.parse(line, FORMAT)) {
            CSVRecord record = parser.iterator().next();
            return new CsvLine(record.stream().map(String::strip).toList(), "");
        } catch (IOException | UncheckedIOException e) {
            return new CsvLine(plain(line), "the row has a quote that is not closed or text behind a closing quote");
        }
    }

    private static List<String> plain(String line) {
        return Arrays.stream(line.split(",", -1)).map(String::strip).toList();
    }

    /** The cells with a comma between them, quoted where they must be. */
    static String joined(List<String> cells) {
        // commons-csv writes an empty first cell as "" unless it is null
        return FORMAT.format(
                cells.stream().map(cell -> cell.isEmpty() ? null : cell).toArray());
    }
}
