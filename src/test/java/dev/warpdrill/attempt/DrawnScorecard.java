package dev.warpdrill.attempt;

import dev.warpdrill.grading.Assessment;
import dev.warpdrill.grading.CriterionResult;
import dev.warpdrill.grading.Diagnosis;
import dev.warpdrill.grading.Evidence;
import dev.warpdrill.grading.FieldResult;
import dev.warpdrill.grading.Figure;
import dev.warpdrill.grading.Judgment;
import dev.warpdrill.grading.Scorecard;
import dev.warpdrill.grading.Scorecard.CriterionLine;
import dev.warpdrill.grading.Scorecard.MistakeLine;
import dev.warpdrill.grading.Scorecard.Practice;
import dev.warpdrill.grading.Step;
import dev.warpdrill.grading.Verdict;
import dev.warpdrill.grading.WorkLine;
import dev.warpdrill.grading.Worksheet;
import dev.warpdrill.grading.WorksheetField;
import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.Given;
import dev.warpdrill.question.Hint;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Seed;
import dev.warpdrill.question.Setup;
import dev.warpdrill.question.Task;
import dev.warpdrill.question.Variant;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The scorecard as it was drawn: 128 registers and 57 KB on an H100, the reserved kilobyte forgotten. */
final class DrawnScorecard {
    static final Set<String> DEEPER =
            Set.of("allocation-granularity", "spill-cost", "next-limiter", "static-48k-ceiling", "stall-evidence");
    static final String MAIN =
            "I'd assume 256 threads per block, so 8 warps. Registers: 128 times 32 is 4,096 a warp, already a"
                    + " multiple of 256, so 32,768 a block, so 2 blocks. Shared memory: 228 / 57 = 4 blocks. Warps would allow"
                    + " 64 / 8 = 8 and the block limit is 32. The minimum is 2, so registers bind. 2 blocks: 16 warps, 25%.";
    static final String MOVE =
            "Fewer registers: at 80 registers a third block fits, 24 warps, and at 64 it is 4 blocks and 50%."
                    + " Below what the kernel needs the compiler may start spilling to local memory, so I wouldn't force it.";
    private static final int KB = 1024;

    private DrawnScorecard() {}

    static FinishedAttempt attempt() {
        return attempt(MAIN, MOVE);
    }

    /** The same judgment on other words; evidence is quoted where the words are there. */
    static FinishedAttempt attempt(String main, String move) {
        Assessment assessment = new Assessment(
                PromptKind.MAIN,
                256,
                false,
                Map.of(),
                figures(),
                fields(),
                List.of(),
                List.of(),
                List.of(),
                judgment());
        Worksheet sheet = sheet();
        Step first = new Step(PromptKind.MAIN, variant().prompt(), main, sheet, assessment, List.of());
        Step second = new Step(
                PromptKind.MOVE,
                "What would you change to raise it, and what happens next?",
                move,
                Worksheet.EMPTY,
                assessment,
                List.of(new Hint(1, "How many registers would let a third block in?", List.of("next-step"))));
        return new FinishedAttempt(
                variant(),
                List.of(first, second),
                List.of(new FinishedAttempt.Exchange("What's the block size?", "Pick one, and say which you picked.")),
                new Scorecard(
                        1,
                        judgment(),
                        256,
                        false,
                        criteria(main, move),
                        List.of(new MistakeLine(mistake(), 0)),
                        assessment,
                        List.of(new Practice(
                                "The reserved kilobyte",
                                "Where it changes the result.",
                                "resident-warps",
                                "forgot-reserved"))),
                Instant.parse("2026-11-30T14:00:00Z"),
                Instant.parse("2026-11-30T14:17:05Z"));
    }

    static Variant variant() {
        Setup setup = new Setup(
                "H100", SmLimits.of(ComputeCapability.parse("9.0")), 132, KernelConfig.of(128, 0, 57 * KB), 0);
        return new Variant(
                "resident-warps",
                1,
                "Resident warps",
                new Seed(1, 42),
                Task.RESIDENT_WARPS,
                setup,
                256,
                false,
                0,
                "How many warps are active per SM on an **H100**?",
                List.of(new Given("Device", "H100")),
                List.of(),
                List.of(),
                List.of());
    }

    private static Judgment judgment() {
        return new Judgment(
                Verdict.HIRE,
                "Right result, by the right method: 2 blocks, 16 of 64 warps, 25%, limited by registers.",
                List.of(
                        "A mistake changed a figure: shared memory fits 3 blocks, not 4.",
                        "Two of the five deeper points. Strong hire takes three."));
    }

