package dev.warpdrill.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The house rules that only source text shows. Each returns its breaches, empty if there is none. */
final class SourceRules {
    private static final int LONGEST_FILE_LINES = 250;
    private static final Pattern CODE = Pattern.compile(".*\\.(java|html|css|js|sql|properties)");
    private static final Pattern TEXT =
            Pattern.compile(".*(\\.(java|html|css|js|sql|properties|xml|ya?ml|md)|/\\.ci/.*)");
    private static final Pattern TEMPLATE = Pattern.compile(".*/templates/.*\\.html");
    private static final Pattern MIGRATION = Pattern.compile("V[1-9][0-9]*__[a-z_]+?__[a-z_]+\\.sql");

    /** What the content security policy forbids, and a browser would refuse without a word on the page. */
    private static final Pattern INLINE = Pattern.compile(
            "<style\\b|<script\\b(?![^>]*\\b(src|type=\"application/json\"))|<[^>]*\\s(style|on[a-z]+|hx-on[^=\\s]*)\\s*=|javascript:");

    private static final Pattern MACHINE_PATH = Pattern.compile("[\"=( ]/(work|root|home|tmp)/");

    private SourceRules() {}

    static List<String> longFiles(Path folder) {
        return breaches(folder, matches(CODE), text -> text.lines().count() > LONGEST_FILE_LINES, "over 250 lines");
    }

    static List<String> inlineScriptsAndStyles(Path folder) {
        return breaches(folder, matches(TEMPLATE), text -> INLINE.matcher(text).find(), "an inline script or style");
    }

    static List<String> pathsOfOneMachine(Path folder) {
        return breaches(
                folder, matches(TEXT), text -> MACHINE_PATH.matcher(text).find(), "a path of one machine");
    }

    static List<String> migrationsWithoutAName(Path folder) {
        return breaches(
                folder,
                file -> file.toString().endsWith(".sql")
                        && !MIGRATION.matcher(file.getFileName().toString()).matches(),
                text -> true,
                "is not called V<n>__<table>__<operation>.sql");
    }

    static List<String> migrationsWithoutAComment(Path folder) {
        return breaches(
                folder,
                file -> file.toString().endsWith(".sql"),
                text -> !text.startsWith("--"),
                "says nothing of its purpose first");
    }

    private static Predicate<Path> matches(Pattern name) {
        return file -> name.matcher(file.toString()).matches();
    }

    private static List<String> breaches(Path folder, Predicate<Path> which, Predicate<String> breach, String what) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(which)
                    .filter(file -> breach.test(read(file)))
                    .map(file -> file + ": " + what)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
