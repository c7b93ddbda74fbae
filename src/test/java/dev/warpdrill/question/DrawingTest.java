package dev.warpdrill.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import dev.warpdrill.bank.ShippedBank;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.Refusal;
import dev.warpdrill.occupancy.Rule;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The same seed gives the same variant for ever, and every variant makes sense. */
class DrawingTest {

    private static final int SEEDS = 200;

    /** Every draw version of every question, so many seeds each. */
    static Stream<Variant> drawn(int seeds) {
        return ShippedBank.questions().stream()
                .flatMap(q -> q.choices().stream()
                        .flatMap(c -> IntStream.range(0, seeds)
                                .mapToObj(n -> ShippedBank.variant(q.id(), new Seed(c.version(), n)))));
    }

    @Test
    void landed_draws_never_change() throws IOException {
        assertThat(drawn(40).map(DrawingTest::line).toList()).isEqualTo(golden());
    }

    private static String line(Variant v) {
        KernelConfig k = v.setup().kernel();
        return v.questionId() + " " + v.seed() + ": " + v.setup().deviceName() + ", " + k.registersPerThread()
                + " registers, " + k.staticSharedMemoryBytes() + "+" + k.dynamicSharedMemoryBytes() + " B, block "
                + v.blockSize() + ", grid " + v.setup().gridBlocks() + ", wanted " + v.wantedBlocks()
                + (k.dynamicSharedMemoryOptIn() ? "" : ", no opt-in");
    }

    private static List<String> golden() throws IOException {
        try (InputStream in = DrawingTest.class.getResourceAsStream("/question/draws.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .strip()
                    .lines()
                    .toList();
        }
    }

    @Test
    void questions_with_the_same_seed_draw_differently() {
        assertThat(ShippedBank.variant("odd-warps", 5).setup())
                .isNotEqualTo(ShippedBank.variant("resident-warps", 5).setup());
    }

    @Test
    void every_variant_launches_unless_that_is_the_question() {
        drawn(SEEDS)
                .filter(v -> v.task() != Task.LAUNCH)
                .forEach(v -> assertThat(v.setup().at(v.blockSize()).launchable())
                        .as(line(v))
                        .isTrue());
    }

    @Test
    void half_of_the_launches_work_and_every_rule_is_broken_now_and_then() {
        Map<Rule, Integer> broken = new EnumMap<>(Rule.class);
        int work = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            Variant v = ShippedBank.variant("impossible-launch", new Seed(2, seed));
            Optional<Refusal> refusal = v.setup().at(v.blockSize()).refusal();
            if (refusal.isEmpty()) work++;
            else broken.merge(refusal.get().rule(), 1, Integer::sum);
        }
        assertThat(work).isBetween(SEEDS * 35 / 100, SEEDS * 60 / 100);
        assertThat(broken)
                .containsOnlyKeys(
                        Rule.THREADS_PER_BLOCK,
                        Rule.REGISTERS_PER_THREAD,
                        Rule.REGISTER_FILE,
                        Rule.STATIC_SHARED_MEMORY,
                        Rule.OPT_IN,
                        Rule.SHARED_MEMORY_PER_BLOCK)
                .allSatisfy((rule, times) -> assertThat(times).isGreaterThan(3));
    }

    @Test
    void warps_rounded_up_to_four_break_the_register_file_in_some_launches() {
        long roundedUp = drawn(SEEDS)
                .filter(v -> v.task() == Task.LAUNCH)
                .map(v -> v.setup().at(v.blockSize()))
                .filter(o -> !o.launchable() && o.refusal().orElseThrow().rule() == Rule.REGISTER_FILE)
                .filter(o -> (long) o.registersPerWarp() * o.warpsPerBlock() <= 65_536)
                .count();
        assertThat(roundedUp).isGreaterThan(40);
    }

    @Test
    void every_device_of_a_question_comes_up() {
        for (Question q : ShippedBank.questions()) {
            Choices newest = q.choices().get(q.choices().size() - 1);
            Set<String> wanted = new TreeSet<>();
            newest.devices().forEach(d -> wanted.add(d.name()));
            Set<String> seen = new TreeSet<>();
            for (int seed = 0; seed < SEEDS; seed++)
                seen.add(ShippedBank.variant(q.id(), new Seed(newest.version(), seed))
                        .setup()
                        .deviceName());
            assertThat(seen).as(q.id()).isEqualTo(wanted);
        }
    }

    @Test
    void drawing_prefers_variants_in_which_beliefs_show() {
        for (Question q : ShippedBank.questions()) {
            if (q.task() == Task.LAUNCH) continue;
            for (int seed = 0; seed < SEEDS; seed++) {
                Variant v = ShippedBank.variant(q.id(), new Seed(q.latestDraw(), seed));
                assertThat(ShippedBank.rubric().shown(v, q.misconceptions()))
                        .as(line(v))
                        .isPositive();
            }
        }
        long forgotten = IntStream.range(0, SEEDS)
                .mapToObj(n -> ShippedBank.variant("resident-warps", new Seed(2, n)))
                .filter(v -> ShippedBank.rubric().shown(v, List.of("forgot-reserved")) > 0)
                .count();
        assertThat(forgotten).as("the kilobyte costs a block").isGreaterThan(SEEDS * 7 / 10);
    }

    @Test
    void the_best_of_the_candidates_is_taken_and_the_first_of_equals() {
        Question q = ShippedBank.questions().get(0);
        List<Setup> candidates = new ArrayList<>();
        q.draw(new Seed(1, 3), v -> {
            candidates.add(v.setup());
            return 0;
        });
        assertThat(candidates).hasSize(12);
        assertThat(q.draw(new Seed(1, 3), v -> 0).setup()).isEqualTo(candidates.get(0));
        Setup wanted = candidates.get(7);
        assertThat(q.draw(new Seed(1, 3), v -> v.setup().equals(wanted) ? 1 : 0).setup())
                .isEqualTo(wanted);
    }

    @Test
    void the_block_size_is_withheld_where_it_is_not_given() {
        drawn(SEEDS).filter(v -> !v.blockSizeGiven()).forEach(v -> {
            assertThat(v.prompt()).doesNotContain("block size").doesNotContain("threads per block");
            assertThat(v.given()).noneMatch(g -> g.label().contains("Block"));
        });
    }

    @Test
    void a_variant_survives_storage() {
        ObjectMapper json = new ObjectMapper().registerModule(new Jdk8Module());
        drawn(SEEDS).forEach(v -> assertThat(stored(json, v)).isEqualTo(v));
    }

    private static Variant stored(ObjectMapper json, Variant v) {
        try {
            return json.readValue(json.writeValueAsString(v), Variant.class);
        } catch (IOException e) {
            throw new AssertionError(line(v), e);
        }
    }

    @Test
    void seeds_say_what_is_wrong_with_them() {
        assertThat(Seed.parse("42")).isEqualTo(new Seed(1, 42));
        assertThat(Seed.parse("2-42").toString()).isEqualTo("2-42");
        for (String wrong : List.of("", "abc", "-1", "1.5", "99999999999999999", "0-1"))
            assertThatThrownBy(() -> Seed.parse(wrong)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ShippedBank.questions().get(0).draw(new Seed(9, 1), v -> 0))
                .hasMessageContaining("no draw version 9");
    }
}
