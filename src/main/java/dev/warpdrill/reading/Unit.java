package dev.warpdrill.reading;

/** What a figure in a candidate's text counts. */
enum Unit {
    NONE,
    /** "K" alone: kilobytes, or thousands of registers. */
    KILO,
    KILOBYTES,
    BYTES,
    THREADS,
    WARPS,
    BLOCKS,
    REGISTERS,
    MULTIPROCESSORS,
    PERCENT,
    /** "the third", "a fifth block". */
    ORDINAL,
    /** "half", "three quarters". */
    SHARE
}
