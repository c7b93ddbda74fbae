package dev.warpdrill.question;

import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** How figures are written on every page: 32,768; 57 KB; 37.5%; "registers and shared memory". */
public final class Amount {

    private Amount() {}

    public static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    /** At most {@code decimals} decimals, none where they are zero. */
    public static String decimal(double value, int decimals) {
        BigDecimal d = BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_UP);
        return d.stripTrailingZeros().toPlainString();
    }

    /** Kilobytes of 1,024 bytes, for example "57 KB" or "44.5 KB". */
    public static String kilobytes(long bytes) {
        return decimal(bytes / 1024.0, 3) + " KB";
    }

    public static String percent(long part, long whole) {
        return decimal(100.0 * part / whole, 2) + "%";
    }

    public static String percent(Occupancy o) {
        return percent(o.warpsPerSm(), o.maxWarps());
    }

    /** "1 block", "3 blocks". */
    public static String count(long value, String noun) {
        return number(value) + " " + noun + (value == 1 ? "" : "s");
    }

    /** A limit in blocks, or "any number of blocks". */
    public static String blocks(int limit) {
        return limit == Occupancy.UNLIMITED ? "any number of blocks" : count(limit, "block");
    }

    /** "registers", "registers and shared memory", "warps, registers and shared memory". */
    public static String resources(Set<Resource> set) {
        List<String> titles = set.stream().sorted().map(Resource::title).toList();
        int last = titles.size() - 1;
        return last < 1
                ? String.join("", titles)
                : String.join(", ", titles.subList(0, last)) + " and " + titles.get(last);
    }
}
