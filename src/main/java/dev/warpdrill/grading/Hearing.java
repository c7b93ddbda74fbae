package dev.warpdrill.grading;

/** How a criterion was heard in an answer's words. */
public enum Hearing {
    MET,
    /** Something like it was said; too vague to count. */
    PERHAPS,
    /** Said wrongly, or withdrawn later. */
    CONTRADICTED
}
