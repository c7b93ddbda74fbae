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

/** The texts of a bank's files by path within its folder, for example {@code devices/t4.yaml}. */
record BankFiles(Map<String, String> texts) {

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
        return new BankFiles(texts);
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
        return new BankFiles(texts);
    }

    private static boolean yaml(Path file) {
        String name = file.toString();
        return name.endsWith(".yaml") || name.endsWith(".yml");
    }

    /** Paths in a folder such as {@code devices}, ascending. */
    List<String> under(String folder) {
        return texts.keySet().stream()
                .filter(path -> path.startsWith(folder + "/"))
                .sorted()
                .toList();
    }
}
