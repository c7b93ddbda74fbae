package dev.warpdrill.reading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.grading.HeardCriterion;
import dev.warpdrill.grading.Hearing;
import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Setup;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A launch of 1,056 threads a block: the question prints the figure, the candidate names the rule. */
class LaunchReaderTest {

    private static final Setup SETUP =
            new Setup("H100", SmLimits.of(ComputeCapability.parse("9.0")), 132, KernelConfig.of(32, 0, 0), 0);

    private static List<String> met(String text) {
        return new Reader()
                .read(PromptKind.LAUNCH, SETUP, 1056, text).criteria().stream()
                        .filter(c -> c.hearing() == Hearing.MET)
                        .map(HeardCriterion::id)
                        .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "No. The limit is 1024 threads per block.",
                "No: at most 1,024 threads fit in a block.",
                "It fails, 1056 threads where 1024 are allowed.",
            })
    void the_broken_rule_is_heard(String text) {
        assertThat(met(text)).contains("launch-verdict", "launch-rule");
    }

    @ParameterizedTest
    @ValueSource(strings = {"No. 1024.", "No, too many threads.", "1024 1056"})
    void a_bare_figure_is_no_rule(String text) {
        assertThat(met(text)).doesNotContain("launch-rule");
    }
}
