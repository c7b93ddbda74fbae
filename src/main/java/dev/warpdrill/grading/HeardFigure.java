package dev.warpdrill.grading;

/** A figure said in words, and where. */
public record HeardFigure(Figure figure, Evidence evidence) {}
