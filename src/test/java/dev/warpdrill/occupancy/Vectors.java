package dev.warpdrill.occupancy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Rows of the CSV files under {@code src/test/resources/vectors}: results of NVIDIA's own calculator. */
final class Vectors {

    private Vectors() {}

    /** Each row by column name; quoted fields may hold commas. */
    static List<Map<String, String>> rows(String file) {
        try (InputStream in = Vectors.class.getResourceAsStream("/vectors/" + file)) {
            List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            List<String> header = split(lines.get(0));
            List<Map<String, String>> rows = new ArrayList<>();
            for (String line : lines.subList(1, lines.size())) {
                List<String> fields = split(line);
                Map<String, String> row = new LinkedHashMap<>();
                for (int i = 0; i < header.size(); i++) row.put(header.get(i), fields.get(i));
                rows.add(row);
            }
            return rows;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static int number(Map<String, String> row, String column) {
        return Integer.parseInt(row.get(column));
    }

    static SmLimits limits(Map<String, String> row) {
        return SmLimits.of(ComputeCapability.parse(row.get("compute_capability")));
    }

    static Occupancy occupancy(Map<String, String> row) {
        return Occupancy.of(limits(row), kernel(row), launch(row));
    }

    static KernelConfig kernel(Map<String, String> row) {
        return new KernelConfig(
                number(row, "registers_per_thread"),
                number(row, "static_smem_bytes"),
                number(row, "dynamic_smem_bytes"),
                Boolean.parseBoolean(row.get("dynamic_smem_opt_in")),
                number(row, "named_barriers"));
    }

    static LaunchConfig launch(Map<String, String> row) {
        return new LaunchConfig(number(row, "block_size"), number(row, "carveout_percent"), LaunchConfig.NONE);
    }

    private static List<String> split(String line) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        for (char c : line.toCharArray()) {
            if (c == '"') quoted = !quoted;
            else if (c == ',' && !quoted) {
                fields.add(field.toString());
                field.setLength(0);
            } else field.append(c);
        }
        fields.add(field.toString());
        return fields;
    }
}
