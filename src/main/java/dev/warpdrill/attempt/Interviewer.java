package dev.warpdrill.attempt;

import dev.warpdrill.bank.Bank;
import dev.warpdrill.grading.Assessment;
import dev.warpdrill.grading.Heard;
import dev.warpdrill.grading.Prompted;
import dev.warpdrill.grading.Worksheet;
import dev.warpdrill.question.Clarification;
import dev.warpdrill.question.Probe;
import dev.warpdrill.question.TypedQuestion;
import dev.warpdrill.question.Variant;
import dev.warpdrill.reading.Reader;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Hears an answer and judges it; answers questions about the kernel. */
@ApplicationScoped
class Interviewer {

    private final Bank bank;
    private final Reader reader;

    Interviewer(Bank bank, Reader reader) {
        this.bank = bank;
        this.reader = reader;
    }

    /** Assesses an answer to the step that waits. */
    Assessment assess(Attempt attempt, Typed typed) {
        Variant variant = attempt.variant();
        AttemptStep step = attempt.current();
        Worksheet sheet = Worksheet.parse(typed.lines(), variant.setup());
        Optional<Probe> probe = step.position() == 0 ? Optional.empty() : attempt.probe(step);
        Prompted asked = probe.map(
                        p -> Prompted.probe(variant, p, attempt.blockSize()).after(attempt.assessments()))
                .orElseGet(() -> Prompted.main(variant, attempt.asked(Attempt.BLOCK_SIZE)));
        Heard heard = reader.read(step.kind(), asked.setup(), known(asked, sheet), typed.text());
        return bank.rubric().assess(asked, sheet, heard);
    }

    /** The block size that the words may rely on without saying it. */
    private static int known(Prompted asked, Worksheet sheet) {
        if (asked.givenBlockSize() > 0) return asked.givenBlockSize();
        if (asked.candidateBlockSize() > 0) return asked.candidateBlockSize();
        if (sheet.blockSize() > 0) return sheet.blockSize();
        return asked.asked() ? asked.interviewerBlockSize() : 0;
    }

    /** Answers the question that a form holds, and records both; false if it holds none. */
    boolean hear(Attempt attempt, AnswerForm form, Instant now) {
        Variant variant = attempt.variant();
        Optional<Clarification> offered = form.offered()
                .flatMap(id -> variant.clarifications().stream()
                        .filter(c -> c.id().equals(id))
                        .findFirst());
        String question = offered.map(Clarification::question).orElse(form.question());
        if (question.isEmpty()) return false;
        Optional<Clarification> understood =
                offered.or(() -> new TypedQuestion(question).about(variant.clarifications()));
        attempt.ask(understood, question, answer(variant, understood), now);
        return true;
    }

    private static String answer(Variant variant, Optional<Clarification> understood) {
        return understood.map(c -> capital(c.answer())).orElseGet(() -> unknown(variant.clarifications()));
    }

    /** Answers are filled with figures and may begin with one's name. */
    private static String capital(String sentence) {
        return sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
    }

    private static String unknown(List<Clarification> known) {
        if (known.isEmpty()) return "Everything you need is in the question.";
        String questions = known.stream()
                .filter(c -> !c.unoffered())
                .map(Clarification::question)
                .collect(Collectors.joining(" "));
        return "That I can't tell you. What I can answer: " + questions;
    }
}
