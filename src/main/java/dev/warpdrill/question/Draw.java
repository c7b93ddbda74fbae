package dev.warpdrill.question;

import java.util.List;

/**
 * Seeded chance that is the same on every machine for ever: SplitMix64 (Steele, Lea, Flood 2014), written out here so
 * that no library change can move a variant.
 */
final class Draw {

    private long state;

    /** Questions with the same seed draw differently. */
    Draw(String questionId, Seed seed) {
        state = seed.number() * 31 + seed.drawVersion();
        for (char c : questionId.toCharArray()) state = state * 1_000_003 + c;
    }

    private long next() {
        state += 0x9E3779B97F4A7C15L;
        long z = state;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    <T> T from(List<T> choices) {
        return choices.get((int) Long.remainderUnsigned(next(), choices.size()));
    }
}
