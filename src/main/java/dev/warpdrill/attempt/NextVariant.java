package dev.warpdrill.attempt;

/** A variant to practice next, in which the weak spot shows; the words do not give its answer away. */
record NextVariant(String href, String title, String why) {}
