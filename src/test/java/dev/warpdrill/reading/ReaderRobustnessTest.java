package dev.warpdrill.reading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.grading.Evidence;
import dev.warpdrill.grading.Heard;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Setup;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ReaderRobustnessTest {
    private static final int[] REGISTERS = {0, 1, 33, 128, 255, 256, 100_000};
    private static final int[] STATIC_BYTES = {0, 1, 49_152, 200_000};
    private static final int[] DYNAMIC_BYTES = {0, 70_000, Integer.MAX_VALUE};

    private final Reader reader = new Reader();
    private final Random chance = new Random(7);

    private Setup anySetup() {
        SmLimits limits = SmLimits.all().get(chance.nextInt(SmLimits.all().size()));
        KernelConfig kernel = KernelConfig.of(any(REGISTERS), any(STATIC_BYTES), any(DYNAMIC_BYTES));
        return new Setup("GPU", limits, 132, kernel, 60);
    }

    private int any(int[] values) {
        return values[chance.nextInt(values.length)];
    }

    private PromptKind anyPrompt() {
        return PromptKind.values()[chance.nextInt(PromptKind.values().length)];
    }

    private static void assertQuotes(String text, Heard heard) {
        Stream<Evidence> evidence = Stream.concat(
                heard.criteria().stream().flatMap(c -> c.evidence().stream()),
                heard.mistakes().stream().flatMap(m -> m.evidence().stream()));
        assertThat(evidence)
                .allSatisfy(e -> assertThat(text.substring(e.start(), e.end())).isEqualTo(e.quote()));
    }

    @Test
    void any_answer_to_any_question_on_any_kernel_is_read_and_quoted_exactly() {
        List<LabelledAnswer> answers = Stream.concat(
                        LabelledAnswer.of("answers").stream(), LabelledAnswer.of("spoken").stream())
                .toList();
        for (LabelledAnswer answer : answers) {
            for (int i = 0; i < 3; i++) {
                assertQuotes(
                        answer.text(), reader.read(anyPrompt(), anySetup(), chance.nextInt(3) * 512, answer.text()));
            }
        }
    }

    @Test
    void text_that_is_no_answer_is_read_too() {
        for (String piece : List.of(
                "1 ",
                "two ",
                "a hundred ",
                "/ ( ",
                "65536 / 256 = 3 ",
                "no ",
                "…—\u00a0",
                "\ud83d\ude80 ",
                "0,5 ",
                "\n",
                "registers 64 blocks ",
                "İstanbul ")) {
            String text = piece.repeat(500);
            assertQuotes(text, reader.read(PromptKind.WHOLE, anySetup(), 0, text));
        }
    }

    @Test
    void nothing_is_heard_in_nothing() {
        assertThat(reader.read(PromptKind.MAIN, anySetup(), 0, " \n ")).isEqualTo(Heard.NOTHING);
    }
}
