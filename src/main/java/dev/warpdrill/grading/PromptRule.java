package dev.warpdrill.grading;

import dev.warpdrill.question.PromptKind;
import java.util.List;

/**
 * What answers to one kind of prompt can show, and what they are judged by.
 *
 * @param shows ids of the criteria that an answer can show
 * @param main the main criterion: any of these groups, each wholly met; empty for prompts judged by a {@link Policy}
 * @param strengthens one more of these makes a follow-up strong
 */
public record PromptRule(PromptKind kind, List<String> shows, List<List<String>> main, List<String> strengthens) {

    public PromptRule {
        shows = List.copyOf(shows);
        main = List.copyOf(main);
        strengthens = List.copyOf(strengthens);
    }
}
