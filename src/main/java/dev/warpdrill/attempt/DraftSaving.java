package dev.warpdrill.attempt;

import dev.warpdrill.account.GuestCookie;
import dev.warpdrill.question.Amount;
import dev.warpdrill.web.Html;
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
import java.util.Optional;
import java.util.stream.Collectors;
import org.jboss.resteasy.reactive.RestResponse;

/** Saves drafts while somebody types; never on top of what another tab saved since. */
@Path("/attempts/{id}/draft")
@Produces(MediaType.APPLICATION_JSON)
class DraftSaving {

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

    /**
     * Why it was not saved, and what the server holds instead.
     *
     * @param reason newer (another tab's draft), answered, too-long
     * @param figures worksheet lines in one sentence
     */
    public record NotSaved(
            String reason, String message, Map<String, String> lines, String figures, String text, int revision) {}

    /** 200 {@link Saved}; 409 {@link NotSaved} if another tab was faster, the step is answered or the text too long. */
    @POST
    @Transactional
    public RestResponse<Object> save(@PathParam("id") String id, @BeanParam AnswerForm form) {
        Attempt attempt = attempts.ownToChange(id, guest).orElseThrow(NotFoundException::new);
        Shown shown = form.shown();
        AttemptStep step = attempt.current();
        if (!attempt.waitsFor(shown.position()))
            return notSaved(
                    step,
                    step.typed(),
                    "answered",
                    "This prompt has been answered in another tab. Submit sends what is typed here to be kept, not counted.");
        if (form.tooLong())
            return notSaved(
                    step,
                    step.typed(),
                    "too-long",
                    "Over " + Amount.number(AnswerForm.LONGEST_TEXT)
                            + " characters: not saved, kept in this browser only");
        Optional<Typed> other = step.savedElsewhere(shown, form.typed());
        if (other.isPresent())
            return notSaved(step, other.get(), "newer", "Not saved: another tab has saved a newer draft.");
        Instant now = clock.instant();
        step.keep(shown, form.typed(), now);
        return RestResponse.ok(new Saved(now, step.revision()));
    }

    private static RestResponse<Object> notSaved(AttemptStep step, Typed kept, String reason, String message) {
        String figures = Conversation.figures(kept).stream()
                .map(f -> f.label() + " " + f.value())
                .collect(Collectors.joining(", "));
        return RestResponse.ResponseBuilder.<Object>create(Html.CONFLICT)
                .entity(new NotSaved(reason, message, kept.lines(), figures, kept.text(), step.revision()))
                .type(MediaType.APPLICATION_JSON_TYPE)
                .build();
    }
}
