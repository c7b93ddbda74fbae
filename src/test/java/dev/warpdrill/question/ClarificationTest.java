package dev.warpdrill.question;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.bank.ShippedBank;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What an interviewer makes of a typed question. */
class ClarificationTest {

    private static final String EVERY = "*";

    static Stream<String> asked() throws IOException {
        try (InputStream in = ClarificationTest.class.getResourceAsStream("/question/asked.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("asked")
    void a_typed_question_is_understood(String row) {
        String[] cells = row.split(" \\| ");
        List<String> questions = cells[0].equals(EVERY)
                ? List.of("resident-warps", "odd-warps", "impossible-launch")
                : List.of(cells[0]);
        for (String question : questions)
            for (String typed : List.of(cells[1], cells[1].toUpperCase(Locale.ROOT), "Hi! " + cells[1]))
                assertThat(understood(question, typed).map(Clarification::id).orElse("-"))
                        .as(question + ": " + typed)
                        .isEqualTo(cells[2]);
    }

    private static Optional<Clarification> understood(String question, String typed) {
        return new TypedQuestion(typed).about(newest(question, 1).clarifications());
    }

    private static Variant newest(String question, long seed) {
        int draw = ShippedBank.questions().stream()
                .filter(q -> q.id().equals(question))
                .findFirst()
                .orElseThrow()
                .latestDraw();
        return ShippedBank.variant(question, new Seed(draw, seed));
    }

    @Test
    void what_is_offered_is_understood_as_what_it_is() {
        for (Question q : ShippedBank.questions())
            for (Clarification c : newest(q.id(), 3).clarifications())
                if (!c.unoffered())
                    assertThat(understood(q.id(), c.question()).map(Clarification::id))
                            .as(q.id() + ": " + c.question())
                            .contains(c.id());
    }

    @Test
    void what_the_prompt_says_is_said_again() {
        Variant v = newest("resident-warps", 3);
        KernelFacts facts = new KernelFacts(v);
        assertThat(answer(v, "How many registers per thread?")).isEqualTo(facts.registers + " registers a thread.");
        assertThat(answer(v, "How much shared memory per block?")).isEqualTo(facts.sharedMemory + ".");
        assertThat(v.prompt()).contains("" + facts.registers, facts.sharedMemory);
        assertThat(answer(v, "How many blocks fit per SM?")).isEqualTo("That is yours to work out.");
        Variant wanted = newest("largest-registers", 3);
        assertThat(answer(wanted, "how many blocks do you want?"))
                .isEqualTo(wanted.wantedBlocks() + " blocks of " + wanted.blockSize() + " threads on each SM.");
    }

    private record KernelFacts(int registers, String sharedMemory) {
        KernelFacts(Variant v) {
            this(
                    v.setup().kernel().registersPerThread(),
                    Sentences.sharedMemory(v.setup().kernel()));
        }
    }

    private static String answer(Variant v, String typed) {
        return new TypedQuestion(typed).about(v.clarifications()).orElseThrow().answer();
    }

    @ParameterizedTest
    @CsvSource({"block-size, threads a block", "shared-memory-kind, .", "grid, .", "device, compute capability"})
    void every_question_answers_what_may_be_asked(String id, String answer) {
        for (Question q : ShippedBank.questions()) {
            Variant v = ShippedBank.variant(q.id(), new Seed(q.latestDraw(), 1));
            assertThat(v.clarifications())
                    .as(q.id())
                    .anyMatch(c -> c.id().equals(id) && c.answer().contains(answer));
        }
    }
}
