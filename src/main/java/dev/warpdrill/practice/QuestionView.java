package dev.warpdrill.practice;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.warpdrill.occupancy.Device;
import dev.warpdrill.question.Choices;
import dev.warpdrill.question.Question;
import java.util.Collection;
import java.util.List;
import java.util.Locale;

/** A question as the API shows it: what it is called, what is drawn, which kinds of follow-up may come. */
@JsonNaming(SnakeCaseStrategy.class)
record QuestionView(
        String id, int contentVersion, String title, String summary, String task, Drawn drawn, List<String> probes) {

    QuestionView {
        probes = List.copyOf(probes);
    }

    /** What the newest draw version chooses from. Block sizes are left out where the prompt withholds them. */
    @JsonNaming(SnakeCaseStrategy.class)
    record Drawn(
            int drawVersion,
            List<String> devices,
            Range registersPerThread,
            Range sharedMemoryBytes,
            List<String> sharedMemoryKinds,
            List<Integer> blockSizes,
            List<Integer> wantedBlocks) {}

    /** The smallest and the largest value that can come. */
    record Range(int least, int most) {

        static Range of(Collection<Integer> values) {
            return new Range(
                    values.stream().mapToInt(v -> v).min().orElseThrow(),
                    values.stream().mapToInt(v -> v).max().orElseThrow());
        }
    }

    static QuestionView of(Question question) {
        Choices newest = question.choices().stream()
                .filter(c -> c.version() == question.latestDraw())
                .findFirst()
                .orElseThrow();
        return new QuestionView(
                question.id(),
                question.contentVersion(),
                question.title(),
                question.summary(),
                question.task().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                new Drawn(
                        newest.version(),
                        newest.devices().stream().map(Device::name).distinct().toList(),
                        Range.of(newest.registers()),
                        Range.of(newest.sharedMemoryBytes()),
                        newest.sharedMemoryKinds().stream().distinct().toList(),
                        question.blockSizeGiven()
                                ? newest.blockSizes().stream().distinct().toList()
                                : List.of(),
                        newest.wantedBlocks().stream()
                                .filter(n -> n > 0)
                                .distinct()
                                .toList()),
                question.probes().stream().map(p -> p.kind().id()).distinct().toList());
    }
}
