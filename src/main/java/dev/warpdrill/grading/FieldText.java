package dev.warpdrill.grading;

import dev.warpdrill.grading.FigureText.Typed;
import dev.warpdrill.question.Setup;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads what was typed on one line of the worksheet, or says what would be right. */
final class FieldText {

    private static final int LONGEST = 200;
    private static final Set<String> YES = Set.of("yes", "y", "true", "1", "it does", "launches", "it launches");
    private static final Set<String> NO =
            Set.of("no", "n", "false", "0", "it does not", "it doesn't", "cannot", "cannot launch");
    private static final Set<String> MEMORY =
            Set.of("b", "byte", "bytes", "kb", "kib", "kbyte", "kbytes", "mb", "mib", "m", "gb", "gib");
    private static final Map<String, String> SHORT_FOR = Map.of("block", "cta", "register", "reg", "thread", "thr");

    private final WorksheetField field;
    private final String raw;
    private final Setup setup;

    FieldText(WorksheetField field, String raw, Setup setup) {
        this.field = field;
        this.raw = raw;
        this.setup = setup;
    }

    /**
     * The figure in the line's own unit.
     *
     * @throws Unreadable if it cannot be read as one
     */
    Figure figure() throws Unreadable {
        if (raw.length() > LONGEST) throw unreadable("is too long to be a figure");
        if (field == WorksheetField.LAUNCHES) return yesOrNo();
        if (FigureText.negative(raw)) throw unreadable("is less than nothing");
        if (FigureText.ambiguous(raw)) throw unreadable("may have a separator of thousands or of decimals");
        Typed typed = FigureText.read(raw).orElseThrow(() -> unreadable("is not a figure"));
        if (field == WorksheetField.OCCUPANCY) return occupancy(typed);
        if (typed.figure().equals(FigureText.UNLIMITED)) return unlimited(typed.figure());
        Figure figure = inUnit(typed);
        if (!figure.whole()) throw unreadable("is not a whole number");
        if (field == WorksheetField.BLOCK_SIZE && figure.numerator() < 1) throw unreadable("is no thread at all");
        if (field == WorksheetField.BLOCK_SIZE && figure.numerator() > 1024)
            throw unreadable("is more than the 1,024 threads that a block can have");
        return figure;
    }

    private Figure unlimited(Figure figure) throws Unreadable {
        if (!field.id().startsWith("limit_")) throw unreadable("is not a number");
        return figure;
    }

    private Figure yesOrNo() throws Unreadable {
        String plain = raw.toLowerCase(Locale.ROOT).strip();
        if (YES.contains(plain)) return Figure.of(1);
        if (NO.contains(plain)) return Figure.of(0);
        throw unreadable("is neither yes nor no");
    }

    /** Up to 1 a fraction, above it a percentage: no launch has an occupancy as low as 1%. */
    private Figure occupancy(Typed typed) throws Unreadable {
        Figure f = typed.figure();
        if (f.equals(FigureText.UNLIMITED)) throw unreadable("is not an occupancy");
        if (typed.unit().equals("warps") && !typed.ratio()) throw unreadable("is a number of warps");
        boolean known = Set.of("", "%").contains(typed.unit())
                || typed.ratio() && typed.unit().equals("warps");
        if (!known) throw unreadable(in(typed.unit()));
        if (typed.unit().equals("%") || typed.ratio() || f.value() <= 1) return f;
        return new Figure(f.numerator(), Math.multiplyExact(f.denominator(), 100L));
    }

    private Figure inUnit(Typed typed) throws Unreadable {
        String unit = singular(typed.unit());
        if (typed.ratio()) return ratio(typed);
        String wanted = singular(field.unit().split(" ")[0]);
        if (unit.isEmpty() || unit.equals(wanted) || unit.equals(SHORT_FOR.get(wanted))) return typed.figure();
        if (field == WorksheetField.BLOCK_SIZE && unit.equals("warp"))
            return new Figure(typed.figure().numerator() * 32, typed.figure().denominator());
        if (field == WorksheetField.BLOCK_SIZE && unit.equals("k")) return typed.figure();
        throw unreadable(in(typed.unit()));
    }

    /** What is wrong with a unit that does not fit: no line of the worksheet is in bytes. */
    private static String in(String unit) {
        if (unit.equals("k")) return "is in thousands";
        return MEMORY.contains(unit) ? "is an amount of memory" : "is in " + unit;
    }

    /** "16/64" on the line for warps: sixteen of the device's sixty-four. */
    private Figure ratio(Typed typed) throws Unreadable {
        String[] parts = raw.split("/|of", 2);
        boolean ofAllWarps = field == WorksheetField.WARPS_PER_SM
                && parts.length == 2
                && parts[1].replaceAll("\\D", "")
                        .equals(Integer.toString(setup.limits().maxWarps()));
        if (ofAllWarps) return Figure.of(Long.parseLong(parts[0].replaceAll("\\D", "")));
        if (typed.figure().whole()) return typed.figure();
        throw unreadable("is a fraction");
    }

    private static String singular(String unit) {
        return unit.endsWith("s") ? unit.substring(0, unit.length() - 1) : unit;
    }

    private Unreadable unreadable(String what) {
        String shown = raw.length() > 40 ? raw.substring(0, 40) + "..." : raw;
        return new Unreadable(
                new FormatProblem(field.id(), raw, "\"" + shown + "\" " + what + "; write " + example() + "."));
    }

    private String example() {
        switch (field) {
            case OCCUPANCY:
                return "a percentage or a fraction, such as 25%, 0.25 or 16/64";
            case LAUNCHES:
                return "yes or no";
            case BLOCK_SIZE:
                return "a number of threads from 1 to 1,024, such as 256";
            case LARGEST_REGISTERS:
                return "a whole number of registers a thread, such as 64";
            default:
                return "a whole number of " + field.unit() + ", such as 4";
        }
    }

    /** What was typed is no figure for its line. */
    static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1L;

        private final transient FormatProblem problem;

        Unreadable(FormatProblem problem) {
            super(problem.message());
            this.problem = problem;
        }

        Optional<FormatProblem> problem() {
            return Optional.ofNullable(problem);
        }
    }
}
