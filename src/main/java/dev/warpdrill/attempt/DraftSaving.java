package dev.warpdrill.attempt;

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
import java.util.Map;
import org.jboss.resteasy.reactive.RestResponse;

/** Saves drafts while somebody types; never on top of what another tab saved since. */
@Path("/attempts/{id}/draft")
@Produces(MediaType.APPLICATION_JSON)
class DraftSaving {

    private static final int CONFLICT = 409;

    private final Attempts attempts;
    private final GuestCookie guest;
    private final Clock clock;

    DraftSaving(Attempts attempts, GuestCookie guest, Clock clock) {
        this.attempts = attempts;
        this.guest = guest;
        this.clock = clock;
    }

    /** The draft as saved. */
    public record Saved(Instant savedAt, int revision) {}

    /** Why it was not saved, and what the server holds instead. */
    public record NotSaved(String message, String text, Map<String, String> lines, int revision) {}

    /** 200 {@link Saved}; 409 {@link NotSaved} if another tab was faster, the step is answered or the text too long. */
    @POST
    @Transactional
    public RestResponse<Object> save(@PathParam("id") String id, @BeanParam AnswerForm form) {
        Attempt attempt = attempts.ownToChange(id, guest).orElseThrow(NotFoundException::new);
        AttemptStep step = attempt.current();
        if (attempt.finished() || step.position() != form.step())
            return conflict(
                    step,
                    "This prompt was answered in another tab; what you type here is kept in this browser only. Reload the page.");
        if (form.tooLong()) return conflict(step, "Over 20,000 characters: the draft is kept in this browser only");
        Instant now = clock.instant();
        if (!step.draft(form.shownRevision(), form.lines(), form.words(), now))
            return conflict(
                    step,
                    "Another tab saved a newer draft; reload to see it. What you type here is kept in this browser.");
        return RestResponse.ok(new Saved(now, step.revision()));
    }

    private static RestResponse<Object> conflict(AttemptStep step, String message) {
        return RestResponse.ResponseBuilder.<Object>create(CONFLICT)
                .entity(new NotSaved(message, step.text(), step.lines(), step.revision()))
                .type(MediaType.APPLICATION_JSON_TYPE)
                .build();
    }
}
