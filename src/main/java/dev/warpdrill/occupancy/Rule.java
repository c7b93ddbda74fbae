package dev.warpdrill.occupancy;

/** The hardware rules that forbid a launch. */
public enum Rule {
    THREADS_PER_BLOCK("threads-per-block", "at most 1,024 threads a block"),
    REGISTERS_PER_THREAD("registers-per-thread", "at most 255 registers a thread"),
    REGISTER_FILE("register-file", "the registers of a block's warps, rounded up to four, must fit the register file"),
    STATIC_SHARED_MEMORY("static-shared-memory", "at most 48 KB of static shared memory a block"),
    OPT_IN("opt-in", "more than 48 KB a block needs the opt-in attribute"),
    SHARED_MEMORY_PER_BLOCK("shared-memory-per-block", "the opt-in maximum of shared memory a block"),
    NAMED_BARRIERS("named-barriers", "at most 16 named barriers a block");

    private final String id;
    private final String title;

    Rule(String id, String title) {
        this.id = id;
        this.title = title;
    }

    public String id() {
        return id;
    }

    /** The rule in words. */
    public String title() {
        return title;
    }
}
