package dev.warpdrill.grading;

/** How one line of the worksheet came out. */
public enum FieldResult {
    RIGHT,
    WRONG,
    /** Wrong, but rightly computed from an earlier wrong line: no second mistake. */
    FOLLOWS,
    EMPTY,
    /** Pointed out and not counted. */
    UNREADABLE
}
