package dev.warpdrill.grading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.bank.ShippedBank;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.LaunchConfig;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.Question;
import dev.warpdrill.question.Seed;
import dev.warpdrill.question.Setup;
import dev.warpdrill.question.Task;
import dev.warpdrill.question.Variant;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Reads the figures back out of the notes on missed criteria and holds them against the engine. */
class NotesTest {

    private static final int SEEDS = 200;
    private static final List<Integer> BLOCK_SIZES = List.of(32, 96, 128, 256, 512, 1024);
    private static final Pattern STOPS = Pattern.compile("It stops launching above (\\d+) registers? a thread or above "
            + "([\\d,]+) threads a block(?:, or above ([\\d.]+) KB of (static|dynamic) shared memory a block)?\\.");
    private static final Pattern REGISTERS = Pattern.compile("At most (\\d+) registers a thread.*");
    private static final Pattern THREADS = Pattern.compile(".*[Aa]t most ([\\d,]+) threads a block\\.");
    private static final Pattern KILOBYTES = Pattern.compile("At most (\\d+) KB a block\\.");

    private static int number(String text) {
        return Integer.parseInt(text.replace(",", ""));
    }

    @Test
    void limits_in_notes_are_the_engines() {
        for (Question q : ShippedBank.questions())
            for (long seed = 0; seed < SEEDS; seed++) {
                Setup setup = ShippedBank.variant(q.id(), new Seed(q.latestDraw(), seed))
                        .setup();
                for (int size : BLOCK_SIZES) limits(setup, size);
            }
    }

    private static void limits(Setup setup, int size) {
        Occupancy o = setup.at(size);
        Map.of(
                        "register-limit",
                        Resource.REGISTERS,
                        "shared-memory-limit",
                        Resource.SHARED_MEMORY,
                        "warp-limit",
                        Resource.WARPS)
                .forEach((id, resource) -> {
                    Matcher m = Pattern.compile("(\\d+) blocks?").matcher(Notes.of(id, setup, size));
                    if (o.limit(resource) != Occupancy.UNLIMITED && m.find())
                        assertThat(number(m.group(1))).as(id + setup).isEqualTo(o.limit(resource));
                });
        String step = Notes.of("next-step", setup, size);
        String limiter = Notes.of("next-limiter", setup, size);
        assertThat(limiter).as(step).isNotEqualTo(step);
        Matcher m =
                Pattern.compile("give (\\d+) blocks?, (\\d+) of (\\d+) warps").matcher(step);
        if (!m.find()) return;
        assertThat(number(m.group(1))).as(step).isGreaterThan(o.blocksPerSm());
        assertThat(number(m.group(2))).as(step).isEqualTo(number(m.group(1)) * o.warpsPerBlock());
    }

    @Test
    void what_is_said_to_let_a_launch_through_does_and_what_is_said_to_stop_it_does() {
        int fixed = 0;
        int stopped = 0;
        for (long seed = 0; seed < SEEDS; seed++) {
            Variant v = ShippedBank.variant("impossible-launch", new Seed(2, seed));
            assertThat(v.task()).isEqualTo(Task.LAUNCH);
            String note = Notes.of("launch-fix", v.setup(), v.blockSize());
            if (v.setup().at(v.blockSize()).launchable()) {
                stops(v, note);
                stopped++;
            } else {
                fixes(v, note);
                fixed++;
            }
        }
        assertThat(Math.min(fixed, stopped)).isGreaterThan(50);
    }

    private static void stops(Variant v, String note) {
        Matcher m = STOPS.matcher(note);
        assertThat(m.matches()).as(note).isTrue();
        KernelConfig k = v.setup().kernel();
        int registers = number(m.group(1));
        assertThat(launches(v, k.withRegistersPerThread(registers), v.blockSize()))
                .as(note)
                .isTrue();
        assertThat(launches(v, k.withRegistersPerThread(registers + 1), v.blockSize()))
                .as(note)
                .isFalse();
        assertThat(launches(v, k, number(m.group(2)))).as(note).isTrue();
        assertThat(launches(v, k, number(m.group(2)) + 1)).as(note).isFalse();
        if (m.group(3) == null) return;
        int bytes = (int) Math.round(Double.parseDouble(m.group(3)) * 1024);
        assertThat(launches(v, shared(k, bytes), v.blockSize())).as(note).isTrue();
        assertThat(launches(v, shared(k, bytes + 1), v.blockSize())).as(note).isFalse();
    }

    private static KernelConfig shared(KernelConfig k, int bytes) {
        return k.staticSharedMemoryBytes() > 0
                ? k.withStaticSharedMemoryBytes(bytes)
                : k.withDynamicSharedMemoryBytes(bytes);
    }

    private static void fixes(Variant v, String note) {
        KernelConfig k = v.setup().kernel();
        Matcher registers = REGISTERS.matcher(note);
        Matcher threads = THREADS.matcher(note);
        Matcher kilobytes = KILOBYTES.matcher(note);
        int read = 0;
        if (registers.matches()) {
            assertThat(launches(v, k.withRegistersPerThread(number(registers.group(1))), v.blockSize()))
                    .as(note)
                    .isTrue();
            read++;
        }
        if (threads.matches()) {
            assertThat(launches(v, k, number(threads.group(1)))).as(note).isTrue();
            read++;
        }
        if (kilobytes.matches()) {
            assertThat(launches(v, shared(k, number(kilobytes.group(1)) * 1024), v.blockSize()))
                    .as(note)
                    .isTrue();
            read++;
        }
        if (note.contains("cudaFuncSetAttribute")) {
            KernelConfig opted = new KernelConfig(k.registersPerThread(), 0, (int) k.sharedMemoryBytes(), true, 1);
            assertThat(launches(v, opted, v.blockSize())).as(note).isTrue();
            read++;
        }
        assertThat(read).as(note).isPositive();
    }

    private static boolean launches(Variant v, KernelConfig kernel, int blockSize) {
        return Occupancy.of(v.setup().limits(), kernel, LaunchConfig.of(blockSize))
                .launchable();
    }
}
