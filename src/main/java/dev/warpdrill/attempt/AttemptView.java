package dev.warpdrill.attempt;

import dev.warpdrill.attempt.AttemptPage.BindingChoice;
import dev.warpdrill.attempt.AttemptPage.SheetLine;
import dev.warpdrill.attempt.AttemptPage.Turn;
import dev.warpdrill.grading.FormatProblem;
import dev.warpdrill.grading.Worksheet;
import dev.warpdrill.grading.WorksheetField;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.Given;
import dev.warpdrill.question.Task;
import dev.warpdrill.question.Variant;
import dev.warpdrill.web.BoldText;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Words an attempt into its page, with what was just sent where that is not stored. */
final class AttemptView {

    private static final DateTimeFormatter CLOCK =
            DateTimeFormatter.ofPattern("HH:mm 'UTC'", Locale.US).withZone(ZoneOffset.UTC);
    private static final List<Resource> ON_THE_SHEET =
            List.of(Resource.REGISTERS, Resource.SHARED_MEMORY, Resource.WARPS, Resource.BLOCKS);

    private final Attempt attempt;
    private final AttemptStep step;
    private final Variant variant;
    private final Instant now;
    private Map<String, String> typed;
    private String text;
    private List<FormatProblem> problems = List.of();
    private String textProblem = "";
    private String notice = "";
    private String confirm = "";

    AttemptView(Attempt attempt, Instant now) {
        this.attempt = attempt;
        this.step = attempt.current();
        this.variant = attempt.variant();
        this.now = now;
        this.typed = step.lines();
        this.text = step.text();
    }

    /** What the form held, where it is not what is stored. */
    AttemptView typed(Map<String, String> lines, String words) {
        this.typed = lines;
        this.text = words;
        return this;
    }

    AttemptView problems(List<FormatProblem> found) {
        this.problems = found;
        return this;
    }

    AttemptView textProblem(String message) {
        this.textProblem = message;
        return this;
    }

    AttemptView notice(String message) {
        this.notice = message;
        return this;
    }

    /** The button then says this and submits in spite of the notice. */
    AttemptView confirm(String button) {
        this.confirm = button;
        return this;
    }

    AttemptPage page() {
        boolean main = step.position() == 0;
        String id = attempt.id().toString();
        return new AttemptPage(
                id,
                main ? variant.title() : "Follow-up " + step.position(),
                main ? variant.title() : "Follow-up " + step.position(),
                BoldText.of(step.prompt()),
                variant.given(),
                Duration.between(attempt.startedAt(), now).toSeconds(),
                turns(),
                "/attempts/" + id + (main ? "/answer" : "/probes/" + step.position()),
                step.position(),
                step.revision(),
                step.savedAt().map(at -> "Draft saved at " + CLOCK.format(at)).orElse("Drafts are saved as you type"),
                main ? lines() : List.of(),
                main && variant.task() == Task.RESIDENT_WARPS ? binding() : List.of(),
                problem(WorksheetField.BINDING),
                text,
                textProblem,
                notice,
                confirm,
                attempt.exchanges(),
                attempt.hintsTaken(step),
                step.hintsTaken() < attempt.hints(step).size(),
                main,
                main ? afterMain() : "You can't change it afterwards.");
    }

    private String afterMain() {
        return variant.probes().isEmpty()
                ? "You can't change it afterwards. The scorecard comes next."
                : "You can't change it afterwards. A few follow-ups come next.";
    }

    private List<SheetLine> lines() {
        List<SheetLine> lines = new ArrayList<>();
        for (WorksheetField field : WorksheetField.of(variant.task()))
            if (field != WorksheetField.BINDING && !(field == WorksheetField.BLOCK_SIZE && variant.blockSizeGiven()))
                lines.add(new SheetLine(
                        field.id(),
                        field.label(),
                        field.unit(),
                        typed.getOrDefault(field.id(), ""),
                        problem(field),
                        field.compareTo(WorksheetField.BINDING) > 0));
        return lines;
    }

    private String problem(WorksheetField field) {
        return problems.stream()
                .filter(p -> p.field().equals(field.id()))
                .map(FormatProblem::message)
                .findFirst()
                .orElse("");
    }

    private List<BindingChoice> binding() {
        Set<String> ticked =
                Set.of(typed.getOrDefault(WorksheetField.BINDING.id(), "").split("\\|"));
        return ON_THE_SHEET.stream()
                .map(r -> new BindingChoice(r.id(), capital(r.title()), ticked.contains(r.id())))
                .toList();
    }

    private static String capital(String title) {
        return Character.toUpperCase(title.charAt(0)) + title.substring(1);
    }

    private List<Turn> turns() {
        return attempt.steps().stream()
                .filter(AttemptStep::answered)
                .map(s -> new Turn(
                        BoldText.of(s.prompt()).plain(),
                        figures(s),
                        s.text(),
                        s.late(),
                        attempt.feedback() == Feedback.STEP ? StepResult.of(s.assessment(), attempt.probe(s)) : null))
                .toList();
    }

    private List<Given> figures(AttemptStep s) {
        Worksheet sheet = Worksheet.parse(s.lines(), variant.setup());
        return Arrays.stream(WorksheetField.values())
                .filter(f -> sheet.raw().containsKey(f))
                .map(f -> new Given(
                        f.label(), sheet.raw().get(f).replace("|", ", ").replace('_', ' ')))
                .toList();
    }
}
