package dev.warpdrill.grading;

/**
 * The candidate's own words for a finding.
 *
 * @param start index of the first character in the answer's text
 * @param end index after the last
 * @param quote exactly those characters
 */
public record Evidence(int start, int end, String quote) {

    public Evidence {
        if (start < 0 || end - start != quote.length())
            throw new IllegalArgumentException("quote \"" + quote + "\" does not span " + start + " to " + end);
    }

    public static Evidence of(String text, int start, int end) {
        return new Evidence(start, end, text.substring(start, end));
    }
}
