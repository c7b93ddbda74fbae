package dev.warpdrill.reading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.grading.Figure;
import dev.warpdrill.grading.HeardFigure;
import dev.warpdrill.grading.WorksheetField;
import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Setup;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which count an answer names as the largest. */
class LargestRegistersReaderTest {

    private static final Setup SETUP =
            new Setup("H100", SmLimits.of(ComputeCapability.parse("9.0")), 132, KernelConfig.of(32, 0, 0), 0);

    private static Optional<HeardFigure> named(String text) {
        return Optional.ofNullable(new Reader()
                .read(PromptKind.LARGEST_REGISTERS, SETUP, 128, text)
                .figures()
                .get(WorksheetField.LARGEST_REGISTERS));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "168 | 168",
                "168 | At most 168 registers per thread.",
                "168 | The answer is 168.",
                "168 | Three blocks of 4 warps are 12 warps, 3 in each sub-partition. 16,384 / 3 = 5,461 a warp, rounded down to 5,376, so 168 registers a thread. At 176 only 2 blocks fit.",
                "168 | 176. No wait, 168 registers.",
                "168 | sixty five thousand five thirty six over twelve warps, that is five thousand three hundred seventy six a warp, so one sixty eight registers",
                "168 | You can go up to 168 registers before it drops to 2 blocks; above that the compiler has to spill.",
            })
    void the_named_count_is_heard(long count, String text) {
        assertThat(named(text).map(HeardFigure::figure)).contains(Figure.of(count));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"Is it 168?", "160 or 168 registers.", "It depends on the spills.", "Not 168 registers."})
    void what_is_not_asserted_names_none(String text) {
        assertThat(named(text)).isEmpty();
    }

    @Test
    void the_evidence_is_the_words() {
        String text = "So at most 168 registers.";
        assertThat(named(text).orElseThrow().evidence().quote()).isEqualTo("168 registers");
    }
}
