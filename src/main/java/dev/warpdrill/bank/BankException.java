package dev.warpdrill.bank;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The bank cannot be used; the message lists every problem with file, key and what was expected. It has no stack trace:
 * where in our code a mistake in a file was found helps nobody who looks for it.
 */
public final class BankException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BankException(List<BankProblem> problems) {
        super(
                problems.stream()
                        .map(p -> "\n  " + p)
                        .collect(Collectors.joining(
                                "",
                                "The question bank has "
                                        + (problems.size() == 1 ? "1 problem:" : problems.size() + " problems:"),
                                "")),
                null,
                false,
                false);
    }
}
