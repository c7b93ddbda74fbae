package dev.warpdrill.bank;

import dev.warpdrill.grading.Rubric;
import dev.warpdrill.question.Question;
import dev.warpdrill.question.Seed;
import dev.warpdrill.question.Variant;
import java.nio.file.Path;
import java.util.List;

/** The bank in the repository, without the application around it. */
public final class ShippedBank {

    private static final BankContents CONTENTS = BankReader.read(List.of(BankFiles.in(Path.of("question-bank"))));

    private ShippedBank() {}

    public static Rubric rubric() {
        return CONTENTS.rubric();
    }

    public static List<Question> questions() {
        return CONTENTS.questions();
    }

    /** Of draw version 1. */
    public static Variant variant(String questionId, long seed) {
        return variant(questionId, new Seed(1, seed));
    }

    public static Variant variant(String questionId, Seed seed) {
        Question question = CONTENTS.question(questionId).orElseThrow();
        return question.draw(seed, drawn -> rubric().shown(drawn, question.misconceptions()));
    }
}
