package dev.warpdrill.question;

import java.util.Arrays;
import java.util.Optional;

/** What a single prompt asks for; decides which criteria an answer to it can show. */
public enum PromptKind {
    MAIN("main"),
    MOVE("move"),
    MATTERS("matters"),
    STATIC_48K("static-48k"),
    BLOCK_128("block-128"),
    ACHIEVED("achieved"),
    GRID("grid"),
    /** One long answer that covers the question and whatever else the candidate volunteers. */
    WHOLE("whole"),
    /** "What else takes shared memory in each block?" */
    RESERVED("reserved"),
    LAUNCH("launch"),
    LARGEST_REGISTERS("largest-registers");

    private final String id;

    PromptKind(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }

    /** Empty if no kind has this id. */
    public static Optional<PromptKind> of(String id) {
        return Arrays.stream(values()).filter(k -> k.id.equals(id)).findFirst();
    }
}
