package dev.warpdrill.question;

import java.util.List;

/**
 * What the interviewer answers when asked.
 *
 * @param id block-size, shared-memory-kind, grid, device, opt-in, a fact that the prompt states, or {@code to-work-out}
 * @param keywords words by which a typed question is recognized, lower case; one that begins with {@code =} has to be the
 *     whole question
 * @param unoffered whether nobody is told that it can be asked: the prompt says it, or it is for the candidate to work out
 */
public record Clarification(String id, String question, String answer, List<String> keywords, boolean unoffered) {

    static final String ALONE = "=";
    private static final String TO_WORK_OUT = "to-work-out";

    public Clarification {
        keywords = List.copyOf(keywords);
    }

    /** Whether it refuses a question for what the candidate is asked to find. */
    boolean toWorkOut() {
        return id.equals(TO_WORK_OUT);
    }
}
