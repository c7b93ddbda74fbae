package dev.warpdrill.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Folders under target/ that tests fill and empty. */
public final class Folders {
    private Folders() {}

    static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        for (Path path : deepestFirst(folder)) {
            Files.delete(path);
        }
    }

    /** Copies a folder with its permissions and links, as {@code cp -a} does. */
    public static void copy(Path from, Path to) throws IOException {
        List<Path> topDown = new ArrayList<>(deepestFirst(from));
        Collections.reverse(topDown);
        for (Path path : topDown) {
            Path copy = to.resolve(from.relativize(path).toString());
            Files.copy(path, copy, StandardCopyOption.COPY_ATTRIBUTES, LinkOption.NOFOLLOW_LINKS);
        }
    }

    private static List<Path> deepestFirst(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.sorted(Comparator.reverseOrder()).toList();
        }
    }
}
