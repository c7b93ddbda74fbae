package dev.warpdrill.grading;

/**
 * An exact figure: 25% is 1/4, whole numbers have the denominator 1. Kept in lowest terms, so equal figures are equal.
 */
public record Figure(long numerator, long denominator) {

    public Figure {
        if (denominator < 1) throw new IllegalArgumentException("denominator must be positive, not " + denominator);
        if (numerator < 0) throw new IllegalArgumentException("a figure must not be negative, not " + numerator);
        long divisor = gcd(numerator, denominator);
        numerator /= divisor;
        denominator /= divisor;
    }

    public static Figure of(long whole) {
        return new Figure(whole, 1);
    }

    public boolean whole() {
        return denominator == 1;
    }

    public double value() {
        return (double) numerator / denominator;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? Math.max(a, 1) : gcd(b, a % b);
    }
}
