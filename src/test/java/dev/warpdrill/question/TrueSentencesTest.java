package dev.warpdrill.question;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Reads the figures back out of every generated sentence and holds them against the engine. */
class TrueSentencesTest {

    private static final int SEEDS = 200;
    private static final List<Integer> BLOCK_SIZES = List.of(32, 64, 96, 128, 192, 256, 512, 1024);
    private static final Pattern RESULT = Pattern.compile("(\\d+) blocks?, (\\d+) of (\\d+) warps, ([\\d.]+)%");
    private static final Pattern BY_128 = Pattern.compile("Registers allow (\\d+) blocks?, shared memory "
            + "(?:is no limit|(\\d+) blocks?)(?:, warps (\\d+) blocks?)?(?:, (?:block slots|blocks?|resident blocks) (\\d+) "
            + "blocks?)?(?:, named barriers \\d+ blocks?)?: (\\d+) blocks?, .*");
    private static final Pattern COMPARED =
            Pattern.compile("That is (more|fewer) than the (\\d+) warps of ([\\d,]+)-thread blocks");
    private static final Pattern HELD =
            Pattern.compile("(\\d+) SMs? holds? the (\\d+) blocks? of the per-SM figure, (\\d+) holds? only (\\d+)");
    private static final Pattern EVEN = Pattern.compile("no SM gets more than (\\d+) of the (\\d+) blocks? that fit");
    private static final Pattern IDLE =
            Pattern.compile("(\\d+) blocks? on (\\d+) SMs?: (\\d+) SMs? gets? nothing (.*)");
    private static final Pattern BEST = Pattern.compile("will be ([a-z ]+), about ([\\d.]+)% of it at best");
    private static final Pattern RESERVED =
            Pattern.compile("A block takes ([\\d.]+) KB here, so shared memory allows (\\d+) blocks?\\.");
    private static final Pattern PERCENT = Pattern.compile("(?:at|here|figure is|than) ([\\d.]+)%");

    private interface Check {
        void on(Probe probe, int blockSize, String text);
    }

    private static int each(PromptKind kind, Check check) {
        int checked = 0;
        for (Variant v : DrawingTest.drawn(SEEDS).toList())
            for (Probe p : v.probes())
                for (int size : BLOCK_SIZES)
                    if (p.kind() == kind && p.fits(size)) {
                        check.on(p, size, p.expected(size));
                        checked++;
                    }
        assertThat(checked).as("sentences about " + kind.id()).isGreaterThan(50);
        return checked;
    }

    private static int number(Matcher m, int group) {
        return Integer.parseInt(m.group(group).replace(",", ""));
    }

    private static void sameResult(String text, Occupancy o) {
        Matcher m = RESULT.matcher(text);
        assertThat(m.find()).as(text).isTrue();
        assertThat(List.of(number(m, 1), number(m, 2), number(m, 3)))
                .as(text)
                .containsExactly(o.blocksPerSm(), o.blocksPerSm() * o.warpsPerBlock(), o.maxWarps());
        assertThat(Double.parseDouble(m.group(4))).as(text).isCloseTo(100.0 * o.warpsPerSm() / o.maxWarps(), within());
    }

    private static Offset<Double> within() {
        return Offset.offset(0.0051);
    }

    @Test
    void blocks_of_128_threads_are_compared_with_the_candidates_own() {
        each(PromptKind.BLOCK_128, (p, size, text) -> {
            Occupancy own = p.setup().at(size);
            Occupancy then = p.setup().at(128);
            sameResult(text, then);
            Matcher limits = BY_128.matcher(text);
            assertThat(limits.matches()).as(text).isTrue();
            int least = Integer.MAX_VALUE;
            for (int g = 1; g <= 4; g++) if (limits.group(g) != null) least = Math.min(least, number(limits, g));
            assertThat(least).as("the smallest limit that is named: " + text).isEqualTo(number(limits, 5));
            assertThat(number(limits, 1)).as(text).isEqualTo(then.limit(Resource.REGISTERS));
            Matcher compared = COMPARED.matcher(text);
            if (compared.find()) {
                assertThat(number(compared, 2)).as(text).isEqualTo(own.warpsPerSm());
                assertThat(number(compared, 3)).as(text).isEqualTo(size);
                assertThat(compared.group(1).equals("more")).as(text).isEqualTo(then.warpsPerSm() > own.warpsPerSm());
                assertThat(then.warpsPerSm()).as(text).isNotEqualTo(own.warpsPerSm());
            } else if (own.launchable()) {
                assertThat(text).contains("The warps do not change.");
                assertThat(then.warpsPerSm()).as(text).isEqualTo(own.warpsPerSm());
            } else assertThat(text).doesNotContain("The warps do not change.");
            assertThat(text.contains("also leave a smaller tail")).as(text).isEqualTo(size > 128);
            assertThat(text).doesNotContain(size > 128 ? "the larger ones" : "a smaller tail");
        });
    }

