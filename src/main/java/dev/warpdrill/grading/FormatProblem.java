package dev.warpdrill.grading;

/**
 * Something typed that cannot be read: invalid, not wrong, and not counted.
 *
 * @param field id of the worksheet line
 * @param raw what was typed
 * @param message what is wrong with it and what would be right
 */
public record FormatProblem(String field, String raw, String message) {}
