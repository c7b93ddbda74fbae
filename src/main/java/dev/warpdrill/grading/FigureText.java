package dev.warpdrill.grading;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads one typed figure with its unit: {@code 25%}, {@code 0.25}, {@code 16/64}, {@code 48 KB}, {@code 49,152}, {@code 1k}. */
final class FigureText {

    /** "No limit": what a resource that is not used allows. */
    static final Figure UNLIMITED = Figure.of(Integer.MAX_VALUE);

    private static final Pattern THOUSANDS = Pattern.compile("(\\d{1,3}(?:[ ,]\\d{3})+)(?!\\d)");
    private static final Pattern NEGATIVE = Pattern.compile("-\\s*\\.?\\d.*");
    /** 1.024 and 37.500: as many people write thousands so as write decimals. A leading zero makes it decimals. */
    private static final Pattern AMBIGUOUS = Pattern.compile("[1-9]\\d{0,2}\\.\\d{3}(?!\\d).*");

    private static final Pattern DECIMAL_COMMA = Pattern.compile("(0,\\d+|\\d{1,3},\\d{1,2})(?![\\d,]).*");
    private static final Pattern NUMBER = Pattern.compile("(\\d{1,12}(?:\\.\\d{1,9})?|\\.\\d{1,9})\\s*([a-z%]*)");
    private static final Pattern RATIO = Pattern.compile("(\\d{1,6})\\s*(?:/|of|out of)\\s*(\\d{1,6})\\s*([a-z]*)");

    private FigureText() {}

    /** A readable figure with the unit that was typed ("" for none), or empty. */
    static Optional<Typed> read(String raw) {
        String text = plain(raw);
        if (NoLimitWords.say(raw)) return Optional.of(new Typed(UNLIMITED, "", false));
        Matcher ratio = RATIO.matcher(text);
        if (ratio.matches() && Long.parseLong(ratio.group(2)) > 0)
            return Optional.of(new Typed(
                    new Figure(Long.parseLong(ratio.group(1)), Long.parseLong(ratio.group(2))), ratio.group(3), true));
        Matcher number = NUMBER.matcher(text);
        return number.matches() ? number(new BigDecimal(number.group(1)), number.group(2)) : Optional.empty();
    }

    static boolean negative(String raw) {
        return NEGATIVE.matcher(plain(raw)).matches();
    }

    /** Whether it can be read in two ways that differ a thousandfold. */
    static boolean ambiguous(String raw) {
        return AMBIGUOUS.matcher(plain(raw)).matches();
    }

    private static Optional<Typed> number(BigDecimal value, String unit) {
        switch (unit) {
            case "k":
                return exact(value.multiply(BigDecimal.valueOf(1024)), unit);
            case "%":
            case "percent":
            case "pct":
                return exact(value.divide(BigDecimal.valueOf(100)), "%");
            default:
                return exact(value, unit);
        }
    }

    private static Optional<Typed> exact(BigDecimal value, String unit) {
        BigDecimal plain = value.stripTrailingZeros();
        int scale = Math.max(plain.scale(), 0);
        BigInteger top = plain.movePointRight(scale).toBigIntegerExact();
        if (top.bitLength() > 62) return Optional.empty();
        return Optional.of(new Typed(
                new Figure(top.longValueExact(), BigInteger.TEN.pow(scale).longValueExact()), unit, false));
    }

    private static String plain(String raw) {
        String text = raw.toLowerCase(Locale.ROOT)
                .replaceAll("[\\u00a0\\u2000-\\u200a\\u202f\\u205f\\u3000]", " ")
                .replaceAll("[\\u2010-\\u2015\\u2212\\ufe63\\uff0d]", "-")
                .replace("\u2044", "/")
                .replace("\u2019", ",")
                .replace("'", ",")
                .replace('_', ' ')
                .replaceAll("^[~≈=]\\s*", "")
                .replaceAll("[.;]$", "")
                .strip();
        if (DECIMAL_COMMA.matcher(text).matches()) text = text.replaceFirst(",", ".");
        Matcher m = THOUSANDS.matcher(text);
        return m.replaceAll(r -> r.group(1).replaceAll("[ ,]", ""));
    }

    /**
     * A figure as typed.
     *
     * @param unit "blocks", "%", "" ...
     * @param ratio whether it was written as a fraction, "16/64"
     */
    record Typed(Figure figure, String unit, boolean ratio) {}
}
