package dev.warpdrill.question;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Text of the bank: {@code {figure}} stands for a figure, and a line that begins with {@code [condition]} or
 * {@code [not condition]} is there only where that holds. Lines are joined to one.
 */
public final class Template {

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{([a-z0-9_]+)}");
    private static final Pattern CONDITION = Pattern.compile("\\[(not )?([a-z0-9_]+)]\\s*(.*)");

    private Template() {}

    /**
     * The text with its figures.
     *
     * @param figures by name; a condition is one that reads {@link Figures#YES} or {@link Figures#NO}
     * @throws IllegalArgumentException if a figure or condition is not known; the message names it and those that are
     */
    public static String fill(String text, Map<String, String> figures) {
        return text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .map(line -> kept(line, figures))
                .flatMap(Optional::stream)
                .map(line -> figuresIn(line, figures))
                .collect(Collectors.joining(" "))
                .strip();
    }

    /** The line without its condition; empty where the condition does not hold. */
    private static Optional<String> kept(String line, Map<String, String> figures) {
        Matcher m = CONDITION.matcher(line);
        if (!m.matches()) return Optional.of(line);
        String value = figures.get(m.group(2));
        if (!Figures.YES.equals(value) && !Figures.NO.equals(value))
            throw new IllegalArgumentException(
                    "[" + m.group(2) + "] is not a condition; known are " + conditions(figures));
        boolean wanted = m.group(1) == null;
        return Figures.YES.equals(value) == wanted ? Optional.of(m.group(3)) : Optional.empty();
    }

    private static String figuresIn(String line, Map<String, String> figures) {
        return PLACEHOLDER.matcher(line).replaceAll(m -> {
            String value = figures.get(m.group(1));
            if (value == null)
                throw new IllegalArgumentException(
                        "{" + m.group(1) + "} is not a figure; known are " + String.join(", ", figures.keySet()));
            return Matcher.quoteReplacement(value);
        });
    }

    private static String conditions(Map<String, String> figures) {
        return figures.entrySet().stream()
                .filter(e -> e.getValue().equals(Figures.YES) || e.getValue().equals(Figures.NO))
                .map(Map.Entry::getKey)
                .collect(Collectors.joining(", "));
    }
}
