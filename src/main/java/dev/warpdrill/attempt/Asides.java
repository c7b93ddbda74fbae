package dev.warpdrill.attempt;

import dev.warpdrill.account.GuestCookie;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jboss.resteasy.reactive.RestResponse;

/** What a candidate does beside answering: asks, takes a hint, saves. Each keeps as the draft what else the form holds. */
@Path("/attempts/{id}")
@Produces(MediaType.TEXT_HTML)
class Asides {

    private final Attempts attempts;
    private final Interviewer interviewer;
    private final GuestCookie guest;
    private final Clock clock;

    Asides(Attempts attempts, Interviewer interviewer, GuestCookie guest, Clock clock) {
        this.attempts = attempts;
        this.interviewer = interviewer;
        this.guest = guest;
        this.clock = clock;
    }

    /** A question to the interviewer, typed or taken from those offered. */
    @POST
    @Path("ask")
    @Transactional
    public RestResponse<String> ask(@PathParam("id") String id, @BeanParam AnswerForm form) {
        return keeping(id, form, (attempt, now) -> {
            interviewer.hear(attempt, form, now);
            return "ask";
        });
    }

    /** The next step of help, recorded. */
    @POST
    @Path("hint")
    @Transactional
    public RestResponse<String> hint(@PathParam("id") String id, @BeanParam AnswerForm form) {
        return keeping(id, form, (attempt, now) -> {
            AttemptStep step = attempt.current();
            if (form.hintNumber() <= attempt.hints(step).size()) step.hint(form.hintNumber());
            return "hints";
        });
    }

    /** Saves the draft by a button, for browsers without script; a question that was typed is asked. */
    @POST
    @Path("save")
    @Transactional
    public RestResponse<String> save(@PathParam("id") String id, @BeanParam AnswerForm form) {
        return keeping(id, form, (attempt, now) -> {
            boolean asked = interviewer.hear(attempt, form, now);
            return asked ? "ask" : "draft";
        });
    }

    private RestResponse<String> keeping(String id, AnswerForm form, BiFunction<Attempt, Instant, String> change) {
        Attempt attempt = attempts.ownToChange(id, guest).orElseThrow(NotFoundException::new);
        Shown shown = form.shown();
        if (!attempt.waitsFor(shown.position())) return Responses.tooLate(attempt, shown.position(), form);
        Instant now = clock.instant();
        Optional<RestResponse<String>> refused = FormChecks.unsaved(attempt, form, now);
        if (refused.isPresent()) return refused.get();
        if (!attempt.current().typed().equals(form.typed())) attempt.current().keep(shown, form.typed(), now);
        return Responses.backTo(attempt, change.apply(attempt, now));
    }
}
