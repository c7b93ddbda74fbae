package dev.warpdrill.attempt;

import java.util.List;

/**
 * "I did say that" beside a missed criterion: the quote kept so far (empty if none) and the form to keep one. A reader
 * of a shared link gets an empty action and sees no form.
 */
record ObjectionForm(
        String criterionId,
        String action,
        String summary,
        boolean open,
        String problem,
        String quote,
        String typed,
        List<Answer> answers) {

    ObjectionForm {
        answers = List.copyOf(answers);
    }

    /** One of the candidate's answers to choose from. */
    record Answer(int step, String prompt, boolean selected) {}
}
