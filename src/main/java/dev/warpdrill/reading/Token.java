package dev.warpdrill.reading;

/**
 * One word, number or sign of a candidate's text, with the place it came from.
 *
 * @param start first character in the text
 * @param end one past its last character
 * @param word its normalised form in lower case; a number's is "#"
 * @param value the number it stands for, NaN where it is none
 */
record Token(int start, int end, String word, double value) {
    static final String NUMBER = "#";

    Token {
        if (start < 0 || end <= start) {
            throw new IllegalArgumentException("a token must cover some text, not " + start + ".." + end);
        }
    }

    static Token word(int start, int end, String word) {
        return new Token(start, end, word, Double.NaN);
    }

    static Token number(int start, int end, double value) {
        return new Token(start, end, NUMBER, value);
    }

    boolean isNumber() {
        return !Double.isNaN(value);
    }

    boolean is(String other) {
        return word.equals(other);
    }

    Token spelt(String other) {
        return new Token(start, end, other, value);
    }
}
