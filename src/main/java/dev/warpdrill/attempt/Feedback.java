package dev.warpdrill.attempt;

/** When a candidate sees how an answer came out. */
public enum Feedback {
    /** After each step. */
    STEP,
    /** Only on the scorecard, as in an interview. */
    END
}
