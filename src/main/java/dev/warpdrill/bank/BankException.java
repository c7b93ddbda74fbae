package dev.warpdrill.bank;

import java.util.List;
import java.util.stream.Collectors;

/** The bank cannot be used; the message lists every problem with file, key and what was expected. */
public final class BankException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BankException(List<BankProblem> problems) {
        super(problems.stream()
                .map(p -> "\n  " + p)
                .collect(Collectors.joining("", "The question bank has " + problems.size() + " problem(s):", "")));
    }
}
