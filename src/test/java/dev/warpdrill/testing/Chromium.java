package dev.warpdrill.testing;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Where this machine's Chromium is, and what happens when there is none. */
final class Chromium {
    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");
    private static final String WARNED = "warpdrill.browser.warned";
    private static final String WARNING = """

            ########################################################################
            #  NO CHROMIUM FOUND: THE BROWSER TESTS ARE SKIPPED, NOT PASSED.       #
            #  Looked for -Dchromium=PATH, then for chromium, chromium-browser     #
            #  and google-chrome on the PATH. On Debian: apt-get install chromium. #
            #  -Dwarpdrill.browser=required (set by .ci/run) makes this a failure. #
            ########################################################################
            """;

    private Chromium() {}

    /** The program given as -Dchromium=PATH, or the first one found; empty where there is none. */
    static Optional<Path> executable() {
        String given = System.getProperty("chromium");
        if (given != null) {
            return Optional.of(Path.of(given)).filter(Files::isExecutable);
        }
        return Stream.concat(Stream.of(System.getenv("PATH").split(File.pathSeparator)), Stream.of("/usr/bin"))
                .map(Path::of)
                .flatMap(folder -> NAMES.stream().map(folder::resolve))
                .filter(Files::isExecutable)
                .findFirst();
    }

    static boolean isRequired() {
        return "required".equals(System.getProperty("warpdrill.browser"));
    }

    /** Once per JVM: a system property, because each test profile brings a class loader of its own. */
    static void warnOnce() {
        if (System.setProperty(WARNED, "true") == null) {
            System.err.println(WARNING);
        }
    }
}