    @Test
    void a_short_grid_lies_on_the_sms_as_the_sentence_says() {
        each(PromptKind.GRID, (p, size, text) -> {
            int fit = p.setup().at(size).blocksPerSm();
            int[] sms = new int[p.setup().smCount()];
            for (int block = 0; block < p.setup().gridBlocks(); block++) sms[block % sms.length]++;
            long full = Arrays.stream(sms).filter(n -> n == fit).count();
            long idle = Arrays.stream(sms).filter(n -> n == 0).count();
            int most = sms[0];
            Matcher held = HELD.matcher(text);
            Matcher even = EVEN.matcher(text);
            Matcher empty = IDLE.matcher(text);
            if (held.find()) {
                assertThat(number(held, 1)).as(text).isEqualTo((int) full).isPositive();
                assertThat(number(held, 2)).as(text).isEqualTo(fit);
                assertThat(number(held, 3)).as(text).isEqualTo((int) (sms.length - full));
                assertThat(number(held, 4)).as(text).isEqualTo(sms[sms.length - 1]);
            } else if (even.find()) {
                assertThat(number(even, 1)).as(text).isEqualTo(most).isLessThan(fit);
                assertThat(number(even, 2)).as(text).isEqualTo(fit);
            } else {
                assertThat(empty.find()).as(text).isTrue();
                assertThat(number(empty, 3)).as(text).isEqualTo((int) idle).isPositive();
                assertThat(text.contains("irrelevant")).as(text).isEqualTo(fit > 1);
            }
            Matcher best = BEST.matcher(text);
            double share = 100.0 * p.setup().gridBlocks() / ((sms.length - idle) * fit);
            assertThat(best.find()).as(text).isEqualTo(share < 100);
            if (share == 100) return;
            assertThat(Double.parseDouble(best.group(2))).as(text).isCloseTo(share, Offset.offset(0.1));
            assertThat(best.group(1))
                    .as(text)
                    .isEqualTo(share < 50 ? "far lower" : share < 90 ? "lower" : "a little lower");
        });
    }

    @Test
    void the_reserve_the_opt_in_and_the_next_step_give_what_they_say() {
        each(PromptKind.RESERVED, (p, size, text) -> {
            Matcher m = RESERVED.matcher(text);
            assertThat(m.find()).as(text).isTrue();
            double kilobytes = p.setup().kernel().sharedMemoryBytes() / 1024.0 + 1;
            assertThat(Double.parseDouble(m.group(1))).as(text).isEqualTo(kilobytes);
            assertThat(number(m, 2)).as(text).isEqualTo(p.setup().at(size).limit(Resource.SHARED_MEMORY));
            if (p.setup().at(size).launchable())
                assertThat(text.contains("the resident block "))
                        .as(text)
                        .isEqualTo(p.setup().at(size).blocksPerSm() == 1);
        });
        each(PromptKind.STATIC_48K, (p, size, text) -> {
            int most = p.setup().limits().maxSharedMemoryBytesPerBlock() / 1024;
            assertThat(text).contains("is " + most + " KB a block");
            assertThat(text.contains("not possible here")).as(text).isEqualTo(most < 100);
        });
        each(PromptKind.MOVE, (p, size, text) -> {
            Matcher m = RESULT.matcher(text);
            assertThat(m.find()).as(text).isTrue();
            assertThat(number(m, 1)).as(text).isGreaterThan(p.setup().at(size).blocksPerSm());
            assertThat(number(m, 2))
                    .as(text)
                    .isEqualTo(number(m, 1) * p.setup().at(size).warpsPerBlock());
        });
    }

    @Test
    void an_occupancy_in_a_text_is_that_of_its_block_size() {
        for (PromptKind kind : List.of(PromptKind.MATTERS, PromptKind.ACHIEVED))
            each(kind, (p, size, text) -> {
                Matcher m = PERCENT.matcher(text);
                assertThat(m.find()).as(text).isTrue();
                Occupancy o = p.setup().at(size);
                assertThat(Double.parseDouble(m.group(1)))
                        .as(text)
                        .isCloseTo(100.0 * o.warpsPerSm() / o.maxWarps(), within());
            });
    }

    @Test
    void hints_and_clarifications_name_the_variants_own_figures() {
        for (Variant v : DrawingTest.drawn(SEEDS).toList()) {
            int warps = (v.blockSize() + 31) / 32;
            for (Hint h : v.hints()) {
                Matcher m =
                        Pattern.compile("(?:block has|block of) (\\d+) warps?").matcher(h.text());
                while (m.find()) assertThat(number(m, 1)).as(h.text()).isEqualTo(warps);
                Matcher most = Pattern.compile("opted in to at (\\d+) KB").matcher(h.text());
                while (most.find())
                    assertThat(number(most, 1) * 1024)
                            .as(h.text())
                            .isEqualTo(v.setup().limits().maxSharedMemoryBytesPerBlock());
            }
            for (Clarification c : v.clarifications()) {
                Matcher m = Pattern.compile("([\\d,]+) threads a block").matcher(c.answer());
                while (m.find()) assertThat(number(m, 1)).as(c.answer()).isEqualTo(v.blockSize());
                Matcher grid = Pattern.compile("^([\\d,]+) blocks?\\.$").matcher(c.answer());
                while (grid.find())
                    assertThat(number(grid, 1))
                            .as(c.answer())
                            .isEqualTo(v.setup().gridBlocks());
            }
        }
    }
}
