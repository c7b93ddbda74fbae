package dev.warpdrill.grading;

/**
 * Something that a good answer shows.
 *
 * @param shows what shows it, in a sentence
 * @param deeper whether it counts towards Strong Hire
 */
public record Criterion(String id, String title, String shows, boolean deeper) {

    public Criterion {
        if (id.isBlank()) throw new IllegalArgumentException("id of criterion \"" + title + "\" is blank");
    }
}
