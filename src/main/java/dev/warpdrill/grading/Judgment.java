package dev.warpdrill.grading;

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
}
