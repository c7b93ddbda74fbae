package dev.warpdrill.web;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A text whose **marked** parts a page sets in bold, piece by piece, so that a template escapes every one of them. */
public record BoldText(List<Piece> pieces) {
    private static final String MARK = "**";

    public BoldText {
        pieces = List.copyOf(pieces);
    }

    /** A run of the text. */
    public record Piece(String text, boolean bold) {}

    /** Two asterisks switch bold on and off; a mark without a partner stays in the text as it is. */
    public static BoldText of(String text) {
        List<Piece> pieces = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            int open = text.indexOf(MARK, from);
            int close = open < 0 ? -1 : text.indexOf(MARK, open + MARK.length());
            if (close < 0) {
                pieces.add(new Piece(text.substring(from), false));
                break;
            }
            if (open > from) pieces.add(new Piece(text.substring(from, open), false));
            pieces.add(new Piece(text.substring(open + MARK.length(), close), true));
            from = close + MARK.length();
        }
        return new BoldText(pieces);
    }

    /** The words alone. */
    public String plain() {
        return pieces.stream().map(Piece::text).collect(Collectors.joining());
    }
}
