package dev.warpdrill.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Folders under target/ that tests fill and empty. */
final class Folders {
    private Folders() {}

    static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        for (Path path : deepestFirst(folder)) {
            Files.delete(path);
        }
    }

    private static List<Path> deepestFirst(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.sorted(Comparator.reverseOrder()).toList();
        }
    }
}
