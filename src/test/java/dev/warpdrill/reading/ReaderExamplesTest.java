package dev.warpdrill.reading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.grading.Evidence;
import dev.warpdrill.grading.Heard;
import dev.warpdrill.grading.HeardCriterion;
import dev.warpdrill.grading.HeardMistake;
import dev.warpdrill.grading.Hearing;
import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Setup;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Examples and counter-examples of each criterion and mistake: reading/examples.txt; {@code +} met, {@code -} not, {@code !} taken back. */
class ReaderExamplesTest {
    private static final int STATIC_BYTES = 49_152;

    private final Reader reader = new Reader();

    private static List<String> rows() throws IOException {
        try (InputStream in = ReaderExamplesTest.class.getResourceAsStream("/reading/examples.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        }
    }

    @TestFactory
    Stream<DynamicTest> hears_what_is_said_and_only_that() throws IOException {
        return rows().stream().map(row -> DynamicTest.dynamicTest(row, () -> check(row.split(" \\| ", 4))));
    }

    private void check(String[] row) {
        Heard heard = read(row);
        Set<String> ids = new TreeSet<>();
        heard.criteria().stream()
                .filter(c -> c.hearing() == Hearing.MET)
                .map(HeardCriterion::id)
                .forEach(ids::add);
        heard.mistakes().stream()
                .filter(HeardMistake::certain)
                .map(HeardMistake::id)
                .forEach(ids::add);
        for (String expected : row[2].trim().split(" ")) {
            String id = expected.substring(1);
            if (expected.startsWith("+")) {
                assertThat(ids).contains(id);
            } else if (expected.startsWith("!")) {
                assertThat(contradicted(heard)).contains(id);
            } else {
                assertThat(ids).doesNotContain(id);
            }
        }
        Stream.concat(
                        heard.criteria().stream().flatMap(c -> c.evidence().stream()),
                        heard.mistakes().stream().flatMap(m -> m.evidence().stream()))
                .forEach(evidence -> assertQuotes(row[3], evidence));
    }

    private static List<String> contradicted(Heard heard) {
        return heard.criteria().stream()
                .filter(c -> c.hearing() == Hearing.CONTRADICTED)
                .map(HeardCriterion::id)
                .toList();
    }

    private static void assertQuotes(String text, Evidence evidence) {
        assertThat(text.substring(evidence.start(), evidence.end())).isEqualTo(evidence.quote());
    }

    private Heard read(String[] row) {
        String[] config = row[1].trim().split(" ");
        int bytes = Integer.parseInt(config[2]);
        KernelConfig kernel = KernelConfig.of(
                Integer.parseInt(config[1]), bytes <= STATIC_BYTES ? bytes : 0, bytes <= STATIC_BYTES ? 0 : bytes);
        Setup setup = new Setup("GPU", SmLimits.of(ComputeCapability.parse(config[0])), 0, kernel, 0);
        return reader.read(PromptKind.of(row[0].trim()).orElseThrow(), setup, 0, row[3]);
    }

    @Test
    void each_criterion_has_examples_and_counter_examples() throws IOException {
        String all = String.join(
                " ", rows().stream().map(row -> row.split(" \\| ", 4)[2]).toList());
        assertThat(rows()).hasSizeGreaterThan(80);
        for (String id : List.of(
                "block-size-stated",
                "register-limit",
                "shared-memory-limit",
                "reserved-shared-memory",
                "warp-limit",
                "block-limit",
                "binding-resource",
                "result",
                "next-step",
                "next-limiter",
                "allocation-granularity",
                "static-48k-ceiling",
                "opt-in-maximum",
                "smaller-blocks-same-occupancy",
                "theoretical-vs-achieved",
                "latency-hiding",
                "stall-evidence",
                "ilp-alternative",
                "spill-cost",
                "carve-out",
                "grid-vs-sms")) {
            assertThat(all).as(id).contains("+" + id).contains("-" + id);
        }
    }
}
