package dev.warpdrill.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Turns spoken numbers into figures: "two fifty-six", "sixty five thousand five thirty six", "one two eight".
 *
 * <p>Speech leaves out "hundred" and "thousand", so "four thirty two warps" is 4 and 32 but "two twenty eight" is 228:
 * a shortened form is taken only where the figure is one that GPUs have ({@link SpokenFigures}).
 */
final class NumberWords {
    private static final Map<String, Integer> UNITS = Map.ofEntries(
            Map.entry("zero", 0),
            Map.entry("one", 1),
            Map.entry("two", 2),
            Map.entry("three", 3),
            Map.entry("four", 4),
            Map.entry("five", 5),
            Map.entry("six", 6),
            Map.entry("seven", 7),
            Map.entry("eight", 8),
            Map.entry("nine", 9),
            Map.entry("oh", 0),
            Map.entry("sixes", 6),
            Map.entry("eights", 8));
    private static final Map<String, Integer> TEENS = Map.ofEntries(
            Map.entry("ten", 10),
            Map.entry("eleven", 11),
            Map.entry("twelve", 12),
            Map.entry("thirteen", 13),
            Map.entry("fourteen", 14),
            Map.entry("fifteen", 15),
            Map.entry("sixteen", 16),
            Map.entry("seventeen", 17),
            Map.entry("eighteen", 18),
            Map.entry("nineteen", 19));
    private static final Map<String, Integer> TENS = Map.of(
            "twenty", 20, "thirty", 30, "forty", 40, "fourty", 40, "fifty", 50, "sixty", 60, "seventy", 70, "eighty",
            80, "ninety", 90);
    private static final Part NONE = new Part(0, 0);

    private final List<Token> tokens;

    /** A number and how many tokens it took; none taken means there is no number. */
    private record Part(double value, int taken) {
        boolean found() {
            return taken > 0;
        }
    }

    private NumberWords(List<Token> tokens) {
        this.tokens = tokens;
    }

    /** The same tokens with every spoken number merged into one figure. */
    static List<Token> merge(List<Token> tokens) {
        NumberWords words = new NumberWords(tokens);
        List<Token> merged = new ArrayList<>(tokens.size());
        int at = 0;
        while (at < tokens.size()) {
            Part part = words.number(at);
            if (part.found()) {
                int last = at + part.taken - 1;
                merged.add(Token.number(tokens.get(at).start(), tokens.get(last).end(), part.value));
                at += part.taken;
            } else {
                merged.add(tokens.get(at++));
            }
        }
        return merged;
    }

    private Part number(int at) {
        Part whole = digits(at);
        if (!whole.found()) {
            whole = thousands(at);
        }
        return whole.found() ? fraction(at, whole) : NONE;
    }

    private Part fraction(int at, Part whole) {
        int next = at + whole.taken;
        if (word(next, "and") && word(next + 1, "a") && word(next + 2, "half")) {
            return new Part(whole.value + 0.5, whole.taken + 3);
        }
        if (word(next, "point")) {
            Part first = small(next + 1);
            if (first.found()) {
                Part second = first.value < 10 ? unit(next + 2) : NONE;
                double decimals = first.value < 10 && second.found() ? first.value * 10 + second.value : first.value;
                double scale = first.value < 10 && !second.found() ? 10 : 100;
                return new Part(whole.value + decimals / scale, whole.taken + 1 + first.taken + second.taken);
            }
        }
        return whole;
    }

    /** "one two eight", "two five six": three digits read out one by one. */
    private Part digits(int at) {
        Part a = unit(at);
        Part b = unit(at + 1);
        Part c = unit(at + 2);
        if (a.found() && b.found() && c.found() && a.value > 0) {
            double value = a.value * 100 + b.value * 10 + c.value;
            boolean alone = !unit(at + 3).found() && SpokenFigures.plausible(value, wordAt(at + 3));
            return alone ? new Part(value, 3) : NONE;
        }
        return NONE;
    }

