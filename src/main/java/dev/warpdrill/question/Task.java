package dev.warpdrill.question;

import java.util.Arrays;
import java.util.Optional;

/** What a question wants to know. */
public enum Task {
    RESIDENT_WARPS("resident-warps", PromptKind.MAIN),
    LAUNCH("launch", PromptKind.LAUNCH),
    LARGEST_REGISTERS("largest-registers", PromptKind.LARGEST_REGISTERS);

    private final String id;
    private final PromptKind main;

    Task(String id, PromptKind main) {
        this.id = id;
        this.main = main;
    }

    public String id() {
        return id;
    }

    /** The kind of the main prompt. */
    public PromptKind main() {
        return main;
    }

    /** Empty if no task has this id. */
    public static Optional<Task> of(String id) {
        return Arrays.stream(values()).filter(t -> t.id.equals(id)).findFirst();
    }
}
