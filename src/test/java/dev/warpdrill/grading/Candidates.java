package dev.warpdrill.grading;

import dev.warpdrill.bank.ShippedBank;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Setup;
import dev.warpdrill.question.Task;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Simulated candidates: random launches that are possible, sheets typed as a person would, and their assessment. */
final class Candidates {

    static final Rubric RUBRIC = ShippedBank.rubric();

    /** The beliefs that change what a worksheet of resident warps holds. */
    static final List<Misconception> COMPUTED = List.of(
                    "threads-only",
                    "registers-only",
                    "shared-memory-only",
                    "forgot-reserved",
                    "wrong-smem-budget",
                    "no-granularity",
                    "ignores-sub-partitions",
                    "wrong-device-limit",
                    "sum-not-min")
            .stream()
            .map(id -> RUBRIC.misconception(id).orElseThrow())
            .toList();

    private final Random random;

    Candidates(long seed) {
        random = new Random(seed);
    }

    /** A launch that is possible. */
    record Launch(Setup setup, int blockSize) {

        Map<WorksheetField, Figure> sheet(View view) {
            return view.sheet(setup, blockSize);
        }

        boolean wrong(Map<WorksheetField, Figure> sheet) {
            return new FilledSheet(Task.RESIDENT_WARPS, setup, blockSize, 0, sheet, Set.of()).anyFigureWrong();
        }
    }

    Launch launch() {
        while (true) {
            SmLimits limits = any(SmLimits.all());
            int registers = 16 + random.nextInt(240);
            int shared = 512 * random.nextInt(limits.maxSharedMemoryBytesPerBlock() / 512 + 1);
            Setup setup = new Setup("a device", limits, 100, KernelConfig.of(registers, 0, shared), 0);
            int blockSize = 32 * (1 + random.nextInt(32));
            if (setup.at(blockSize).launchable()) return new Launch(setup, blockSize);
        }
    }

    <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    boolean coin() {
        return random.nextBoolean();
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    /** Types a sheet and has it assessed. */
    static Assessment assess(Launch launch, Map<WorksheetField, Figure> sheet, Set<Resource> binding) {
        Map<String, String> typed = new TreeMap<>();
        sheet.forEach((field, figure) -> typed.put(field.id(), typed(field, figure)));
        if (!binding.isEmpty())
            typed.put("binding", binding.stream().map(Resource::id).collect(Collectors.joining("|")));
        Setup setup = launch.setup();
        Prompted asked = new Prompted(PromptKind.MAIN, setup, Task.RESIDENT_WARPS, 0, 256, false, 0, 0);
        return RUBRIC.assess(asked, Worksheet.parse(typed, setup), Heard.NOTHING);
    }

    private static String typed(WorksheetField field, Figure figure) {
        if (!figure.whole()) return figure.numerator() + "/" + figure.denominator();
        return field == WorksheetField.OCCUPANCY ? 100 * figure.numerator() + "%" : "" + figure.numerator();
    }
}
