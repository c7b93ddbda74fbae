package dev.warpdrill.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Prints how well the reader agrees with the raters: {@code mvn -q test -Dtest=ReadingReportTest}. The floors lie a little under what is
 * reached; {@code -Dreading.misses=true} also lists where they part, for the two thirds that may be looked at.
 */
class ReadingReportTest {
    @Test
    void agrees_with_the_raters_of_the_written_answers() {
        ReadingReport report = measured("answers");
        assertThat(report.criteria.f1()).isGreaterThan(0.97);
        assertThat(report.mistakes.f1()).isGreaterThan(0.88);
        assertThat(report.verdicts.exact()).isGreaterThan(0.92);
    }

    @Test
    void agrees_with_the_raters_of_the_spoken_answers() {
        ReadingReport report = measured("spoken");
        assertThat(report.criteria.f1()).isGreaterThan(0.96);
        assertThat(report.mistakes.f1()).isGreaterThan(0.86);
        assertThat(report.verdicts.exact()).isGreaterThan(0.87);
    }

    @Test
    void agrees_with_the_raters_of_the_answers_that_nobody_looked_at() {
        ReadingReport report =
                ReadingReport.on(both().stream().filter(LabelledAnswer::heldOut).toList());
        assertThat(report.criteria.f1()).isGreaterThan(0.93);
        assertThat(report.verdicts.exact()).isGreaterThan(0.75);
    }

    private static List<LabelledAnswer> both() {
        return java.util.stream.Stream.concat(
                        LabelledAnswer.of("answers").stream(), LabelledAnswer.of("spoken").stream())
                .toList();
    }

    private static ReadingReport measured(String file) {
        List<LabelledAnswer> all = LabelledAnswer.of(file);
        ReadingReport report = ReadingReport.on(all);
        ReadingReport seen =
                ReadingReport.on(all.stream().filter(a -> !a.heldOut()).toList());
        ReadingReport heldOut =
                ReadingReport.on(all.stream().filter(LabelledAnswer::heldOut).toList());
        System.out.print(
                report.text(file) + seen.summary("  of these, looked at") + heldOut.summary("  of these, held out"));
        if (Boolean.getBoolean("reading.misses")) {
            System.out.print(report.misses());
        }
        return report;
    }
}
