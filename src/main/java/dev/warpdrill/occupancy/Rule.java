package dev.warpdrill.occupancy;

/** The hardware rules that forbid a launch. */
public enum Rule {
    /** At most 1,024 threads a block. */
    THREADS_PER_BLOCK("threads-per-block"),
    /** At most 255 registers a thread. */
    REGISTERS_PER_THREAD("registers-per-thread"),
    /** The registers of a block's warps, rounded up to four, must fit the register file. */
    REGISTER_FILE("register-file"),
    /** At most 48 KB of static shared memory a block. */
    STATIC_SHARED_MEMORY("static-shared-memory"),
    /** More than 48 KB a block needs the opt-in attribute. */
    OPT_IN("opt-in"),
    /** The opt-in maximum of shared memory a block. */
    SHARED_MEMORY_PER_BLOCK("shared-memory-per-block"),
    /** At most 16 named barriers a block. */
    NAMED_BARRIERS("named-barriers");

    private final String id;

    Rule(String id) {
        this.id = id;
    }

    /** The name in the bank, for example {@code register-file}. */
    public String id() {
        return id;
    }
}
