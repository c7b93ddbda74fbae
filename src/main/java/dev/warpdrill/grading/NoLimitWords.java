package dev.warpdrill.grading;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** The ways of writing on a limit's line that the resource sets no limit: "none", "n/a", "any number of blocks", "∞". */
final class NoLimitWords {

    private static final Set<String> WORDS = Set.of(
            "unlimited",
            "limitless",
            "unbounded",
            "unconstrained",
            "none",
            "no limit",
            "no limits",
            "no limitation",
            "no constraint",
            "not limited",
            "not a limit",
            "not limiting",
            "not a constraint",
            "does not limit",
            "doesn't limit",
            "no bound",
            "any",
            "any number",
            "as many as fit",
            "n/a",
            "n.a",
            "na",
            "not applicable",
            "not used",
            "unused",
            "not needed",
            "inf",
            "infinite",
            "infinity",
            "∞",
            "-",
            "--",
            "---");
    private static final Pattern DASHES = Pattern.compile("[\\u2010-\\u2015\\u2212\\ufe58\\ufe63\\uff0d]");
    /** A unit, an end of sentence, and a reason in brackets add nothing: "none (no shared memory)". */
    private static final Pattern ADDED = Pattern.compile("\\s*\\(.*\\)$|\\s*(?:of )?(?:blocks?|ctas?)$|[.!;]$");

    private NoLimitWords() {}

    static boolean say(String raw) {
        String plain = DASHES.matcher(raw.toLowerCase(Locale.ROOT)).replaceAll("-");
        plain = plain.replace('\u2019', '\'').replaceAll("[\\s\\u00a0_]+", " ").strip();
        for (int i = 0; i < 3; i++) {
            if (WORDS.contains(plain)) return true;
            plain = ADDED.matcher(plain).replaceFirst("").strip();
        }
        return WORDS.contains(plain);
    }
}
