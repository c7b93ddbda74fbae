package dev.warpdrill.grading;

import dev.warpdrill.bank.ShippedBank;
import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.Hint;
import dev.warpdrill.question.Probe;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Seed;
import dev.warpdrill.question.Setup;
import dev.warpdrill.question.Task;
import dev.warpdrill.question.Variant;
import dev.warpdrill.reading.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The interview that the drawn scorecard is about: H100, 128 registers, 57 KB of dynamic shared memory. */
final class SeedInterview {

    static final String MAIN =
            "I'd assume 256 threads per block, so 8 warps. Registers: 128 times 32 is 4,096 a warp, already a "
                    + "multiple of 256, so 32,768 a block, so 2 blocks. Shared memory: 228 / 57 = 4 blocks. Warps would allow "
                    + "64 / 8 = 8 and the block limit is 32. The minimum is 2, so registers bind. 2 blocks: 16 warps, 25%.";
    static final String MOVE =
            "Fewer registers: at 80 registers a third block fits, 24 warps, and at 64 it is 4 blocks and 50%. "
                    + "Below what the kernel needs the compiler may start spilling to local memory, so I wouldn't force it.";

    static final Setup SETUP =
            new Setup("H100 SXM", SmLimits.of(new ComputeCapability(9, 0)), 132, KernelConfig.of(128, 0, 57 * 1024), 0);
    static final Variant VARIANT = new Variant(
            "resident-warps",
            1,
            "Resident warps",
            new Seed(1, 57),
            Task.RESIDENT_WARPS,
            SETUP,
            256,
            false,
            0,
            "How many warps are active per SM?",
            List.of(),
            List.of(),
            List.of(),
            ShippedBank.variant("resident-warps", 1).probes());

    private static final Rubric RUBRIC = ShippedBank.rubric();
    private static final Reader READER = new Reader();

    private final List<Step> steps = new ArrayList<>();

    SeedInterview main(String text, Map<String, String> sheet, Hint... hints) {
        return main(text, sheet, false, hints);
    }

    SeedInterview main(String text, Map<String, String> typed, boolean asked, Hint... hints) {
        Worksheet sheet = Worksheet.parse(typed, SETUP);
        Heard heard = READER.read(PromptKind.MAIN, SETUP, 0, text);
        Assessment a = RUBRIC.assess(Prompted.main(VARIANT, asked), sheet, heard);
        steps.add(new Step(PromptKind.MAIN, VARIANT.prompt(), text, sheet, a, List.of(hints)));
        return this;
    }

    SeedInterview probe(PromptKind kind, String text, Hint... hints) {
        int size = steps.get(0).assessment().blockSize();
        Heard heard = READER.read(kind, SETUP, size, text);
        Prompted asked = Prompted.probe(VARIANT, followUp(kind), size).after(assessments());
        Assessment a = RUBRIC.assess(asked, Worksheet.EMPTY, heard);
        steps.add(new Step(kind, kind.id(), text, Worksheet.EMPTY, a, List.of(hints)));
        return this;
    }

    /** A follow-up in whose words just this was heard. */
    SeedInterview heard(PromptKind kind, String criterion, Hearing hearing) {
        int size = steps.get(0).assessment().blockSize();
        Heard heard =
                new Heard(size, false, List.of(new HeardCriterion(criterion, hearing, List.of())), List.of(), Map.of());
        Assessment a = RUBRIC.assess(
                Prompted.probe(VARIANT, followUp(kind), size).after(assessments()), Worksheet.EMPTY, heard);
        steps.add(new Step(kind, kind.id(), "", Worksheet.EMPTY, a, List.of()));
        return this;
    }

    private static Probe followUp(PromptKind kind) {
        return new Probe(kind, kind.id(), SETUP, kind == PromptKind.BLOCK_128 ? 128 : 0, List.of(), "");
    }

    List<Assessment> assessments() {
        return steps.stream().map(Step::assessment).toList();
    }

    Scorecard scorecard() {
        return RUBRIC.scorecard(VARIANT, steps);
    }
}
