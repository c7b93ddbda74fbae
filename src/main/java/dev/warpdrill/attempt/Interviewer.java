package dev.warpdrill.attempt;

import dev.warpdrill.bank.Bank;
import dev.warpdrill.grading.Assessment;
import dev.warpdrill.grading.Prompted;
import dev.warpdrill.grading.Worksheet;
import dev.warpdrill.question.Clarification;
import dev.warpdrill.question.Probe;
import dev.warpdrill.question.Setup;
import dev.warpdrill.question.Variant;
import dev.warpdrill.reading.Reader;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/** Hears an answer and judges it; answers questions about the kernel. */
@ApplicationScoped
class Interviewer {

    private static final String NOT_UNDERSTOOD = "I can tell you about: ";

    private final Bank bank;
    private final Reader reader;

    Interviewer(Bank bank, Reader reader) {
        this.bank = bank;
        this.reader = reader;
    }

    /** Assesses an answer to the step that waits. */
    Assessment assess(Attempt attempt, Map<String, String> lines, String words) {
        Variant variant = attempt.variant();
        AttemptStep step = attempt.current();
        Worksheet sheet = Worksheet.parse(lines, variant.setup());
        Optional<Probe> probe = step.position() == 0 ? Optional.empty() : attempt.probe(step);
        Prompted asked = probe.map(p -> Prompted.probe(variant, p.kind(), attempt.blockSize()))
                .orElseGet(() -> Prompted.main(variant, attempt.asked("block-size")));
        Setup setup = probe.map(Probe::setup).orElse(variant.setup());
        return bank.rubric().assess(asked, sheet, reader.read(step.kind(), setup, known(asked, sheet), words));
    }

    /** The block size that the words may rely on without saying it. */
    private static int known(Prompted asked, Worksheet sheet) {
        if (asked.givenBlockSize() > 0) return asked.givenBlockSize();
        if (asked.candidateBlockSize() > 0) return asked.candidateBlockSize();
        int typed = sheet.figures().entrySet().stream()
                .filter(e -> e.getKey().id().equals("block_size"))
                .mapToInt(e -> (int) e.getValue().numerator())
                .findFirst()
                .orElse(0);
        if (typed > 0) return typed;
        return asked.asked() ? asked.interviewerBlockSize() : 0;
    }

    /** The clarification that a typed question is about; empty if it is about none. */
    static Optional<Clarification> understood(Variant variant, String typed) {
        return variant.clarifications().stream()
                .filter(c -> c.matches(typed) > 0)
                .max(Comparator.comparingInt((Clarification c) -> c.matches(typed)));
    }

    static String answer(Variant variant, Optional<Clarification> understood) {
        return understood
                .map(Clarification::answer)
                .orElseGet(() -> NOT_UNDERSTOOD
                        + String.join(
                                " ",
                                variant.clarifications().stream()
                                        .map(Clarification::question)
                                        .toList()));
    }
}
