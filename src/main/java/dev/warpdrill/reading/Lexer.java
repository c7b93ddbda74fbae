package dev.warpdrill.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Cuts a text into tokens; figures written with digits become numbers here, number words do not yet. */
final class Lexer {
    private static final String THOUSANDS = "\\d{1,3}(?:[,\\u00a0\\u2009\\u202f ]\\d{3})+(?![\\d])";
    // "37,5 %" is a decimal comma; "min(2,4,8,32)" and "48,32" followed by more figures are lists.
    private static final String DECIMAL =
            "\\d+\\.\\d+|(?<![\\d,])\\d{1,3},\\d{1,2}(?![\\d,.]\\d|\\d|,)|(?<!\\w)\\.\\d+|\\d+";
    private static final String ARROW = "->|→|=>|⇒|<=|>=|≤|≥|<<<|>>>|\\*\\*";
    private static final Pattern TOKEN = Pattern.compile("(?<figure>" + THOUSANDS + "|" + DECIMAL + ")|(?<arrow>"
            + ARROW + ")|(?<by>(?<=[\\d\\s])[xX×](?=\\s*\\d))|(?<word>[\\p{L}_][\\p{L}\\p{N}_'’]*)|(?<sign>\\S|\\n)");

    private Lexer() {}

    static List<Token> tokens(String text) {
        List<Token> tokens = new ArrayList<>();
        Matcher matcher = TOKEN.matcher(text);
        while (matcher.find()) {
            if (matcher.group("figure") != null) {
                tokens.add(Token.number(matcher.start(), matcher.end(), figure(matcher.group())));
            } else if (matcher.group("by") != null) {
                tokens.add(Token.word(matcher.start(), matcher.end(), "*"));
            } else if (matcher.group("word") != null) {
                addWord(tokens, matcher);
            } else if (!glue(text, matcher)) {
                tokens.add(Token.word(matcher.start(), matcher.end(), sign(matcher.group())));
            }
        }
        return tokens;
    }

    /** A word straight after a figure may carry another figure: "16k", "3x256". */
    private static void addWord(List<Token> tokens, Matcher matcher) {
        String word = matcher.group().toLowerCase(Locale.ROOT).replace('’', '\'');
        tokens.add(Token.word(matcher.start(), matcher.end(), word));
    }

    /** Hyphens inside compounds ("128-thread", "forty-eight", "-maxrregcount") and emphasis mean nothing here. */
    private static boolean glue(String text, Matcher matcher) {
        String sign = matcher.group();
        if (sign.equals("**") || sign.equals("`") || sign.equals("_") || sign.equals("\"")) {
            return true;
        }
        boolean hyphen = sign.equals("-") || sign.equals("\u2010") || sign.equals("\u2011");
        return hyphen && matcher.end() < text.length() && Character.isLetterOrDigit(text.charAt(matcher.end()));
    }

    private static String sign(String sign) {
        return switch (sign) {
            case "→", "⇒", "=>" -> "->";
            case "≤" -> "<=";
            case "≥" -> ">=";
            case "×", "·" -> "*";
            case "÷" -> "/";
            case "–", "—" -> ",";
            default -> sign;
        };
    }

    private static double figure(String digits) {
        if (digits.matches("\\d{1,3}(?:\\D\\d{3})+")) {
            // 5.376 could be either; a point is always a decimal point, a comma or space before three digits never.
            return digits.contains(".") ? Double.parseDouble(digits) : Double.parseDouble(digits.replaceAll("\\D", ""));
        }
        return Double.parseDouble(digits.replace(',', '.'));
    }
}
