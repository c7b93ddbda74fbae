package dev.warpdrill.occupancy;

/** What an SM can run out of when it takes in another block. */
public enum Resource {
    WARPS("warps", "warps"),
    REGISTERS("registers", "registers"),
    SHARED_MEMORY("shared_memory", "shared memory"),
    BLOCKS("blocks", "block slots"),
    BARRIERS("barriers", "named barriers");

    private final String id;
    private final String title;

    Resource(String id, String title) {
        this.id = id;
        this.title = title;
    }

    /** The name in files and in the API, for example {@code shared_memory}. */
    public String id() {
        return id;
    }

    /** The name in sentences, for example "shared memory". */
    public String title() {
        return title;
    }
}