    private Part thousands(int at) {
        Part head = hundreds(at);
        if (!head.found()) {
            return NONE;
        }
        int next = at + head.taken;
        if (!word(next, "thousand")) {
            return shortened(at, head);
        }
        int tailAt = word(next + 1, "and") && !word(next + 2, "a") ? next + 2 : next + 1;
        Part tail = hundreds(tailAt);
        if (tail.found() && tail.value < 10) {
            Part colloquial = colloquialHundred(tailAt);
            tail = colloquial.found() ? colloquial : tail;
        }
        if (!tail.found() || !SpokenFigures.plausibleTail(head.value * 1000 + tail.value)) {
            return new Part(head.value * 1000, head.taken + 1);
        }
        return new Part(head.value * 1000 + tail.value, tailAt - at + tail.taken);
    }

    /** "twenty forty-eight", "thirty-two seven sixty-eight": thousands without the word. */
    private Part shortened(int at, Part head) {
        int next = at + head.taken;
        if (head.value >= 10 && head.value < 100) {
            Part five = colloquialHundred(next);
            if (five.found() && SpokenFigures.registers(head.value * 1000 + five.value)) {
                return new Part(head.value * 1000 + five.value, head.taken + five.taken);
            }
            Part two = small(next);
            if (two.found() && two.value >= 10 && SpokenFigures.threads(head.value * 100 + two.value)) {
                return new Part(head.value * 100 + two.value, head.taken + two.taken);
            }
        }
        return head;
    }

    private Part hundreds(int at) {
        Part full = fullHundred(at);
        if (full.found()) {
            return full;
        }
        Part colloquial = colloquialHundred(at);
        if (colloquial.found()) {
            return colloquial;
        }
        return small(at);
    }

    private Part fullHundred(int at) {
        Part head = word(at, "a") ? new Part(1, 1) : small(at);
        if (!head.found() || !word(at + head.taken, "hundred")) {
            return NONE;
        }
        int next = at + head.taken + 1;
        int tailAt = word(next, "and") && small(next + 1).found() && !word(next + 1, "a") ? next + 1 : next;
        Part tail = small(tailAt);
        boolean another =
                tail.found() && (word(tailAt + tail.taken, "hundred") || word(tailAt + tail.taken, "thousand"));
        if (!tail.found() || another) {
            return new Part(head.value * 100, next - at);
        }
        double value = head.value * 100 + tail.value;
        boolean adjoining = tailAt > next || SpokenFigures.plausible(value, wordAt(tailAt + tail.taken));
        return adjoining ? new Part(value, tailAt + tail.taken - at) : new Part(head.value * 100, next - at);
    }

    private Part colloquialHundred(int at) {
        Part head = unit(at);
        if (!head.found() || head.value == 0) {
            return NONE;
        }
        Part tail = word(at + 1, "oh") ? oh(at + 1) : small(at + 1);
        if (!tail.found() || tail.value < 10 && !word(at + 1, "oh")) {
            return NONE;
        }
        double value = head.value * 100 + tail.value;
        boolean afterThousand = at > 0 && (word(at - 1, "thousand") || word(at - 1, "and"));
        boolean afterSmall = at > 0 && small(at - 1).found();
        boolean taken = afterThousand || afterSmall || SpokenFigures.plausible(value, wordAt(at + 1 + tail.taken));
        return taken ? new Part(value, 1 + tail.taken) : NONE;
    }

    private Part oh(int at) {
        Part digit = unit(at + 1);
        return digit.found() ? new Part(digit.value, 2) : NONE;
    }

    private Part small(int at) {
        Integer tens = TENS.get(wordAt(at));
        if (tens != null) {
            Part digit = unit(at + 1);
            return digit.found() && digit.value > 0 ? new Part(tens + digit.value, 2) : new Part(tens, 1);
        }
        Integer teen = TEENS.get(wordAt(at));
        return teen == null ? unit(at) : new Part(teen, 1);
    }

    private Part unit(int at) {
        Integer unit = "oh".equals(wordAt(at)) ? null : UNITS.get(wordAt(at));
        return unit == null ? NONE : new Part(unit, 1);
    }

    private boolean word(int at, String word) {
        return word.equals(wordAt(at));
    }

    private String wordAt(int at) {
        String word = at >= 0 && at < tokens.size() ? tokens.get(at).word() : "";
        return word.endsWith("'s") ? word.substring(0, word.length() - 2) : word;
    }
}
