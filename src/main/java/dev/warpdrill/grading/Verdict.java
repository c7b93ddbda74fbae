package dev.warpdrill.grading;

/** What an interviewer would write down: of a single follow-up (weak, ok, strong), or of the whole. */
public enum Verdict {
    WEAK("weak", "Weak"),
    OK("ok", "OK"),
    STRONG("strong", "Strong"),
    HIRE("hire", "Hire"),
    STRONG_HIRE("strong-hire", "Strong Hire");

    private final String id;
    private final String title;

    Verdict(String id, String title) {
        this.id = id;
        this.title = title;
    }

    public String id() {
        return id;
    }

    public String title() {
        return title;
    }
}
