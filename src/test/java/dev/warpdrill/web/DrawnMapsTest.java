package dev.warpdrill.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.LaunchConfig;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.SmLimits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every shape of fourteen maps as they were drawn by hand, to the hundredth of a unit: src/test/resources/web/drawn-maps.csv. */
class DrawnMapsTest {
    /** case, cc, registers, shared_kb, block, then one shape. */
    private static final int CONFIGURATION = 5;

    private static final int COLUMNS = 12;

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void a_map_has_the_drawn_shapes(String name, List<String> configuration, List<String> drawn) {
        Occupancy o = Occupancy.of(
                SmLimits.of(ComputeCapability.parse(configuration.get(0))),
                KernelConfig.of(number(configuration, 1), 0, 1024 * number(configuration, 2)),
                LaunchConfig.of(number(configuration, 3)));
        List<String> shapes = SmMap.of("Any", o, "m").gauges().stream()
                .flatMap(gauge -> gauge.parts().stream())
                .flatMap(part -> part.shapes().stream())
                .map(DrawnMapsTest::line)
                .toList();
        assertThat(shapes).containsExactlyInAnyOrderElementsOf(drawn);
    }

    static Stream<Arguments> cases() throws IOException {
        Map<String, List<String>> shapes = new LinkedHashMap<>();
        Map<String, List<String>> configurations = new LinkedHashMap<>();
        for (String line : read().lines().skip(1).toList()) {
            String[] cells = line.split(",", COLUMNS);
            configurations.put(cells[0], List.of(cells).subList(1, CONFIGURATION));
            String text = cells[COLUMNS - 1].replace("\"", "");
            shapes.computeIfAbsent(cells[0], c -> new ArrayList<>())
                    .add(String.join(",", List.of(cells).subList(CONFIGURATION, COLUMNS - 1)) + "," + text);
        }
        return shapes.keySet().stream().map(name -> Arguments.of(name, configurations.get(name), shapes.get(name)));
    }

    private static String read() throws IOException {
        try (InputStream in = DrawnMapsTest.class.getResourceAsStream("/web/drawn-maps.csv")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static int number(List<String> cells, int index) {
        return Integer.parseInt(cells.get(index));
    }

    private static String line(Shape s) {
        return String.join(",", s.kind(), s.x(), s.y(), s.width(), s.height(), s.css(), s.text() + s.path());
    }
}
