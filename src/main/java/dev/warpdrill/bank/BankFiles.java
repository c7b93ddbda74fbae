package dev.warpdrill.bank;

import io.quarkus.runtime.util.ClassPathUtils;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The texts of a bank's files by path within its folder, for example {@code devices/t4.yaml}.
 *
 * @param shownAs what problems put before a path; empty for the bank of the repository
 */
record BankFiles(String shownAs, Map<String, String> texts) {

    static final String ROOT = "question-bank";

    BankFiles {
        texts = Map.copyOf(texts);
    }

    /**
     * Every YAML file of a folder.
     *
     * @throws IllegalArgumentException if it is not a folder
     */
    static BankFiles in(Path folder) {
        if (!Files.isDirectory(folder))
            throw new IllegalArgumentException(folder + " is not a folder with a question bank");
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files.filter(BankFiles::yaml)::iterator)
                texts.put(folder.relativize(file).toString().replace('\\', '/'), Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException("Could not read the question bank in " + folder, e);
        }
        return new BankFiles("", texts);
    }

    /** The same files, told apart from those that ship with the application. */
    BankFiles shownAs(Path folder) {
        return new BankFiles(folder.toString(), texts);
    }

    /** The bank that ships with the application. */
    static BankFiles onClasspath() {
        Map<String, String> texts = new TreeMap<>();
        try {
            ClassPathUtils.consumeAsPaths(ROOT, folder -> texts.putAll(in(folder).texts));
        } catch (IOException e) {
            throw new UncheckedIOException("Could not read the question bank that ships with the application", e);
        }
        if (texts.isEmpty()) throw new IllegalStateException("The application ships without its question bank");
        return new BankFiles("", texts);
    }

    private static boolean yaml(Path file) {
        String name = file.toString();
        return name.endsWith(".yaml") || name.endsWith(".yml");
    }

    /** All paths, ascending. */
    List<String> paths() {
        return texts.keySet().stream().sorted().toList();
    }

    /** A path as problems show it. */
    String shown(String path) {
        return shownAs.isEmpty() ? path : shownAs + "/" + path;
    }
}
