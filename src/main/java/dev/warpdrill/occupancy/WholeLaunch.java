package dev.warpdrill.occupancy;

import java.util.Locale;

/**
 * A grid on a whole device: how far the per-SM figure says anything.
 *
 * @param gridBlocks blocks of the grid
 * @param smCount SMs of the device
 * @param waveBlocks blocks resident at once on all SMs; 0 if the launch is impossible
 */
public record WholeLaunch(int gridBlocks, int smCount, int waveBlocks) {

    public WholeLaunch {
        if (gridBlocks < 1) throw new IllegalArgumentException("gridBlocks must be at least 1, not " + gridBlocks);
        if (smCount < 1) throw new IllegalArgumentException("smCount must be at least 1, not " + smCount);
        if (waveBlocks < 0) throw new IllegalArgumentException("waveBlocks must not be negative, not " + waveBlocks);
    }

    public static WholeLaunch of(Occupancy occupancy, int smCount, int gridBlocks) {
        return new WholeLaunch(gridBlocks, smCount, Math.multiplyExact(smCount, occupancy.blocksPerSm()));
    }

    /** SMs that get at least one block: the scheduler spreads blocks before it stacks them. */
    public int smsUsed() {
        return waveBlocks == 0 ? 0 : Math.min(gridBlocks, smCount);
    }

    /** Waves, the last one as a fraction; 0 if the launch is impossible. */
    public double waves() {
        return waveBlocks == 0 ? 0 : (double) gridBlocks / waveBlocks;
    }

    /** Waves that fill every SM; 0 if the launch is impossible. */
    public int fullWaves() {
        return waveBlocks == 0 ? 0 : gridBlocks / waveBlocks;
    }

    /** Blocks of the last, partial wave; 0 if the grid is a whole number of waves. */
    public int tailBlocks() {
        return waveBlocks == 0 ? 0 : gridBlocks % waveBlocks;
    }

    public boolean smallerThanMachine() {
        return gridBlocks < smCount;
    }

    public boolean smallerThanOneWave() {
        return gridBlocks < waveBlocks;
    }

    /** What the grid does to the per-SM figure, in one sentence. */
    public String sentence() {
        if (waveBlocks == 0) return "The launch is impossible, whatever the grid.";
        String grid = count(gridBlocks, "block");
        if (smallerThanMachine()) {
            int idle = smCount - gridBlocks;
            return text(
                    "%s on %s: %s nothing and no SM gets more than one block, so the per-SM figure is irrelevant.",
                    grid, count(smCount, "SM"), count(idle, "SM") + (idle == 1 ? " gets" : " get"));
        }
        String are = grid + (gridBlocks == 1 ? " is" : " are");
        if (smallerThanOneWave())
            return text("%s less than one full wave of %,d, so no SM need reach its per-SM figure.", are, waveBlocks);
        return text(
                "%s %.2f waves of %,d; the last wave has %,d.",
                are, waves(), waveBlocks, tailBlocks() == 0 ? waveBlocks : tailBlocks());
    }

    private static String count(int number, String of) {
        return text("%,d %s", number, number == 1 ? of : of + "s");
    }

    private static String text(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
