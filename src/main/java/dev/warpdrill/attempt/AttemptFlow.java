package dev.warpdrill.attempt;

import dev.warpdrill.bank.Bank;
import dev.warpdrill.grading.Assessment;
import dev.warpdrill.grading.FormatProblem;
import dev.warpdrill.grading.Worksheet;
import dev.warpdrill.question.Amount;
import dev.warpdrill.question.Clarification;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.RestResponse.ResponseBuilder;

/** An attempt's pages from the question to the last follow-up. Whatever is sent twice or too late is kept and not counted. */
@Path("/attempts/{id}")
@Produces(MediaType.TEXT_HTML)
class AttemptFlow {

    private static final int UNPROCESSABLE = 422;
    private static final int LONGEST_QUESTION = 500;

    private final Attempts attempts;
    private final Interviewer interviewer;
    private final Bank bank;
    private final GuestCookie guest;
    private final Clock clock;

    AttemptFlow(Attempts attempts, Interviewer interviewer, Bank bank, GuestCookie guest, Clock clock) {
        this.attempts = attempts;
        this.interviewer = interviewer;
        this.bank = bank;
        this.guest = guest;
        this.clock = clock;
    }

    /** The prompt that waits; 303 to the scorecard once the attempt is finished. */
    @GET
    @Transactional
    public RestResponse<String> show(@PathParam("id") String id) {
        Attempt attempt = attempts.own(id, guest).orElseThrow(NotFoundException::new);
        return attempt.finished() ? onwards(attempt) : page(200, view(attempt));
    }

    /** The main answer. */
    @POST
    @Path("answer")
    @Transactional
    public RestResponse<String> answer(@PathParam("id") String id, @BeanParam AnswerForm form) {
        return submit(id, 0, form);
    }

    /** The answer to follow-up {@code n}, counted from 1. */
    @POST
    @Path("probes/{n}")
    @Transactional
    public RestResponse<String> probe(@PathParam("id") String id, @PathParam("n") int n, @BeanParam AnswerForm form) {
        return submit(id, n, form);
    }

    private RestResponse<String> submit(String id, int position, AnswerForm form) {
        Attempt attempt = toChange(id);
        AttemptStep step = attempt.current();
        Instant now = clock.instant();
        if (attempt.finished() || step.position() != position) return tooLate(attempt, position, form);
        if (form.tooLong()) return page(UNPROCESSABLE, tooLong(attempt, form));
        List<FormatProblem> problems =
                Worksheet.parse(form.lines(), attempt.variant().setup()).problems();
        if (!form.submitAnyway() && (form.blank() || !problems.isEmpty())) {
            step.keep(form.lines(), form.words(), now);
            return page(UNPROCESSABLE, asksAgain(attempt, form, problems));
        }
        Assessment result = interviewer.assess(attempt, form.lines(), form.words());
        step.answer(form.lines(), form.words(), result, now);
        attempt.goOn(bank.rubric(), now);
        return onwards(attempt);
    }

    /** The first answer stands; other words that came after it are shown and not counted. */
    private RestResponse<String> tooLate(Attempt attempt, int position, AnswerForm form) {
        attempt.steps().stream()
                .filter(s -> s.position() == position && s.answered())
                .forEach(s ->
                        s.late(form.tooLong() ? form.words().substring(0, AnswerForm.LONGEST_TEXT) : form.words()));
        return onwards(attempt);
    }

    private AttemptView tooLong(Attempt attempt, AnswerForm form) {
        return view(attempt)
                .typed(form.lines(), form.words())
                .textProblem("This is " + Amount.number(form.words().length()) + " characters; at most "
                        + Amount.number(AnswerForm.LONGEST_TEXT) + " can be kept. Shorten it and submit again.");
    }

    private AttemptView asksAgain(Attempt attempt, AnswerForm form, List<FormatProblem> problems) {
        AttemptView view = view(attempt).typed(form.lines(), form.words()).problems(problems);
        if (form.blank())
            return view.notice("You have not written anything yet. Nothing was counted.")
                    .confirm("Submit it empty");
        return view.notice("Nothing was counted yet: " + Amount.count(problems.size(), "line")
                        + " of the worksheet cannot be read. Mend it, or submit and leave it out.")
                .confirm("Submit without it");
    }

    /** A question to the interviewer; what else the form held is kept as the draft. */
    @POST
    @Path("ask")
    @Transactional
    public RestResponse<String> ask(@PathParam("id") String id, @BeanParam AnswerForm form) {
        Attempt attempt = toChange(id);
        keepDraft(attempt, form);
        String typed = form.question == null ? "" : form.question.strip();
        if (attempt.finished() || typed.isEmpty()) return onwards(attempt);
        Optional<Clarification> understood = Interviewer.understood(attempt.variant(), typed);
        String question = typed.substring(0, Math.min(typed.length(), LONGEST_QUESTION));
        attempt.ask(understood, question, Interviewer.answer(attempt.variant(), understood), clock.instant());
        return onwards(attempt);
    }

    /** The next step of help, recorded; what else the form held is kept as the draft. */
    @POST
    @Path("hint")
    @Transactional
    public RestResponse<String> hint(@PathParam("id") String id, @BeanParam AnswerForm form) {
        Attempt attempt = toChange(id);
        keepDraft(attempt, form);
        AttemptStep step = attempt.current();
        boolean here = !attempt.finished() && step.position() == form.step();
        if (here && step.hintsTaken() < attempt.hints(step).size()) step.hint();
        return onwards(attempt);
    }

    /** Saves the draft by a button, for browsers without script. */
    @POST
    @Path("save")
    @Transactional
    public RestResponse<String> save(@PathParam("id") String id, @BeanParam AnswerForm form) {
        Attempt attempt = toChange(id);
        keepDraft(attempt, form);
        return onwards(attempt);
    }

    /** Ends the attempt early: follow-ups that were not answered are left out. */
    @POST
    @Path("finish")
    @Transactional
    public RestResponse<String> finish(@PathParam("id") String id, @BeanParam AnswerForm form) {
        Attempt attempt = toChange(id);
        keepDraft(attempt, form);
        if (attempt.steps().get(0).answered()) attempt.finish(bank.rubric(), clock.instant());
        return onwards(attempt);
    }

    private void keepDraft(Attempt attempt, AnswerForm form) {
        AttemptStep step = attempt.current();
        boolean same = step.lines().equals(form.lines()) && step.text().equals(form.words());
        if (attempt.finished() || step.answered() || step.position() != form.step() || same || form.tooLong()) return;
        step.keep(form.lines(), form.words(), clock.instant());
    }

    private Attempt toChange(String id) {
        return attempts.ownToChange(id, guest).orElseThrow(NotFoundException::new);
    }

    private AttemptView view(Attempt attempt) {
        return new AttemptView(attempt, clock.instant());
    }

    private static RestResponse<String> onwards(Attempt attempt) {
        return RestResponse.seeOther(
                URI.create("/attempts/" + attempt.id() + (attempt.finished() ? "/scorecard" : "")));
    }

    private static RestResponse<String> page(int status, AttemptView view) {
        return ResponseBuilder.<String>create(status)
                .entity(AttemptTemplates.show(view.page()).render())
                .type(MediaType.TEXT_HTML_TYPE.withCharset("UTF-8"))
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .build();
    }
}
