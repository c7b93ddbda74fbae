package dev.warpdrill.grading;

/**
 * One line of a computation that is shown beside another.
 *
 * @param differs whether the other computation has another value here
 */
public record WorkLine(String label, String value, boolean differs) {}
