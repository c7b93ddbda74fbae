package dev.warpdrill.attempt;

import dev.warpdrill.grading.Step;
import dev.warpdrill.web.BoldText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Makes the form beside each criterion that was not met.
 *
 * @param action where the form is sent; empty for a reader of a shared link, who sees quotes only
 * @param kept quotes kept so far, by criterion
 * @param refused what was just sent and cannot be kept, or null
 */
record ObjectionForms(String action, List<Step> steps, Map<String, Kept> kept, Refused refused) {
    private static final int LONGEST_PROMPT = 70;

    ObjectionForms {
        steps = List.copyOf(steps);
        kept = Map.copyOf(kept);
    }

    /** A quote kept with the scorecard; step counts from 0, the main answer. */
    record Kept(int step, String quote) {}

    /** What was typed, and what is wrong with it. */
    record Refused(String criterionId, int step, String typed, String problem) {}

    /** Null where there is nothing to show: no quote, and no words to point at. */
    ObjectionForm of(String criterionId) {
        Kept quote = kept.get(criterionId);
        boolean nothingSaid = steps.stream().allMatch(s -> s.text().isBlank());
        if (quote == null && (action.isEmpty() || nothingSaid)) return null;
        Refused wrong = refused != null && refused.criterionId().equals(criterionId) ? refused : null;
        int step = wrong != null ? wrong.step() : quote != null ? quote.step() : -1;
        String kept = quote == null ? "" : quote.quote();
        return new ObjectionForm(
                criterionId,
                action,
                quote == null ? "I did say that" : "Change or withdraw",
                wrong != null,
                wrong == null ? "" : wrong.problem(),
                kept,
                wrong == null ? kept : wrong.typed(),
                answers(step));
    }

    private List<ObjectionForm.Answer> answers(int selected) {
        List<ObjectionForm.Answer> answers = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++)
            if (!steps.get(i).text().isBlank())
                answers.add(new ObjectionForm.Answer(
                        i,
                        i == 0 ? "The question itself" : shortened(steps.get(i).prompt()),
                        i == selected));
        return answers;
    }

    private static String shortened(String prompt) {
        String plain = BoldText.of(prompt).plain();
        return plain.length() <= LONGEST_PROMPT
                ? plain
                : plain.substring(0, LONGEST_PROMPT - 1).stripTrailing() + "…";
    }
}
