package dev.warpdrill.question;

/** A figure that the prompt gives away. */
public record Given(String label, String value) {}
