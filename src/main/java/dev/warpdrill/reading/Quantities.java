package dev.warpdrill.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the figures of a text and what each one counts. */
final class Quantities {
    private static final Map<String, Unit> UNITS = Map.ofEntries(
            Map.entry("k", Unit.KILO),
            Map.entry("kb", Unit.KILOBYTES),
            Map.entry("bytes", Unit.BYTES),
            Map.entry("byte", Unit.BYTES),
            Map.entry("b", Unit.BYTES),
            Map.entry("percent", Unit.PERCENT),
            Map.entry("threads", Unit.THREADS),
            Map.entry("thread", Unit.THREADS),
            Map.entry("tpb", Unit.THREADS),
            Map.entry("warps", Unit.WARPS),
            Map.entry("warp", Unit.WARPS),
            Map.entry("blocks", Unit.BLOCKS),
            Map.entry("block", Unit.BLOCKS),
            Map.entry("registers", Unit.REGISTERS),
            Map.entry("sm", Unit.MULTIPROCESSORS));
    private static final Set<String> FILLERS = Set.of(
            "resident",
            "active",
            "such",
            "full",
            "of",
            "the",
            "more",
            "concurrent",
            "these",
            "those",
            "our",
            "live",
            "32",
            "bit",
            "hardware",
            "whole");
    private static final Map<String, Integer> ORDINALS = Map.ofEntries(
            Map.entry("second", 2),
            Map.entry("third", 3),
            Map.entry("fourth", 4),
            Map.entry("fifth", 5),
            Map.entry("sixth", 6),
            Map.entry("seventh", 7),
            Map.entry("eighth", 8),
            Map.entry("ninth", 9),
            Map.entry("tenth", 10),
            Map.entry("2nd", 2),
            Map.entry("3rd", 3));
    private static final Map<String, Integer> PARTS = Map.ofEntries(
            Map.entry("half", 2),
            Map.entry("third", 3),
            Map.entry("thirds", 3),
            Map.entry("quarter", 4),
            Map.entry("quarters", 4),
            Map.entry("sixth", 6),
            Map.entry("sixths", 6),
            Map.entry("eighth", 8),
            Map.entry("eighths", 8));

    private final List<Token> tokens;

    private Quantities(List<Token> tokens) {
        this.tokens = tokens;
    }

    static List<Quantity> in(List<Token> tokens) {
        Quantities reader = new Quantities(tokens);
        List<Quantity> found = new ArrayList<>();
        for (int at = 0; at < tokens.size(); at++) {
            Quantity quantity = reader.at(at);
            if (quantity != null) {
                found.add(quantity);
            }
        }
        return found;
    }

    private Quantity at(int at) {
        Token token = tokens.get(at);
        if (token.isNumber()) {
            return counted(at, token.value());
        }
        if (at > 0
                && tokens.get(at - 1).isNumber()
                && Set.of("rd", "nd", "th", "st").contains(token.word())) {
            return new Quantity(at, blockAfter(at), tokens.get(at - 1).value(), Unit.ORDINAL, false);
        }
        Integer ordinal = ORDINALS.get(token.word());
        boolean block = blockAfter(at) > at;
        if (ordinal != null && (block || !PARTS.containsKey(token.word()) || before(at, "a", "the"))) {
            return new Quantity(at, blockAfter(at), ordinal, Unit.ORDINAL, false);
        }
        return null;
    }

    private int blockAfter(int at) {
        return at + 1 < tokens.size()
                        && (tokens.get(at + 1).is("block") || tokens.get(at + 1).is("blocks"))
                ? at + 1
                : at;
    }

    private boolean before(int at, String... words) {
        return at > 0 && Set.of(words).contains(tokens.get(at - 1).word());
    }

    private Quantity counted(int at, double value) {
        int next = at + 1;
        if (word(next).equals("k") || word(next).equals("kb")) {
            boolean registers = unit(next + 1) == Unit.REGISTERS;
            Unit unit = registers ? Unit.REGISTERS : UNITS.get(word(next));
            return new Quantity(at, registers ? next + 1 : next, value, unit, false);
        }
        for (int skipped = 0; skipped <= 2 && next + skipped < tokens.size(); skipped++) {
            Unit unit = unit(next + skipped);
            if (threadBlocks(next + skipped, value)) {
                return new Quantity(at, next + skipped + 1, value, Unit.BLOCKS, false);
            }
            if (unit != null && !unitOpensNext(next + skipped, skipped)) {
                return new Quantity(at, next + skipped, value, unit, false);
            }
            if (!FILLERS.contains(word(next + skipped))) {
                break;
            }
        }
        return new Quantity(at, at, value, Unit.NONE, false);
    }

    /** In "so 4 warps 64 over 4" the word belongs to what follows where a figure or "limit" comes next. */
    private boolean unitOpensNext(int at, int skipped) {
        String after = word(at + 1);
        boolean division = number(at + 1)
                && Set.of("over", "/", "divided", "by", "through").contains(word(at + 2));
        boolean opens = after.equals(":") && (word(at).equals("warps") || word(at).equals("blocks"))
                || after.equals("limit") && !word(at).equals("block");
        return skipped == 0 && (opens || division && (word(at).equals("warps") || word(at).equals("threads")));
    }

    private boolean number(int at) {
        return at < tokens.size() && tokens.get(at).isNumber();
    }

    /** "4 thread blocks" are blocks; "128 thread blocks" have 128 threads. */
    private boolean threadBlocks(int at, double value) {
        return word(at).equals("thread") && word(at + 1).startsWith("block") && value % 32 != 0;
    }

    private Unit unit(int at) {
        return UNITS.get(word(at));
    }

    private String word(int at) {
        return at < tokens.size() ? tokens.get(at).word() : "";
    }

    /** Parts of a whole said in words: "half", "three quarters", "a third". */
    static List<Quantity> shares(List<Token> tokens) {
        List<Quantity> shares = new ArrayList<>();
        for (int at = 0; at < tokens.size(); at++) {
            Integer part = PARTS.get(tokens.get(at).word());
            if (part != null) {
                boolean counted = at > 0
                        && tokens.get(at - 1).isNumber()
                        && tokens.get(at - 1).value() < part;
                double count = counted ? tokens.get(at - 1).value() : 1;
                shares.add(new Quantity(at, at, count / part, Unit.SHARE, false));
            }
        }
        return shares;
    }
}
