package dev.warpdrill.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import dev.warpdrill.bank.ShippedBank;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The same seed gives the same variant for ever, and every variant makes sense. */
class DrawingTest {

    private static final int SEEDS = 200;

    @Test
    void landed_draws_never_change() throws IOException {
        List<String> drawn = new ArrayList<>();
        for (Question question : ShippedBank.questions())
            for (int seed = 0; seed < 40; seed++) drawn.add(line(ShippedBank.variant(question.id(), seed)));
        assertThat(String.join("\n", drawn)).isEqualTo(golden());
    }

    private static String line(Variant v) {
        return v.questionId() + " " + v.seed() + ": " + v.setup().deviceName() + ", "
                + v.setup().kernel().registersPerThread() + " registers, "
                + v.setup().kernel().staticSharedMemoryBytes() + "+"
                + v.setup().kernel().dynamicSharedMemoryBytes() + " B, block " + v.blockSize() + ", grid "
                + v.setup().gridBlocks() + ", wanted " + v.wantedBlocks();
    }

    private static String golden() throws IOException {
        try (InputStream in = DrawingTest.class.getResourceAsStream("/question/draws.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        }
    }

    @Test
    void every_variant_is_complete_and_sensible() {
        for (Question question : ShippedBank.questions())
            for (int seed = 0; seed < SEEDS; seed++) {
                Variant v = ShippedBank.variant(question.id(), seed);
                assertThat(texts(v)).as("%s %d", question.id(), seed).doesNotContain("{", "}");
                if (v.task() != Task.LAUNCH)
                    assertThat(v.setup().at(v.blockSize()).launchable()).isTrue();
                boolean fixed = v.setup().kernel().staticSharedMemoryBytes() > 0;
                for (Probe p : v.probes()) {
                    if (p.kind() == PromptKind.STATIC_48K) assertThat(fixed).isTrue();
                    if (p.kind() == PromptKind.GRID)
                        assertThat(v.setup().gridBlocks())
                                .isLessThan(v.setup().smCount()
                                        * v.setup().at(v.blockSize()).blocksPerSm());
                    if (p.kind() == PromptKind.RESERVED)
                        assertThat(v.setup().limits().reservedSharedMemoryBytes())
                                .isPositive();
                }
            }
    }

    private static String texts(Variant v) {
        String probes = v.probes().stream()
                .map(p -> p.prompt() + p.expected(v.blockSize()) + p.expected(1024))
                .collect(Collectors.joining(" "));
        return v.prompt()
                + probes
                + v.hints().stream().map(Hint::text).collect(Collectors.joining())
                + v.clarifications().stream().map(Clarification::answer).collect(Collectors.joining());
    }

    @Test
    void drawing_prefers_variants_in_which_beliefs_show() {
        for (Question question : ShippedBank.questions()) {
            int shown = 0;
            for (int seed = 0; seed < SEEDS; seed++)
                shown += ShippedBank.rubric().shown(ShippedBank.variant(question.id(), seed), question.misconceptions())
                                > 0
                        ? 1
                        : 0;
            System.out.println("some belief shows: " + question.id() + " " + shown + " of " + SEEDS);
            assertThat(shown).as(question.id()).isGreaterThan(SEEDS * (question.task() == Task.LAUNCH ? 3 : 8) / 10);
        }
    }

    @Test
    void the_block_size_is_withheld_where_it_is_not_given() {
        for (int seed = 0; seed < SEEDS; seed++) {
            Variant v = ShippedBank.variant("resident-warps", seed);
            assertThat(v.prompt()).doesNotContain("block size").doesNotContain("threads per block");
            assertThat(v.given()).noneMatch(g -> g.label().contains("lock"));
        }
    }

    @Test
    void a_variant_survives_storage() throws IOException {
        ObjectMapper json = new ObjectMapper().registerModule(new Jdk8Module());
        for (Question question : ShippedBank.questions()) {
            Variant v = ShippedBank.variant(question.id(), 7);
            assertThat(json.readValue(json.writeValueAsString(v), Variant.class))
                    .isEqualTo(v);
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
