package dev.warpdrill.grading;

import static dev.warpdrill.grading.Candidates.COMPUTED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.grading.Candidates.Launch;
import dev.warpdrill.question.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Candidates with one or two wrong beliefs, on random configurations in which they show. */
class BeliefSimulationTest {

    private static final int SHEETS_EACH = 112; // 1,008 of nine beliefs
    private static final int PAIRS = 300;
    private static final double NAMED = 0.95;

    @Test
    void one_belief_alone_is_named_and_nothing_else() {
        Candidates candidates = new Candidates(20261130);
        for (Misconception belief : COMPUTED) {
            int named = 0;
            for (int sheet = 0; sheet < SHEETS_EACH; sheet++) if (namedAlone(candidates, belief)) named++;
            System.out.println("named " + belief.id() + ": " + named + " of " + SHEETS_EACH);
            assertThat(named).as(belief.id()).isGreaterThanOrEqualTo((int) Math.ceil(NAMED * SHEETS_EACH));
        }
    }

    /** One sheet that this belief alone explains; half of the candidates also say what binds. */
    private static boolean namedAlone(Candidates candidates, Misconception belief) {
        while (true) {
            Launch launch = candidates.launch();
            View view = candidates.any(belief.belief().orElseThrow().views().toList());
            Map<WorksheetField, Figure> sheet = launch.sheet(view);
            if (!launch.wrong(sheet) || explainedByOthers(belief, sheet, launch)) continue;
            boolean binding = candidates.coin();
            List<Diagnosis> named = Candidates.assess(
                            launch, sheet, binding ? view.binding(launch.setup(), launch.blockSize()) : Set.of())
                    .diagnoses();
            return named.size() == 1
                    && named.get(0).misconceptionId().equals(belief.id())
                    && !named.get(0).possible();
        }
    }

    private static boolean explainedByOthers(Misconception own, Map<WorksheetField, Figure> sheet, Launch launch) {
        return COMPUTED.stream().anyMatch(m -> !m.equals(own) && explains(m, sheet, launch));
    }

    private static boolean explains(Misconception m, Map<WorksheetField, Figure> sheet, Launch launch) {
        return m.belief()
                .orElseThrow()
                .predict(launch.setup(), launch.blockSize())
                .contains(sheet);
    }

    @Test
    void two_beliefs_together_are_both_named() {
        Candidates candidates = new Candidates(8);
        int named = 0;
        int alone = 0;
        for (int sheets = 0; sheets < PAIRS; sheets++) {
            List<Misconception> held = new ArrayList<>();
            Assessment a = heldTogether(candidates, held);
            Set<String> found =
                    a.diagnoses().stream().map(Diagnosis::misconceptionId).collect(Collectors.toSet());
            if (held.stream().allMatch(m -> found.contains(m.id()))) named++;
            if (found.size() == held.size() && a.diagnoses().stream().noneMatch(Diagnosis::possible)) alone++;
        }
        System.out.println("two beliefs: both named " + named + ", and nothing else " + alone + " of " + PAIRS);
        assertThat(named).isGreaterThanOrEqualTo((int) (NAMED * PAIRS));
    }

    /** A sheet that takes both beliefs to explain. */
    private static Assessment heldTogether(Candidates candidates, List<Misconception> held) {
        while (true) {
            Misconception first = candidates.any(COMPUTED);
            Misconception second = candidates.any(COMPUTED);
            UnaryOperator<View> one =
                    candidates.any(first.belief().orElseThrow().forms());
            UnaryOperator<View> two =
                    candidates.any(second.belief().orElseThrow().forms());
            View both = two.apply(one.apply(View.TRUE));
            Launch launch = candidates.launch();
            Map<WorksheetField, Figure> sheet = launch.sheet(both);
            if (first.equals(second) || !one.apply(both).equals(both) || !launch.wrong(sheet)) continue;
            if (explainedByOne(sheet, launch)) continue;
            held.addAll(List.of(first, second));
            return Candidates.assess(launch, sheet, Set.of());
        }
    }

    /** Blank lines speak for two beliefs, but a simpler explanation of what is filled in goes first. */
    private static boolean explainedByOne(Map<WorksheetField, Figure> sheet, Launch launch) {
        FilledSheet filled =
                new FilledSheet(Task.RESIDENT_WARPS, launch.setup(), launch.blockSize(), 0, sheet, Set.of());
        return COMPUTED.stream().flatMap(m -> m.belief().orElseThrow().views()).anyMatch(filled::explainedBy);
    }

    @Test
    void nothing_is_named_on_1000_right_sheets() {
        Candidates candidates = new Candidates(7);
        for (int i = 0; i < 1_000; i++) {
            Launch launch = candidates.launch();
            Assessment a = Candidates.assess(
                    launch,
                    launch.sheet(View.TRUE),
                    launch.setup().at(launch.blockSize()).limitedBy());
            assertThat(a.diagnoses()).as(launch.toString()).isEmpty();
            assertThat(a.fields()).doesNotContainValue(FieldResult.WRONG).doesNotContainValue(FieldResult.FOLLOWS);
        }
    }
}
