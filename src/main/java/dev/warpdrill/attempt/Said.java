package dev.warpdrill.attempt;

import dev.warpdrill.grading.FormatProblem;
import dev.warpdrill.grading.Step;
import dev.warpdrill.grading.Worksheet;
import dev.warpdrill.grading.WorksheetField;
import dev.warpdrill.question.Hint;
import dev.warpdrill.web.BoldText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** One prompt and the answer to it; notes tell what was no part of the words: worksheet, hints, questions asked. */
record Said(String prompt, MarkedText words, List<String> notes) {

    Said {
        notes = List.copyOf(notes);
    }

    static List<Said> of(FinishedAttempt attempt, EvidenceLetters letters) {
        List<Said> said = new ArrayList<>();
        for (int i = 0; i < attempt.steps().size(); i++) {
            Step step = attempt.steps().get(i);
            List<String> notes = new ArrayList<>();
            if (i == 0)
                attempt.asked().forEach(a -> notes.add("Asked: “" + a.question() + "” Answered: “" + a.answer() + "”"));
            notes.addAll(notes(step, i == 0));
            said.add(new Said(
                    i == 0 ? asked(step.prompt()) : whole(step.prompt()),
                    MarkedText.of(step.text(), letters.in(i)),
                    notes));
        }
        return said;
    }

    private static List<String> notes(Step step, boolean main) {
        List<String> notes = new ArrayList<>();
        String sheet = sheet(step.sheet());
        boolean silent = step.text().isBlank();
        if (!sheet.isEmpty() && main && silent)
            notes.add("Worksheet only. Its figures are in the worked solution below.");
        else if (!sheet.isEmpty() && !main) notes.add((silent ? "Worksheet only: " : "Worksheet: ") + sheet);
        else if (sheet.isEmpty() && silent) notes.add("No answer.");
        for (FormatProblem problem : step.sheet().problems())
            notes.add("Not counted, because it could not be read: “" + problem.raw() + "”. " + problem.message());
        for (Hint hint : step.hintsTaken())
            notes.add("Hint taken: " + BoldText.of(hint.text()).plain());
        return notes;
    }

    private static String sheet(Worksheet sheet) {
        List<String> lines = new ArrayList<>();
        for (WorksheetField field : WorksheetField.values()) {
            String raw = sheet.raw().getOrDefault(field, "");
            if (!raw.isBlank()) lines.add(field.label().toLowerCase(Locale.ROOT) + " " + raw.strip());
        }
        return String.join(", ", lines);
    }

    /** A follow-up loses its sense without its first sentence: "What changes?" */
    private static String whole(String prompt) {
        return BoldText.of(prompt).plain().strip();
    }

    /** The last sentence of a main prompt: the figures before it stand at the head of the page. */
    static String asked(String prompt) {
        String plain = BoldText.of(prompt).plain().strip();
        return plain.substring(plain.lastIndexOf(". ") + 1).strip();
    }
}
