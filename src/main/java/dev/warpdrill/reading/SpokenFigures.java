package dev.warpdrill.reading;

import java.util.Set;

/** Which figures a shortened spoken number may stand for: those that registers, threads, kilobytes and GPUs have. */
final class SpokenFigures {
    /** Shared-memory sizes, opt-in maxima and carve-outs (NVIDIA's compute capability tables), SM counts of common devices. */
    private static final Set<Integer> KNOWN =
            Set.of(100, 101, 102, 108, 132, 142, 144, 147, 163, 164, 170, 195, 196, 198, 202, 227, 228, 233, 245, 255);

    private static final int MOST_WARPS_OR_BLOCKS = 64;
    private static final int MOST_REGISTERS_A_THREAD = 255;
    private static final Set<String> COUNTED = Set.of("warp", "warps", "block", "blocks", "percent");

    private SpokenFigures() {}

    /** "two fifty six" before "threads" is 256; "two sixteen" before "warps" is 2 and 16. */
    static boolean plausible(double value, String next) {
        if (COUNTED.contains(next) && value > MOST_WARPS_OR_BLOCKS) {
            return false;
        }
        int whole = (int) value;
        boolean registers = whole <= MOST_REGISTERS_A_THREAD && whole % 8 == 0;
        boolean threads = whole <= 1024 && whole % 32 == 0;
        return registers || threads || KNOWN.contains(whole);
    }

    /** Registers of a warp or block: whole allocation units of 256 (CUDA occupancy calculator). */
    static boolean registers(double value) {
        return value % 256 == 0 || value % 320 == 0 || value == 65_535;
    }

    /** Threads of an SM, or a product's name ("thirty ninety"). */
    static boolean threads(double value) {
        return value == 2048 || value == 1536 || value == 1024 || value == 3090 || value == 4090 || value == 5090;
    }

    /** "two thousand forty eight" goes together, "two thousand" and "eight blocks" do not. */
    static boolean plausibleTail(double value) {
        return value % 8 == 0 || value == 65_535;
    }
}
