package dev.warpdrill.attempt;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** A candidate's words, cut into plain and marked pieces so that overlapping evidence never nests. */
record MarkedText(List<Piece> pieces) {

    MarkedText {
        pieces = List.copyOf(pieces);
    }

    /** Characters start to end (exclusive) are evidence for what the letter stands for; bad where they were wrong. */
    record Mark(int start, int end, String letter, boolean bad) {
        Mark {
            if (start < 0 || end <= start)
                throw new IllegalArgumentException(
                        "start and end: " + start + ".." + end + ", expected 0 <= start < end");
        }
    }

    /** A run of the text; letters are those of the marks that end with it. */
    record Piece(String text, boolean marked, boolean bad, List<String> letters) {
        Piece {
            letters = List.copyOf(letters);
        }
    }

    /** Cuts the text at every edge of a mark. A mark that reaches beyond the text is refused: it belongs to another text. */
    static MarkedText of(String text, List<Mark> marks) {
        TreeSet<Integer> edges = new TreeSet<>(List.of(0, text.length()));
        for (Mark mark : marks) {
            if (mark.end() > text.length())
                throw new IllegalArgumentException(
                        "end: " + mark.end() + ", but the text has " + text.length() + " characters");
            edges.add(mark.start());
            edges.add(mark.end());
        }
        List<Piece> pieces = new ArrayList<>();
        int from = 0;
        for (int to : edges) {
            if (to > from) pieces.add(piece(text, from, to, marks));
            from = to;
        }
        return new MarkedText(pieces);
    }

    private static Piece piece(String text, int from, int to, List<Mark> marks) {
        List<Mark> over =
                marks.stream().filter(m -> m.start() < to && m.end() > from).toList();
        List<String> ending = over.stream()
                .filter(m -> m.end() == to)
                .map(Mark::letter)
                .distinct()
                .toList();
        boolean bad = over.stream().anyMatch(Mark::bad);
        return new Piece(text.substring(from, to), !over.isEmpty(), bad, ending);
    }
}
