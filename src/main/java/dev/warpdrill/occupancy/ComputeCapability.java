package dev.warpdrill.occupancy;

import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The version of a GPU's feature set and per-SM limits, written {@code major.minor}, for example 9.0. */
public record ComputeCapability(int major, int minor) implements Comparable<ComputeCapability> {

    private static final Pattern TEXT = Pattern.compile("(\\d{1,2})\\.(\\d)");

    public ComputeCapability {
        if (major < 1) throw new IllegalArgumentException("major must be at least 1, not " + major);
        if (minor < 0) throw new IllegalArgumentException("minor must not be negative, not " + minor);
    }

    /**
     * Reads {@code "9.0"}.
     *
     * @throws IllegalArgumentException if the text is not of the form major.minor; the message says what was typed
     *     and lists the known ones
     */
    public static ComputeCapability parse(String text) {
        Matcher m = TEXT.matcher(text.trim());
        if (!m.matches())
            throw new IllegalArgumentException(
                    "\"" + text + "\" is not a compute capability; write major.minor, for example 9.0; known are "
                            + SmLimits.known());
        return new ComputeCapability(Integer.parseInt(m.group(1)), Integer.parseInt(m.group(2)));
    }

    /** By version, not by text: 10.0 comes after 9.0. */
    @Override
    public int compareTo(ComputeCapability other) {
        return Comparator.comparingInt(ComputeCapability::major)
                .thenComparingInt(ComputeCapability::minor)
                .compare(this, other);
    }

    @Override
    public String toString() {
        return major + "." + minor;
    }
}
