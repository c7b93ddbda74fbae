package dev.warpdrill.attempt;

import dev.warpdrill.grading.Judgment;
import dev.warpdrill.grading.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The verdict, its place on the scale, and why it is not a higher one. */
record VerdictLines(String title, List<ScaleStep> scale, String summary, String reasonsTitle, List<String> reasons) {
    private static final List<Verdict> SCALE = List.of(Verdict.WEAK, Verdict.HIRE, Verdict.STRONG_HIRE);

    VerdictLines {
        scale = List.copyOf(scale);
        reasons = List.copyOf(reasons);
    }

    /** A level of the scale: reached, and where the verdict stands. */
    record ScaleStep(String title, boolean reached, boolean current) {}

    static VerdictLines of(Judgment judgment) {
        Verdict verdict = judgment.verdict();
        int at = SCALE.indexOf(verdict);
        if (at < 0)
            throw new IllegalArgumentException("verdict of an attempt: " + verdict + ", expected one of " + SCALE);
        List<ScaleStep> scale = new ArrayList<>();
        for (int i = 0; i < SCALE.size(); i++)
            scale.add(new ScaleStep(SCALE.get(i).title(), i <= at, i == at));
        String title = verdict == Verdict.STRONG_HIRE
                ? "Why strong hire"
                : "Why not " + SCALE.get(at + 1).title().toLowerCase(Locale.ROOT);
        String next = verdict == Verdict.STRONG_HIRE ? "" : SCALE.get(at + 1).title();
        List<String> reasons = judgment.reasons().stream()
                .map(r -> withoutVerdict(r, verdict.title() + ", not " + next + ": "))
                .toList();
        return new VerdictLines(verdict.title(), scale, judgment.summary(), title, reasons);
    }

    /** "Hire, not Strong Hire: no spill cost" says under its heading no more than "No spill cost". */
    private static String withoutVerdict(String reason, String prefix) {
        if (!reason.startsWith(prefix) || reason.length() == prefix.length()) return reason;
        String rest = reason.substring(prefix.length());
        return Character.toUpperCase(rest.charAt(0)) + rest.substring(1);
    }
}
