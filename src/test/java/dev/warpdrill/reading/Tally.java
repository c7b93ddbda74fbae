package dev.warpdrill.reading;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Hits, false hits and misses by id, and the rates that follow. */
final class Tally {
    private final Map<String, int[]> counts = new TreeMap<>();

    void add(Set<String> wanted, Set<String> got) {
        Set<String> all = new TreeSet<>(wanted);
        all.addAll(got);
        for (String id : all) {
            int[] count = counts.computeIfAbsent(id, key -> new int[3]);
            count[wanted.contains(id) ? got.contains(id) ? 0 : 2 : 1]++;
        }
    }

    private int[] sum() {
        int[] sum = new int[3];
        counts.values().forEach(count -> {
            for (int i = 0; i < 3; i++) {
                sum[i] += count[i];
            }
        });
        return sum;
    }

    double f1() {
        return f1(sum());
    }

    private static double f1(int[] count) {
        return 2.0 * count[0] / Math.max(1, 2 * count[0] + count[1] + count[2]);
    }

    private static String line(String name, int[] count) {
        double precision = (double) count[0] / Math.max(1, count[0] + count[1]);
        double recall = (double) count[0] / Math.max(1, count[0] + count[2]);
        return String.format(
                Locale.ROOT,
                "  %-30s %4d right %3d false %3d missed   P %.2f  R %.2f  F1 %.3f%n",
                name,
                count[0],
                count[1],
                count[2],
                precision,
                recall,
                f1(count));
    }

    String table(String title) {
        StringBuilder table = new StringBuilder(title).append('\n');
        counts.forEach((id, count) -> table.append(line(id, count)));
        return table.append(line("ALL", sum())).toString();
    }
}
