package dev.warpdrill.attempt;

import dev.warpdrill.attempt.AttemptPage.Clock;
import dev.warpdrill.attempt.AttemptPage.Confirm;
import dev.warpdrill.attempt.AttemptPage.Late;
import dev.warpdrill.attempt.AttemptPage.Link;
import dev.warpdrill.attempt.AttemptPage.Open;
import dev.warpdrill.grading.FormatProblem;
import dev.warpdrill.grading.WorksheetField;
import dev.warpdrill.question.Amount;
import dev.warpdrill.question.Variant;
import dev.warpdrill.web.BoldText;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** Words an attempt into its page, with what was just sent and what is to be said about it. */
final class AttemptView {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("HH:mm 'UTC'", Locale.US).withZone(ZoneOffset.UTC);

    private final Attempt attempt;
    private final AttemptStep step;
    private final Variant variant;
    private final Instant now;
    private Typed typed;
    private List<FormatProblem> problems = List.of();
    private String textProblem = "";
    private String notice = "";
    private Late elsewhere;
    private Confirm confirm;

    AttemptView(Attempt attempt, Instant now) {
        this.attempt = attempt;
        this.step = attempt.current();
        this.variant = attempt.variant();
        this.now = now;
        this.typed = step.typed();
    }

    /** What the form held, where it is not what is stored. */
    AttemptView typed(Typed sent) {
        typed = sent;
        return this;
    }

    /** An answer came once more: the first one stands. */
    AttemptView counted(String position) {
        attempt.steps().stream()
                .filter(s -> Integer.toString(s.position()).equals(position) && (s.answered() || attempt.finished()))
                .findFirst()
                .ifPresent(s -> notice = (s.answered()
                                ? "“" + label(s)
                                        + "” had been answered already: the first answer stands and was counted once."
                                : "The attempt had ended already: nothing more was counted.")
                        + (s.late().isEmpty() ? "" : " What came later is kept below, not counted."));
        return this;
    }

    AttemptView nothingWritten() {
        notice = "You have not written anything yet. Nothing was counted.";
        confirm = new Confirm("Submit it empty", "empty", action());
        return this;
    }

    AttemptView unreadable(List<FormatProblem> found) {
        problems = found;
        notice = "Nothing was counted yet: " + Amount.count(found.size(), "line")
                + " of the worksheet cannot be read. Mend it, or submit anyway: a line that cannot be read counts as empty.";
        confirm = new Confirm("Submit anyway", "unreadable", action());
        return this;
    }

    AttemptView answeredFirst() {
        notice = "You had typed a question. Its answer is under “Ask the interviewer”; nothing was counted yet."
                + " Submit again when you are ready.";
        return this;
    }

    AttemptView unsent() {
        notice = "You have written something for this follow-up. Submit it, or finish without it.";
        confirm = new Confirm("Finish without it", "unsent", address("/finish"));
        return this;
    }

    AttemptView tooLong(int characters) {
        textProblem = "These are " + Amount.number(characters) + " characters; at most "
                + Amount.number(AnswerForm.LONGEST_TEXT)
                + " can be kept. Nothing was saved: shorten it and send it again.";
        notice = "Nothing was saved or counted: the text is too long.";
        return this;
    }

    AttemptView elsewhere(Typed other) {
        elsewhere = Conversation.kept(other);
        notice = "Another tab has saved a newer draft, shown below. Nothing was saved or counted from this one yet:"
                + " sending it again replaces the other.";
        return this;
    }

    AttemptView expired() {
        notice = "This page had expired, so nothing was saved or counted. Everything you typed is here: send it again.";
        return this;
    }

    AttemptPage page() {
        long seconds = Math.max(0, Duration.between(attempt.startedAt(), now).toSeconds());
        String title = attempt.finished() ? variant.title() : label(step);
        return new AttemptPage(
                attempt.id().toString(),
                notice.isEmpty() ? title : "Notice: " + title,
                new Clock(seconds, seconds / 60 + ":" + String.format(Locale.ROOT, "%02d", seconds % 60)),
                notice,
                links(),
                Conversation.of(attempt),
                attempt.finished() ? null : open());
    }

    private Open open() {
        boolean main = step.position() == 0;
        return new Open(
                label(step),
                BoldText.of(step.prompt()),
                main ? variant.given() : List.of(),
                action(),
                Shown.now(step),
                step.savedAt().map(Instant::toString).orElse(""),
                step.savedAt().map(TIME::format).orElse(""),
                main,
                main ? new WorksheetForm(variant, typed.lines()).sheet() : null,
                typed.text(),
                textProblem,
                elsewhere,
                confirm,
                attempt.exchanges(),
                attempt.offers(),
                attempt.hintsTaken(step).stream()
                        .map(h -> BoldText.of(h.text()).plain())
                        .toList(),
                step.hintsTaken() < attempt.hints(step).size() ? step.hintsTaken() + 1 : 0,
                after(main));
    }

    private String after(boolean main) {
        if (!main) return "You can't change it afterwards.";
        return "You can't change it afterwards. "
                + (variant.probes().isEmpty() ? "The scorecard comes next." : "A few follow-ups come next.");
    }

    private List<Link> links() {
        if (!textProblem.isEmpty()) return List.of(new Link("text", "Your words"));
        return problems.stream()
                .map(p -> new Link(
                        p.field(),
                        WorksheetField.of(p.field()).map(WorksheetField::label).orElse(p.field())))
                .toList();
    }

    private String label(AttemptStep s) {
        return s.position() == 0 ? variant.title() : "Follow-up " + s.position();
    }

    private String action() {
        return address(step.position() == 0 ? "/answer" : "/probes/" + step.position());
    }

    private String address(String rest) {
        return "/attempts/" + attempt.id() + rest;
    }
}
