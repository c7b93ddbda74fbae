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
            String lost = blocksPerSm() > 1
                    ? "and no SM gets more than one block, so the per-SM figure is irrelevant."
                    : "and only the others hold the 1 block that the per-SM figure stands for.";
            return text(
                    "%s on %s: %s nothing %s",
                    grid, count(smCount, "SM"), count(idle, "SM") + (idle == 1 ? " gets" : " get"), lost);
        }
        String are = grid + (gridBlocks == 1 ? " is" : " are");
        if (smallerThanOneWave()) return text("%s less than one full wave of %,d: %s", are, waveBlocks, spread());
        return text(
                "%s %.2f waves of %,d; the last wave has %,d.",
                are, waves(), waveBlocks, tailBlocks() == 0 ? waveBlocks : tailBlocks());
    }

    /** How a grid of less than a wave lies on the SMs. */
    private String spread() {
        int each = gridBlocks / smCount;
        int more = gridBlocks % smCount;
        if (more > 0 && each + 1 == blocksPerSm())
            return text(
                    "%s the %s of the per-SM figure, %s only %,d.",
                    count(more, "SM") + (more == 1 ? " holds" : " hold"),
                    count(each + 1, "block"),
                    (smCount - more == 1 ? "1 holds" : text("%,d hold", smCount - more)),
                    each);
        return text(
                "spread evenly, no SM gets more than %,d of the %s that fit.",
                more == 0 ? each : each + 1, count(blocksPerSm(), "block"));
    }

    private int blocksPerSm() {
        return waveBlocks / smCount;
    }

    /** What a profiler's achieved occupancy, taken over the SMs in use, can make of the per-SM figure at best. */
    public String achieved() {
        if (waveBlocks == 0) return "";
        int used = Math.min(gridBlocks, smCount) * blocksPerSm();
        double best = 100.0 * gridBlocks / used;
        if (!smallerThanOneWave()) return "The achieved occupancy, in Nsight Compute, is measured.";
        if (gridBlocks == used)
            return "The SMs in use can reach it; the idle ones are what is lost, and the short grid is the reason, not the"
                    + " resources.";
        String lower = best < 50 ? "far lower" : best < 90 ? "lower" : "a little lower";
        return text(
                "The achieved one, in Nsight Compute, will be %s, about %.1f%% of it at best, and the short grid is the"
                        + " reason, not the resources.",
                lower, Math.min(best, 99.9));
    }

    private static String count(int number, String of) {
        return text("%,d %s", number, number == 1 ? of : of + "s");
    }

    private static String text(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
