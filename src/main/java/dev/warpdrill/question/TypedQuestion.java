package dev.warpdrill.question;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A question to the interviewer, typed freely, and which clarification it is about.
 *
 * <p>Words that carry no meaning here are left out, plurals are read as singulars and a single slip in a word is forgiven.
 * What the candidate is to work out goes first: "how many blocks" may be the grid or the result, and only a meaning that
 * explains more of the question than that one ("how many blocks has the grid") may answer with a fact.
 */
public final class TypedQuestion {

    private static final Set<String> EMPTY = Set.of(
            ("a an the this that these those it its is are was be been am do does did has have had having will would can could "
                            + "may should shall to of in on at for from with by per each every one and or so what which how when who "
                            + "tell me us i we you your my our please exactly there here any some just actually know ask given "
                            + "get got kernel about s re ll ve hi hello thanks then if need")
                    .split(" "));
    private static final int SHORTEST_WITH_A_SLIP = 4;

    private final String typed;

    public TypedQuestion(String typed) {
        this.typed = typed;
    }

    /** The clarification that the question is about, most specific first; empty if it is about none. */
    public Optional<Clarification> about(List<Clarification> known) {
        Set<String> vocabulary = new TreeSet<>();
        for (Clarification c : known) for (String k : c.keywords()) vocabulary.addAll(words(k));
        List<String> words =
                words(typed).stream().map(w -> spelled(w, vocabulary)).toList();
        BitSet toWorkOut = new BitSet();
        for (Clarification c : known) if (c.toWorkOut()) toWorkOut.or(covered(c, words));
        Clarification best = null;
        BitSet most = new BitSet();
        for (Clarification c : known) {
            BitSet covered = covered(c, words);
            boolean free = c.toWorkOut() || toWorkOut.isEmpty() || holdsMore(covered, toWorkOut);
            if (free && covered.cardinality() > most.cardinality()) {
                best = c;
                most = covered;
            }
        }
        return Optional.ofNullable(best);
    }

    private static boolean holdsMore(BitSet covered, BitSet other) {
        BitSet left = (BitSet) other.clone();
        left.andNot(covered);
        return left.isEmpty() && covered.cardinality() > other.cardinality();
    }

    /** Places of the words that a clarification's keywords explain. */
    private static BitSet covered(Clarification c, List<String> words) {
        BitSet covered = new BitSet();
        for (String keyword : c.keywords()) {
            List<String> wanted = words(keyword);
            boolean alone = keyword.startsWith(Clarification.ALONE);
            if (wanted.isEmpty() || alone && !wanted.equals(words)) continue;
            for (int at = 0; at + wanted.size() <= words.size(); at++)
                if (words.subList(at, at + wanted.size()).equals(wanted)) covered.set(at, at + wanted.size());
        }
        return covered;
    }

    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        for (String word : text.toLowerCase(Locale.ROOT).split("[^a-z0-9]+"))
            if (!word.isEmpty() && !EMPTY.contains(word)) words.add(singular(word));
        return words;
    }

    private static String singular(String word) {
        boolean plural = word.length() > 3 && word.endsWith("s") && !word.endsWith("ss") || word.equals("sms");
        return plural ? word.substring(0, word.length() - 1) : word;
    }

    /** The word meant: the first letter is hardly ever the one that slips, and "clock" is no slip of "block". */
    private static String spelled(String word, Collection<String> vocabulary) {
        if (word.length() < SHORTEST_WITH_A_SLIP || vocabulary.contains(word)) return word;
        return vocabulary.stream()
                .filter(known -> known.length() >= SHORTEST_WITH_A_SLIP && oneSlip(word, known))
                .findFirst()
                .orElse(word);
    }

    /** A letter too many, too few, wrong, or two swapped, after the first. */
    private static boolean oneSlip(String a, String b) {
        if (a.charAt(0) != b.charAt(0) || Math.abs(a.length() - b.length()) > 1) return false;
        int head = 0;
        while (head < a.length() && head < b.length() && a.charAt(head) == b.charAt(head)) head++;
        int tail = 0;
        while (tail < a.length() - head
                && tail < b.length() - head
                && a.charAt(a.length() - 1 - tail) == b.charAt(b.length() - 1 - tail)) tail++;
        String x = a.substring(head, a.length() - tail);
        String y = b.substring(head, b.length() - tail);
        boolean swapped =
                x.length() == 2 && y.length() == 2 && x.charAt(0) == y.charAt(1) && x.charAt(1) == y.charAt(0);
        return swapped || x.length() <= 1 && y.length() <= 1;
    }
}
