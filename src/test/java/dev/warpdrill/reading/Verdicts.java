package dev.warpdrill.reading;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Rated against given verdicts: the confusion, how often they are the same, kappa on three levels with linear weights. */
final class Verdicts {
    private static final List<String> ORDER = List.of("weak", "ok", "strong", "hire", "strong-hire");
    private static final Map<String, Integer> LEVEL =
            Map.of("weak", 0, "ok", 1, "hire", 1, "strong", 2, "strong-hire", 2);

    private final Map<String, Map<String, Integer>> confusion = new TreeMap<>();
    private final int[][] levels = new int[3][3];
    private int all;
    private int same;

    void add(String rated, String given) {
        confusion.computeIfAbsent(rated, key -> new TreeMap<>()).merge(given, 1, Integer::sum);
        levels[LEVEL.get(rated)][LEVEL.get(given)]++;
        all++;
        same += rated.equals(given) ? 1 : 0;
    }

    double exact() {
        return (double) same / Math.max(1, all);
    }

    double kappa() {
        double observed = 0;
        double expected = 0;
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                double weight = Math.abs(i - j) / 2.0;
                observed += weight * levels[i][j];
                expected += weight * sum(i, true) * sum(j, false) / Math.max(1, all);
            }
        }
        return expected == 0 ? 1 : 1 - observed / expected;
    }

    private double sum(int level, boolean rated) {
        double sum = 0;
        for (int other = 0; other < 3; other++) {
            sum += rated ? levels[level][other] : levels[other][level];
        }
        return sum;
    }

    String table() {
        StringBuilder table = new StringBuilder("  rated \\ given  weak    ok strong  hire strong-hire\n");
        for (String rated : ORDER) {
            Map<String, Integer> row = confusion.getOrDefault(rated, Map.of());
            table.append(String.format(Locale.ROOT, "  %-13s", rated));
            ORDER.forEach(given -> table.append(String.format(Locale.ROOT, "%6d", row.getOrDefault(given, 0))));
            table.append('\n');
        }
        return table.append(String.format(
                        Locale.ROOT, "  exact %.3f  kappa %.3f (three levels, linear weights)%n", exact(), kappa()))
                .toString();
    }
}
