import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;

/**
 * Fails unless every class given ran at least one test and no test was skipped: a green build in which a class silently ran nothing
 * is a red one. Usage: java CheckReports.java REPORT-FOLDER[:REPORT-FOLDER] SOURCE-FILE...
 */
public final class CheckReports {
    private CheckReports() {}

    public static void main(String... arguments) throws Exception {
        Map<String, Count> ran = new TreeMap<>();
        for (String folder : arguments[0].split(":")) {
            read(Path.of(folder), ran);
        }
        List<String> faults = new ArrayList<>();
        ran.forEach((name, count) -> {
            if (count.skipped > 0) {
                faults.add(name + ": " + count.skipped + " of " + count.tests + " tests skipped");
            }
            if (count.failed > 0) {
                faults.add(name + ": " + count.failed + " of " + count.tests + " tests failed");
            }
        });
        List<String> sources = List.of(arguments).subList(1, arguments.length);
        if (sources.isEmpty()) {
            faults.add("no source file given: nothing was checked");
        }
        for (String source : sources) {
            String name = className(source);
            if (ran.getOrDefault(name, new Count()).tests == 0) {
                faults.add(name + ": no test ran (" + source + ")");
            }
        }
        int tests = ran.values().stream().mapToInt(count -> count.tests).sum();
        if (!faults.isEmpty()) {
            faults.forEach(System.err::println);
            System.exit(1);
        }
        System.out.println(tests + " tests in " + ran.size() + " classes, each class ran, none skipped");
    }

    private static void read(Path folder, Map<String, Count> ran) throws Exception {
        DocumentBuilder parser = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        for (Path file : reports(folder)) {
            Element suite = parser.parse(file.toFile()).getDocumentElement();
            // The tests of a nested class count for the file that it stands in.
            String name = suite.getAttribute("name").replaceFirst("\\$.*", "");
            ran.computeIfAbsent(name, key -> new Count()).add(suite);
        }
    }

    private static List<Path> reports(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().matches("TEST-.*\\.xml"))
                    .toList();
        }
    }

    private static String className(String source) {
        return source.replaceFirst("^src/test/java/", "").replaceFirst("\\.java$", "").replace('/', '.');
    }

    private static final class Count {
        private int tests;
        private int skipped;
        private int failed;

        private void add(Element suite) {
            tests += number(suite, "tests");
            skipped += number(suite, "skipped");
            failed += number(suite, "failures") + number(suite, "errors");
        }

        private static int number(Element suite, String attribute) {
            return Integer.parseInt(suite.getAttribute(attribute));
        }
    }
}
