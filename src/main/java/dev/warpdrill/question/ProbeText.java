package dev.warpdrill.question;

import java.util.List;

/**
 * A follow-up as the bank writes it, figures still open.
 *
 * @param kind what it asks
 * @param expected the model answer
 */
public record ProbeText(PromptKind kind, String prompt, List<Hint> hints, String expected) {

    public ProbeText {
        hints = List.copyOf(hints);
    }
}
