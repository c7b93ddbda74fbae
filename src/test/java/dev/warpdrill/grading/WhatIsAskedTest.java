package dev.warpdrill.grading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.bank.ShippedBank;
import dev.warpdrill.occupancy.Refusal;
import dev.warpdrill.occupancy.Rule;
import dev.warpdrill.question.Seed;
import dev.warpdrill.question.Variant;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** A scorecard asks only for what there is to say, and calls a wrong result wrong. */
class WhatIsAskedTest {

    private static final Heard NOTHING = new Heard(0, false, List.of(), List.of(), Map.of());

    private static Scorecard card(Variant v, Map<String, String> lines) {
        Worksheet sheet = Worksheet.parse(lines, v.setup());
        Assessment a = ShippedBank.rubric().assess(Prompted.main(v, false), sheet, NOTHING);
        return ShippedBank.rubric()
                .scorecard(v, List.of(new Step(v.task().main(), v.prompt(), "", sheet, a, List.of())));
    }

    private static Variant launch(Predicate<Variant> wanted) {
        for (long n = 0; ; n++) {
            Variant v = ShippedBank.variant("impossible-launch", new Seed(2, n));
            if (wanted.test(v)) return v;
        }
    }

    private static boolean refusedBy(Variant v, Rule rule) {
        return v.setup()
                .at(v.blockSize())
                .refusal()
                .map(Refusal::rule)
                .filter(r -> r == rule)
                .isPresent();
    }

    private static String note(Scorecard card, String id) {
        return card.criteria().stream()
                .map(Scorecard.CriterionLine::result)
                .filter(c -> c.id().equals(id))
                .map(CriterionResult::note)
                .findFirst()
                .orElse("not asked");
    }

    @Test
    void a_full_sm_has_no_next_step_to_miss() {
        Variant full = ShippedBank.variant("resident-warps", new Seed(2, 8335271401792877L));
        int size = full.blockSize();
        assertThat(full.setup().at(size).warpsPerSm())
                .isEqualTo(full.setup().at(size).maxWarps());
        Scorecard card = card(full, Map.of("block_size", "" + size, "occupancy", "100%"));
        assertThat(note(card, "next-step")).isEqualTo("not asked");
        assertThat(note(card, "next-limiter")).isEqualTo("not asked");
        assertThat(card.practiceNext()).extracting(Scorecard.Practice::title).doesNotContain("Next step");
        assertThat(card.judgment().reasons()).noneMatch(r -> r.contains("ext step") || r.contains("next limiter"));
    }

    @Test
    void a_wrong_figure_is_a_wrong_result_and_not_none() {
        Variant v = ShippedBank.variant("largest-registers", 3);
        assertThat(card(v, Map.of("largest_registers", "7")).judgment().summary())
                .isEqualTo("There is a result, and it is wrong.");
        assertThat(card(v, Map.of()).judgment().summary())
                .isEqualTo("There is no result yet that an interviewer could use.");
    }

    @Test
    void a_launch_is_told_what_would_change_it_and_practices_what_decided_it() {
        Variant optIn = launch(v -> refusedBy(v, Rule.OPT_IN));
        Scorecard card = card(optIn, Map.of("launches", "yes"));
        assertThat(card.judgment().summary()).isEqualTo("There is a result, and it is wrong.");
        assertThat(note(card, "launch-fix"))
                .isEqualTo("Opt in: cudaFuncSetAttribute with cudaFuncAttributeMaxDynamicSharedMemorySize.");
        assertThat(note(card, "launch-rule")).contains("without the opt-in attribute; at most 49,152 are possible");
        assertThat(card.practiceNext())
                .extracting(Scorecard.Practice::title)
                .doesNotContain("Allocation granularity", "Sub-partitions");
        Variant tooMany = launch(v -> refusedBy(v, Rule.REGISTERS_PER_THREAD));
        assertThat(card(tooMany, Map.of("launches", "yes")).practiceNext())
                .extracting(Scorecard.Practice::title)
                .doesNotContain("Allocation granularity", "Sub-partitions", "48 KB static ceiling", "Opt-in maximum");
        Variant works = launch(v -> v.setup().at(v.blockSize()).launchable());
        assertThat(note(card(works, Map.of("launches", "no")), "launch-fix")).startsWith("It stops launching above ");
    }
}
