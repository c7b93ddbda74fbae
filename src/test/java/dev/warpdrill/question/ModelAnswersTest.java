package dev.warpdrill.question;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.occupancy.SmLimits;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Prompts, hints and model answers: complete, natural, and never wrong about a number. */
class ModelAnswersTest {

    private static final int SEEDS = 200;
    private static final List<Integer> BLOCK_SIZES = List.of(32, 96, 128, 200, 256, 512, 1024, 1056);
    private static final Pattern CUT = Pattern.compile(
            "At most (?:(\\d+) registers a thread)?(?: and )?(?:([\\d.]+) KB of shared memory a block)? give (\\d+) block.*");

    private static final SmLimits HOPPER = SmLimits.of(ComputeCapability.parse("9.0"));

    private static Stream<Variant> drawn() {
        return DrawingTest.drawn(SEEDS);
    }

    @Test
    void no_text_has_a_hole_whatever_the_block_size() {
        drawn().forEach(v -> assertThat(texts(v))
                .as("%s %s", v.questionId(), v.seed())
                .doesNotContain("{", "}", "[", "]", "null", "  ", "..", "2147483647"));
    }

    private static String texts(Variant v) {
        Stream<String> probes = v.probes().stream()
                .flatMap(p -> Stream.concat(
                        Stream.concat(Stream.of(p.prompt()), p.hints().stream().map(Hint::text)),
                        BLOCK_SIZES.stream().map(p::expected)));
        return Stream.of(
                        Stream.of(v.prompt()),
                        probes,
                        v.hints().stream().map(Hint::text),
                        v.clarifications().stream().map(Clarification::answer),
                        v.given().stream().map(Given::value))
                .flatMap(s -> s)
                .collect(Collectors.joining("\n"));
    }

    @Test
    void follow_ups_come_only_where_they_make_sense() {
        drawn().forEach(v -> v.probes().forEach(p -> {
            Occupancy o = p.setup().at(v.blockSize());
            KernelConfig k = p.setup().kernel();
            String as = v.questionId() + " " + v.seed() + " " + p.kind();
            switch (p.kind()) {
                case STATIC_48K:
                    assertThat(k.staticSharedMemoryBytes()).as(as).isPositive();
                    break;
                case GRID:
                    assertThat(p.setup().gridBlocks())
                            .as(as)
                            .isBetween(1, p.setup().smCount() * o.blocksPerSm() - 1);
                    break;
                case RESERVED:
                    assertThat(p.setup().limits().reservedSharedMemoryBytes())
                            .as(as)
                            .isPositive();
                    assertThat(k.sharedMemoryBytes()).as(as).isPositive();
                    break;
                case BLOCK_128:
                    assertThat(v.blockSize()).as(as).isNotEqualTo(128);
                    break;
                case MOVE:
                    assertThat(o.launchable() && o.warpsPerSm() < o.maxWarps())
                            .as(as)
                            .isTrue();
                    assertThat(p.expected(v.blockSize())).as(as).startsWith("At most ");
                    break;
                default:
                    assertThat(o.launchable()).as(as).isTrue();
            }
        }));
    }

    @Test
    void nobody_is_asked_to_switch_to_the_block_size_that_they_have() {
        drawn().flatMap(v -> v.probes().stream())
                .filter(p -> p.kind() == PromptKind.BLOCK_128)
                .forEach(p -> {
                    assertThat(p.fits(128)).isFalse();
                    assertThat(p.fits(64)).isTrue();
                });
    }

    /** The cut that is named gives the blocks that are named, and one step less of a cut does not. */
    @Test
    void the_next_step_is_the_smallest_that_gets_there() {
        drawn().forEach(v -> v.probes().stream()
                .filter(p -> p.kind() == PromptKind.MOVE)
                .forEach(p -> BLOCK_SIZES.forEach(size -> checkCut(p, size))));
    }

    private static void checkCut(Probe p, int blockSize) {
        Matcher m = CUT.matcher(p.expected(blockSize));
        if (!m.matches()) {
            assertThat(p.fits(blockSize)).as(p.expected(blockSize)).isFalse();
            return;
        }
        KernelConfig k = p.setup().kernel();
        int registers = m.group(1) == null ? k.registersPerThread() : Integer.parseInt(m.group(1));
        int bytes = m.group(2) == null
                ? (int) k.sharedMemoryBytes()
                : (int) Math.round(Double.parseDouble(m.group(2)) * 1024);
        int blocks = Integer.parseInt(m.group(3));
        String as = p.expected(blockSize) + " " + p.setup();
        assertThat(blocks(p, registers, bytes, blockSize)).as(as).isEqualTo(blocks);
        if (m.group(1) != null)
            assertThat(blocks(p, registers + 1, bytes, blockSize)).as(as).isLessThan(blocks);
        if (m.group(2) != null)
            assertThat(blocks(p, registers, bytes + 1, blockSize)).as(as).isLessThan(blocks);
    }

    private static int blocks(Probe p, int registers, int bytes, int blockSize) {
        return p.setup()
                .with(KernelConfig.of(registers, 0, bytes))
                .at(blockSize)
                .blocksPerSm();
    }

    @Test
    void shared_memory_is_written_as_people_say_it() {
        assertThat(drawn().map(Variant::prompt).filter(p -> p.contains("uses")))
                .allMatch(p ->
                        p.matches(".*(\\d KB of (static|dynamic) shared memory per block|no shared memory)\\*\\*.*"))
                .anyMatch(p -> p.contains("**no shared memory**"))
                .noneMatch(p ->
                        p.matches(".* a \\*\\*(A1|H1|H2|L4|RTX).*") || p.matches(".* an \\*\\*(V1|T4|B2|Jetson).*"));
    }

    @Test
    void ties_name_every_resource_and_a_kernel_without_shared_memory_is_not_limited_by_it() {
        Setup tie = new Setup("H100", HOPPER, 132, KernelConfig.of(64, 49_152, 0), 0);
        assertThat(Figures.of(tie, 256, 0)).containsEntry("binding", "registers and shared memory");
        Setup none = tie.with(KernelConfig.of(128, 0, 0));
        assertThat(Figures.of(none, 256, 0).get("with_128"))
                .startsWith("Registers allow 4 blocks, shared memory is no limit: 4 blocks, 16 of 64 warps, 25%.");
        Setup full = tie.with(KernelConfig.of(32, 0, 0));
        assertThat(Figures.of(full, 256, 0).get("next_step"))
                .isEqualTo("Every warp slot is taken: there is no higher occupancy to reach.");
    }

    @Test
    void the_seed_question_has_the_seed_answer() {
        Setup seed = new Setup("H100", HOPPER, 132, KernelConfig.of(128, 49_152, 0), 60);
        assertThat(Figures.of(seed, 256, 0))
                .containsEntry("limit_registers", "2 blocks")
                .containsEntry("limit_shared_memory", "4 blocks")
                .containsEntry("limit_warps", "8 blocks")
                .containsEntry("result", "2 blocks, 16 of 64 warps, 25%")
                .containsEntry("shared_per_block", "49 KB")
                .containsEntry("carveout", "100 KB")
                .containsEntry(
                        "next_step",
                        "At most 80 registers a thread give 3 blocks, 24 of 64 warps, 37.5%; then registers limit.");
        assertThat(seed.at(256).limit(Resource.BLOCKS)).isEqualTo(32);
    }
}
