package dev.warpdrill.reading;

import dev.warpdrill.question.Setup;

/** Which parts of a text speak of a changed configuration ("at 64 registers", "if the tile were 24 KB"). */
final class WhatIf {
    /** How far a change reaches where a transcript has no sentence ends. */
    private static final int REACH = 22;

    /** The follow-up on smaller blocks, volunteered: a change, unless it is the size assumed from the start. */
    private static final int SMALLER = 128;

    private final boolean[] changed;

    WhatIf(Passage passage, Setup setup, int blockSize) {
        changed = new boolean[passage.size()];
        passage.heard("what-if").forEach(hit -> mark(passage, hit.first(), REACH));
        if (blockSize != SMALLER) {
            passage.heard("what-if-128").forEach(hit -> mark(passage, hit.first(), REACH));
        }
        for (Quantity quantity : passage.quantities()) {
            if (otherRegisters(passage, quantity, setup)) {
                mark(passage, quantity.at(), REACH);
            }
        }
    }

    private static boolean otherRegisters(Passage passage, Quantity quantity, Setup setup) {
        int registers = setup.kernel().registersPerThread();
        int rounded = (registers + 7) / 8 * 8;
        boolean perThread = quantity.is(Unit.REGISTERS) && quantity.value() <= 255 && quantity.value() >= 16;
        boolean same = quantity.equalsWhole(registers) || quantity.equalsWhole(rounded);
        boolean kilo = passage.word(quantity.at() + 1).equals("k");
        boolean operand = quantity.operand();
        return perThread && !same && !kilo && !operand;
    }

    private void mark(Passage passage, int from, int reach) {
        for (int at = from; at < passage.size() && at < from + reach; at++) {
            if (!passage.sameSentence(from, at)) {
                return;
            }
            changed[at] = true;
        }
    }

    boolean at(int token) {
        return changed[token];
    }

    boolean at(Quantity quantity) {
        return changed[quantity.at()];
    }
}
