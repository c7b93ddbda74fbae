package dev.warpdrill.attempt;

import dev.warpdrill.account.GuestCookie;
import dev.warpdrill.bank.Bank;
import dev.warpdrill.grading.Assessment;
import dev.warpdrill.grading.FormatProblem;
import dev.warpdrill.grading.Worksheet;
import dev.warpdrill.web.Html;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestResponse;

/** An attempt from the question to its end: each answer counts once. What is sent twice or too late is kept and not counted. */
@Path("/attempts/{id}")
@Produces(MediaType.TEXT_HTML)
class AttemptFlow {

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

    /**
     * The prompt that waits, and what was said before; after the end, what was said and the way to the scorecard.
     *
     * @param counted position of an answer that came once more after it had been counted; the page says so
     */
    @GET
    @Transactional
    public RestResponse<String> show(@PathParam("id") String id, @QueryParam("counted") String counted) {
        Attempt attempt = attempts.own(id, guest).orElseThrow(NotFoundException::new);
        return Responses.page(Html.OK, view(attempt).counted(counted));
    }

    /** The main answer: 303 onwards; 422 with the form as it was sent where something has to be settled first. */
    @POST
    @Path("answer")
    @Transactional
    public RestResponse<String> answer(@PathParam("id") String id, @BeanParam AnswerForm form) {
        return submit(id, 0, form);
    }

    /** The answer to follow-up {@code n}, counted from 1; as for the main answer. */
    @POST
    @Path("probes/{n}")
    @Transactional
    public RestResponse<String> probe(@PathParam("id") String id, @PathParam("n") int n, @BeanParam AnswerForm form) {
        return submit(id, n, form);
    }

    private RestResponse<String> submit(String id, int position, AnswerForm form) {
        Attempt attempt = toChange(id);
        if (!attempt.waitsFor(position)) return Responses.tooLate(attempt, position, form);
        AttemptStep step = attempt.current();
        Optional<RestResponse<String>> refused = FormChecks.unsaved(attempt, form, now())
                .or(() -> answersFirst(attempt, form))
                .or(() -> notYet(attempt, form));
        if (refused.isPresent()) return refused.get();
        Assessment result = interviewer.assess(attempt, form.typed());
        step.answer(form.typed(), result, now());
        attempt.goOn(bank.rubric(), now());
        return Responses.onwards(attempt);
    }

    /** Whoever typed a question and pressed the wrong button gets its answer before anything is final. */
    private Optional<RestResponse<String>> answersFirst(Attempt attempt, AnswerForm form) {
        if (!interviewer.hear(attempt, form, now())) return Optional.empty();
        attempt.current().keep(form.shown(), form.typed(), now());
        return Optional.of(Responses.page(Html.UNPROCESSABLE, view(attempt).answeredFirst()));
    }

    /** Nothing at all, or lines that cannot be read: kept as the draft, and not counted unless the candidate insists. */
    private Optional<RestResponse<String>> notYet(Attempt attempt, AnswerForm form) {
        Typed typed = form.typed();
        List<FormatProblem> problems =
                Worksheet.parse(typed.lines(), attempt.variant().setup()).problems();
        boolean empty = typed.blank() && !form.insistsOn("empty");
        boolean unreadable = !problems.isEmpty() && !form.insistsOn("unreadable");
        if (!empty && !unreadable) return Optional.empty();
        attempt.current().keep(form.shown(), typed, now());
        AttemptView view = view(attempt);
        return Optional.of(
                Responses.page(Html.UNPROCESSABLE, empty ? view.nothingWritten() : view.unreadable(problems)));
    }

    /** Ends the attempt early: follow-ups that were not answered are left out. 422 where words would be left behind. */
    @POST
    @Path("finish")
    @Transactional
    public RestResponse<String> finish(@PathParam("id") String id, @BeanParam AnswerForm form) {
        Attempt attempt = toChange(id);
        int position = form.shown().position();
        if (!attempt.waitsFor(position)) return Responses.tooLate(attempt, position, form);
        Optional<RestResponse<String>> refused = FormChecks.unsaved(attempt, form, now());
        if (refused.isPresent()) return refused.get();
        Typed typed = form.typed();
        attempt.current().keep(form.shown(), typed, now());
        if (position == 0) return Responses.onwards(attempt);
        if (!typed.blank() && !form.insistsOn("unsent"))
            return Responses.page(Html.UNPROCESSABLE, view(attempt).unsent());
        attempt.finish(bank.rubric(), now());
        return Responses.onwards(attempt);
    }

    private Attempt toChange(String id) {
        return attempts.ownToChange(id, guest).orElseThrow(NotFoundException::new);
    }

    private AttemptView view(Attempt attempt) {
        return new AttemptView(attempt, now());
    }

    private Instant now() {
        return clock.instant();
    }
}
