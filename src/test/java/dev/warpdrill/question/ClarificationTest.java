package dev.warpdrill.question;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.bank.ShippedBank;
import java.util.Comparator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an interviewer makes of a typed question; "-" where there is nothing to answer. */
class ClarificationTest {

    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', textBlock = """
                    What's the block size?,block-size
                    how many threads per block,block-size
                    How big is a block?,block-size
                    what are the launch bounds,block-size
                    blockDim?,block-size
                    how many warps per block are there,block-size
                    Is the shared memory static or dynamic?,shared-memory-kind
                    Is it declared extern __shared__?,shared-memory-kind
                    What kind of shared memory is it?,shared-memory-kind
                    Did the kernel opt in to more than 48 KB?,opt-in
                    is cudaFuncSetAttribute called,opt-in
                    Have you opted in?,opt-in
                    How many blocks are in the grid?,grid
                    What is the grid size?,grid
                    how many waves does it run,grid
                    How many blocks are launched in total?,grid
                    Is it the SXM or the PCIe part?,device
                    Which variant of the GPU is this?,device
                    What compute capability is that?,device
                    How many SMs does it have?,device
                    How much shared memory has an SM?,-
                    How large is the register file?,-
                    Is the answer 16?,-
                    """)
    void a_typed_question_is_understood(String typed, String id) {
        for (long seed = 0; seed < 5; seed++) {
            Variant v = ShippedBank.variant("resident-warps", new Seed(2, seed));
            String understood = v.clarifications().stream()
                    .filter(c -> c.matches(typed) > 0)
                    .max(Comparator.comparingInt((Clarification c) -> c.matches(typed)))
                    .map(Clarification::id)
                    .orElse("-");
            assertThat(understood).as(typed).isEqualTo(id);
        }
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
