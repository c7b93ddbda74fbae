package dev.warpdrill.attempt;

import dev.warpdrill.bank.Bank;
import dev.warpdrill.grading.Rubric;
import dev.warpdrill.grading.Scorecard.Practice;
import dev.warpdrill.question.Question;
import dev.warpdrill.question.Seed;
import dev.warpdrill.question.Variant;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the variants that a scorecard sends its reader to: always the same ones for the same attempt. */
@Singleton
class NextVariants {
    private static final int MOST_LINKS = 3;
    private static final int MOST_DRAWS = 60;
    private static final long NUMBERS = 1L << 53;

    private final Bank bank;

    NextVariants(Bank bank) {
        this.bank = bank;
    }

    /** A question that has left the bank since is left out. */
    List<NextVariant> after(FinishedAttempt attempt) {
        List<NextVariant> links = new ArrayList<>();
        for (Practice practice : attempt.scorecard().practiceNext()) {
            Optional<Question> question = bank.question(practice.questionId());
            if (question.isEmpty() || links.size() == MOST_LINKS) continue;
            Seed seed = seed(question.get(), practice.misconceptionId(), attempt.variant(), links.size());
            links.add(
                    new NextVariant("/practice/" + question.get().id() + "/" + seed, practice.title(), practice.why()));
        }
        return links;
    }

    /** The next seeds after the attempt's own, so that no two links and no retry show the same figures. */
    private Seed seed(Question question, String misconceptionId, Variant last, int link) {
        Rubric rubric = bank.rubric();
        List<String> wanted = List.of(misconceptionId);
        long first = last.seed().number() + 1 + (long) link * MOST_DRAWS;
        for (int i = 0; i < MOST_DRAWS && !misconceptionId.isEmpty(); i++) {
            Seed seed = new Seed(question.latestDraw(), (first + i) % NUMBERS);
            if (rubric.shown(bank.variant(question, seed), wanted) > 0) return seed;
        }
        return new Seed(question.latestDraw(), first % NUMBERS);
    }
}
