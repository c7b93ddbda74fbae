package dev.warpdrill.question;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a variant is drawn from. Written {@code 42}, or {@code 2-42} for the choices of draw version 2; a draw version
 * never changes once landed, so the same text gives the same variant for ever.
 *
 * @param number 0 to 2^53 - 1
 */
public record Seed(int drawVersion, long number) {

    private static final long MOST = (1L << 53) - 1;
    private static final Pattern TEXT = Pattern.compile("(?:(\\d{1,4})-)?(\\d{1,16})");

    public Seed {
        if (drawVersion < 1)
            throw new IllegalArgumentException("draw versions count from 1; there is no draw version " + drawVersion);
        if (number < 0 || number > MOST)
            throw new IllegalArgumentException("a seed is a number from 0 to " + MOST + ", not " + number);
    }

    /**
     * Reads a seed as it stands in an address.
     *
     * @throws IllegalArgumentException if the text is no seed; the message says what was typed and what would be right
     */
    public static Seed parse(String text) {
        Matcher m = TEXT.matcher(text);
        if (!m.matches())
            throw new IllegalArgumentException(
                    "\"" + text + "\" is not a seed; a seed is a whole number such as 42, from 0 to " + MOST);
        return new Seed(m.group(1) == null ? 1 : Integer.parseInt(m.group(1)), Long.parseLong(m.group(2)));
    }

    @Override
    public String toString() {
        return drawVersion == 1 ? Long.toString(number) : drawVersion + "-" + number;
    }
}
