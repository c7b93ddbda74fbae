package dev.warpdrill.grading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.bank.ShippedBank;
import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.NextSentences;
import dev.warpdrill.question.Probe;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Setup;
import dev.warpdrill.question.Task;
import dev.warpdrill.question.Variant;
import java.util.List;
import org.junit.jupiter.api.Test;

class PromptedTest {

    private static final Variant LARGEST = ShippedBank.variant("largest-registers", 1);

    @Test
    void a_follow_up_is_judged_for_the_configuration_that_it_asks_about() {
        Probe matters = LARGEST.probes().stream()
                .filter(p -> p.kind() == PromptKind.MATTERS)
                .findFirst()
                .orElseThrow();
        assertThat(matters.setup()).as("the largest register count").isNotEqualTo(LARGEST.setup());

        Prompted asked = Prompted.probe(LARGEST, matters, LARGEST.blockSize());
        Assessment silence = ShippedBank.rubric().assess(asked, Worksheet.EMPTY, Heard.NOTHING);

        assertThat(silence.criterion("next-step").orElseThrow().note())
                .isEqualTo(NextSentences.step(matters.setup(), LARGEST.blockSize()))
                .isNotEqualTo(NextSentences.step(LARGEST.setup(), LARGEST.blockSize()));
    }

    @Test
    void a_missed_launch_is_told_with_its_rule_and_its_fix() {
        Setup impossible =
                new Setup("H100 SXM", SmLimits.of(new ComputeCapability(9, 0)), 132, KernelConfig.of(136, 0, 0), 0);
        Prompted asked = new Prompted(PromptKind.LAUNCH, impossible, Task.LAUNCH, 416, 416, false, 0, 0);
        Assessment silence = ShippedBank.rubric().assess(asked, Worksheet.EMPTY, Heard.NOTHING);

        assertThat(silence.criterion("launch-rule").orElseThrow().note())
                .isEqualTo("A block needs 69,632 registers (13 warps count as 16 (rounded up to the four"
                        + " sub-partitions) at 4,352 registers each); an SM has 65,536: 4,096 too many.");
        assertThat(silence.criterion("launch-fix").orElseThrow().note())
                .isEqualTo("At most 128 registers a thread, or at most 384 threads a block.");
    }

    @Test
    void the_follow_up_on_smaller_blocks_gives_its_block_size() {
        Variant variant = ShippedBank.variant("resident-warps", 1);
        Probe smaller = new Probe(PromptKind.BLOCK_128, "What changes?", variant.setup(), 128, List.of(), "");
        assertThat(Prompted.probe(variant, smaller, 256).givenBlockSize()).isEqualTo(128);
    }
}
