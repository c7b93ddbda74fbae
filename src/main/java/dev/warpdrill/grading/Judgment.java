package dev.warpdrill.grading;

import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.question.Amount;
import dev.warpdrill.question.Sentences;
import java.util.List;

/**
 * A verdict and why.
 *
 * @param summary one sentence
 * @param reasons why it is not the next better verdict, one line each; empty for the best
 */
public record Judgment(Verdict verdict, String summary, List<String> reasons) {

    public Judgment {
        reasons = List.copyOf(reasons);
    }

    /** A good verdict on resident warps says the result, and how many limits are wrong without binding. */
    Judgment naming(Occupancy right, long wrongLimits) {
        if (verdict != Verdict.HIRE && verdict != Verdict.STRONG_HIRE) return this;
        String result = "Right result, by the right method: " + Sentences.result(right) + ", limited by "
                + Amount.resources(right.limitedBy()) + ".";
        String beside = wrongLimits == 0
                ? ""
                : (wrongLimits == 1 ? " One of the four limits is" : " " + wrongLimits + " of the four limits are")
                        + " wrong and happened not to bind.";
        return new Judgment(verdict, result + beside, reasons);
    }
}
