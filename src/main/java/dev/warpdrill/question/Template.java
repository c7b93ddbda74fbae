package dev.warpdrill.question;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Text of the bank with {@code {figure}} in it. */
public final class Template {

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{([a-z0-9_]+)}");

    private Template() {}

    /**
     * The text with its figures.
     *
     * @throws IllegalArgumentException if a figure is not known; the message names it and those that are
     */
    public static String fill(String text, Map<String, String> figures) {
        return PLACEHOLDER.matcher(text).replaceAll(m -> {
            String value = figures.get(m.group(1));
            if (value == null)
                throw new IllegalArgumentException(
                        "{" + m.group(1) + "} is not a figure; known are " + String.join(", ", figures.keySet()));
            return Matcher.quoteReplacement(value);
        });
    }

    /** The names that a text uses. */
    public static Set<String> names(String text) {
        return PLACEHOLDER
                .matcher(text)
                .results()
                .map((MatchResult m) -> m.group(1))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