    private static Worksheet sheet() {
        return new Worksheet(
                Map.of(WorksheetField.LIMIT_SHARED_MEMORY, "4"), figures(), Set.of(Resource.REGISTERS), List.of());
    }

    private static Map<WorksheetField, Figure> figures() {
        Map<WorksheetField, Figure> figures = new EnumMap<>(WorksheetField.class);
        figures.put(WorksheetField.BLOCK_SIZE, Figure.of(256));
        figures.put(WorksheetField.LIMIT_REGISTERS, Figure.of(2));
        figures.put(WorksheetField.LIMIT_SHARED_MEMORY, Figure.of(4));
        figures.put(WorksheetField.LIMIT_WARPS, Figure.of(8));
        figures.put(WorksheetField.LIMIT_BLOCKS, Figure.of(32));
        figures.put(WorksheetField.BLOCKS_PER_SM, Figure.of(2));
        figures.put(WorksheetField.WARPS_PER_SM, Figure.of(16));
        figures.put(WorksheetField.OCCUPANCY, new Figure(1, 4));
        return figures;
    }

    private static Map<WorksheetField, FieldResult> fields() {
        Map<WorksheetField, FieldResult> results = new EnumMap<>(WorksheetField.class);
        figures().keySet().forEach(field -> results.put(field, FieldResult.RIGHT));
        results.put(WorksheetField.BINDING, FieldResult.RIGHT);
        results.put(WorksheetField.LIMIT_SHARED_MEMORY, FieldResult.WRONG);
        return results;
    }

    private static List<CriterionLine> criteria(String main, String move) {
        return List.of(
                met(0, "block-size-stated", "Block size stated", main, "I'd assume 256 threads per block", false),
                met(0, "register-limit", "Register limit", main, "32,768 a block, so 2 blocks", false),
                missed(
                        0,
                        "shared-memory-limit",
                        "Shared-memory limit",
                        main,
                        "228 / 57 = 4 blocks",
                        "3 blocks. Each one takes 58 KB."),
                missed(
                        0,
                        "reserved-shared-memory",
                        "Reserved shared memory",
                        main,
                        "",
                        "The 1 KB per block was not counted."),
                met(0, "warp-limit", "Warp limit", main, "", false),
                met(0, "result", "Result", main, "2 blocks: 16 warps, 25%", false),
                met(1, "next-step", "Next step", move, "at 80 registers a third block fits, 24 warps", true),
                missed(
                        1,
                        "next-limiter",
                        "Next limiter",
                        move,
                        "at 64 it is 4 blocks and 50%",
                        "Shared memory stops it at 3 blocks, 37.5%."),
                new CriterionLine(
                        new CriterionResult(
                                "spill-cost",
                                "Spill cost",
                                false,
                                true,
                                false,
                                false,
                                evidence(move, "the compiler may start spilling"),
                                "",
                                false),
                        DEEPER.contains("spill-cost"),
                        1));
    }

    private static CriterionLine met(int step, String id, String title, String text, String words, boolean afterHint) {
        return new CriterionLine(
                new CriterionResult(
                        id, title, true, false, false, afterHint, evidence(text, words), "", words.isEmpty()),
                DEEPER.contains(id),
                step);
    }

    private static CriterionLine missed(int step, String id, String title, String text, String words, String note) {
        List<Evidence> evidence = evidence(text, words);
        return new CriterionLine(
                new CriterionResult(id, title, false, false, !evidence.isEmpty(), false, evidence, note, false),
                DEEPER.contains(id),
                step);
    }

    private static List<Evidence> evidence(String text, String words) {
        int start = text.indexOf(words);
        return words.isEmpty() || start < 0 ? List.of() : List.of(Evidence.of(text, start, start + words.length()));
    }

    private static Diagnosis mistake() {
        return new Diagnosis(
                "forgot-reserved",
                "The reserved kilobyte",
                "CUDA reserves 1 KB of shared memory for every resident block, on compute capability 8.0 and later.",
                false,
                true,
                List.of(),
                Map.of(WorksheetField.LIMIT_SHARED_MEMORY, Figure.of(4)),
                Map.of(WorksheetField.LIMIT_SHARED_MEMORY, Figure.of(3)),
                List.of(new WorkLine("per block", "57 KB", true), new WorkLine("228 / 57 = 4.00", "4 blocks", true)),
                List.of(new WorkLine("per block", "58 KB", true), new WorkLine("228 / 58 = 3.93", "3 blocks", true)),
                "");
    }
}
