package dev.warpdrill.reading;

import java.util.Arrays;
import java.util.List;

/**
 * A phrase of the lexicon: words as {@link Spelling} leaves them; "word*" for any ending, "8" for that figure, "#" for any figure, "..."
 * for up to three words between.
 */
record Phrase(String concept, List<Piece> pieces) {
    private static final int LONGEST_GAP = 3;

    private enum Kind {
        WORD,
        PREFIX,
        FIGURE,
        ANY_FIGURE,
        GAP
    }

    record Piece(Kind kind, String text, double value) {
        /** In the text "one" is the figure 1, so it is in the phrases. */
        static Piece of(String word) {
            if (word.equals("...")) {
                return new Piece(Kind.GAP, word, Double.NaN);
            }
            if (word.equals(Token.NUMBER)) {
                return new Piece(Kind.ANY_FIGURE, word, Double.NaN);
            }
            if (word.equals("one") || Character.isDigit(word.charAt(0))) {
                return new Piece(Kind.FIGURE, word, word.equals("one") ? 1 : Double.parseDouble(word));
            }
            boolean prefix = word.endsWith("*") && word.length() > 1;
            return prefix
                    ? new Piece(Kind.PREFIX, word.substring(0, word.length() - 1), Double.NaN)
                    : new Piece(Kind.WORD, word, Double.NaN);
        }

        boolean fits(Token token) {
            return switch (kind) {
                case WORD -> token.is(text);
                case PREFIX -> !token.isNumber() && token.word().startsWith(text);
                case FIGURE -> token.value() == value;
                case ANY_FIGURE -> token.isNumber();
                case GAP -> true;
            };
        }
    }

    static Phrase of(String concept, String text) {
        try {
            return new Phrase(
                    concept, Arrays.stream(text.split(" ")).map(Piece::of).toList());
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "concepts.yaml: " + concept + ": \"" + text + "\" has a word that starts like a figure and is none",
                    e);
        }
    }

    /** What the first token of any hit must be: its word, "#" for a figure, "" where only a try can tell. */
    String opening() {
        Piece first = pieces.get(0);
        return switch (first.kind) {
            case WORD -> first.text;
            case FIGURE, ANY_FIGURE -> Token.NUMBER;
            case PREFIX, GAP -> "";
        };
    }

    /** One past the last token of a hit that starts at a place; -1 where there is none. */
    int end(List<Token> tokens, int at) {
        return end(tokens, at, 0);
    }

    private int end(List<Token> tokens, int at, int piece) {
        if (piece == pieces.size()) {
            return at;
        }
        if (pieces.get(piece).kind == Kind.GAP) {
            for (int skip = 0; skip <= LONGEST_GAP; skip++) {
                int end = end(tokens, at + skip, piece + 1);
                if (end >= 0) {
                    return end;
                }
            }
            return -1;
        }
        return at < tokens.size() && pieces.get(piece).fits(tokens.get(at)) ? end(tokens, at + 1, piece + 1) : -1;
    }
}
