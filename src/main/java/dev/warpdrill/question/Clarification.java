package dev.warpdrill.question;

import java.util.List;
import java.util.Locale;

/**
 * What the interviewer answers when asked.
 *
 * @param id block-size, shared-memory-kind, grid, device or opt-in
 * @param keywords words by which a typed question is recognized, lower case
 */
public record Clarification(String id, String question, String answer, List<String> keywords) {

    public Clarification {
        keywords = List.copyOf(keywords);
    }

    /** How many characters of keywords a typed question holds; 0 if it is about something else. */
    public int matches(String typed) {
        String plain = " " + typed.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", " ") + " ";
        return keywords.stream()
                .filter(k -> plain.contains(" " + k + " ") || plain.contains(" " + k + "s "))
                .mapToInt(String::length)
                .sum();
    }
}
