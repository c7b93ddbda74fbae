package dev.warpdrill.reading;

import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.question.Setup;
import java.util.List;

/** Chooses the common block size that explains the most of a text's figures, where the text names none. */
final class BlockSizeGuess {
    private static final int[] COMMON = {256, 128, 512, 192, 64, 384, 1024, 96, 160, 224, 320, 32};

    private final Passage passage;
    private final Setup setup;

    BlockSizeGuess(Passage passage, Setup setup) {
        this.passage = passage;
        this.setup = setup;
    }

    /** Threads, or 0 where no size explains both blocks and warps. */
    int threads() {
        int paired = paired();
        if (paired > 0) {
            return paired;
        }
        for (int threads : COMMON) {
            Occupancy truth = setup.at(threads);
            if (truth.blocksPerSm() > 0 && explains(truth)) {
                return threads;
            }
        }
        return 0;
    }

    /** "3 blocks, 24 warps": 8 warps a block. */
    private int paired() {
        List<Quantity> all = passage.quantities();
        for (int i = 0; i + 1 < all.size(); i++) {
            Quantity blocks = all.get(i);
            Quantity warps = all.get(i + 1);
            boolean pair = (blocks.is(Unit.BLOCKS) || blocks.is(Unit.ORDINAL))
                    && warps.is(Unit.WARPS)
                    && warps.at() - blocks.last() <= 4;
            double each = warps.value() / blocks.value();
            if (pair && each == Math.rint(each) && each >= 2 && each <= 32) {
                return (int) each * 32;
            }
        }
        return 0;
    }

    private boolean explains(Occupancy truth) {
        boolean blocks = false;
        boolean warps = false;
        for (Quantity quantity : passage.quantities()) {
            blocks |= quantity.is(Unit.BLOCKS) && quantity.equalsWhole(truth.blocksPerSm());
            warps |= quantity.is(Unit.WARPS) && quantity.equalsWhole(truth.warpsPerSm());
        }
        return blocks && warps;
    }
}
