package dev.warpdrill.grading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.bank.ShippedBank;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Setup;
import dev.warpdrill.question.Task;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Candidates with one wrong belief each, on random configurations in which it shows. */
class BeliefSimulationTest {

    private static final Rubric RUBRIC = ShippedBank.rubric();
    private static final List<Misconception> COMPUTED =
            RUBRIC.misconceptions().stream().filter(m -> m.belief().isPresent()).toList();

    @Test
    void one_belief_alone_is_named_and_nothing_else() {
        Random random = new Random(20261130);
        Map<String, int[]> rates = new TreeMap<>();
        int sheets = 0;
        while (sheets < 1_000) {
            Misconception belief = COMPUTED.get(random.nextInt(COMPUTED.size()));
            Setup setup = setup(random);
            int blockSize = 32 * (1 + random.nextInt(32));
            if (!setup.at(blockSize).launchable()) continue;
            List<Map<WorksheetField, Figure>> forms =
                    belief.belief().orElseThrow().predict(setup, blockSize);
            Map<WorksheetField, Figure> sheet = forms.get(random.nextInt(forms.size()));
            if (sameAsTruth(sheet, setup, blockSize) || explainedByOthers(belief, sheet, setup, blockSize)) continue;
            sheets++;
            int[] rate = rates.computeIfAbsent(belief.id(), id -> new int[2]);
            rate[1]++;
            List<Diagnosis> named = assess(sheet, setup).diagnoses();
            if (named.size() == 1
                    && named.get(0).misconceptionId().equals(belief.id())
                    && !named.get(0).possible()) rate[0]++;
        }
        rates.forEach((id, rate) -> System.out.println("named " + id + ": " + rate[0] + " of " + rate[1]));
        assertThat(rates).hasSize(COMPUTED.size());
        rates.forEach((id, rate) -> assertThat(rate[0]).as(id).isGreaterThanOrEqualTo((int) Math.ceil(0.95 * rate[1])));
    }

    @Test
    void nothing_is_named_on_1000_right_sheets() {
        Random random = new Random(7);
        for (int i = 0; i < 1_000; i++) {
            Setup setup = setup(random);
            int blockSize = 32 * (1 + random.nextInt(32));
            if (!setup.at(blockSize).launchable()) continue;
            assertThat(assess(View.TRUE.sheet(setup, blockSize), setup).diagnoses())
                    .isEmpty();
        }
    }

    private static boolean sameAsTruth(Map<WorksheetField, Figure> sheet, Setup setup, int blockSize) {
        return !new FilledSheet(Task.RESIDENT_WARPS, setup, blockSize, 0, sheet, Set.of()).anyWrong();
    }

    /** Rates are counted over sheets that one belief alone explains. */
    private static boolean explainedByOthers(
            Misconception own, Map<WorksheetField, Figure> sheet, Setup setup, int blockSize) {
        return COMPUTED.stream()
                .filter(m -> !m.id().equals(own.id()))
                .anyMatch(
                        m -> m.belief().orElseThrow().predict(setup, blockSize).contains(sheet));
    }

    private static Assessment assess(Map<WorksheetField, Figure> sheet, Setup setup) {
        Map<String, String> typed = new EnumMap<>(sheet)
                .entrySet().stream()
                        .collect(Collectors.toMap(
                                e -> e.getKey().id(),
                                e -> e.getValue().numerator()
                                        + (e.getValue().whole()
                                                ? ""
                                                : "/" + e.getValue().denominator())));
        typed.computeIfPresent("occupancy", (id, text) -> text.contains("/") ? text : 100 * Long.parseLong(text) + "%");
        Prompted asked = new Prompted(PromptKind.MAIN, setup, Task.RESIDENT_WARPS, 0, 256, false, 0, 0);
        return RUBRIC.assess(asked, Worksheet.parse(typed, setup), Heard.NOTHING);
    }

    private static Setup setup(Random random) {
        SmLimits limits = SmLimits.all().get(random.nextInt(SmLimits.all().size()));
        int registers = 16 + random.nextInt(240);
        int shared = 512 * random.nextInt(limits.maxSharedMemoryBytesPerBlock() / 512 + 1);
        return new Setup("a device", limits, 100, KernelConfig.of(registers, 0, shared), 0);
    }
}
