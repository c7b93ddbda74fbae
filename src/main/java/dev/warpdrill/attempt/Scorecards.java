package dev.warpdrill.attempt;

import dev.warpdrill.web.PublicAddress;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import java.util.Optional;
import java.util.function.Consumer;
import org.jboss.resteasy.reactive.RestResponse;

/** A guest's own scorecards: reading, sharing, objecting. Another guest's attempt is as if it were not there. */
@Path("/attempts/{id}")
@Produces(MediaType.TEXT_HTML)
class Scorecards {
    private static final int OK = 200;
    private static final int UNPROCESSABLE = 422;

    private final Attempts attempts;
    private final GuestCookie guest;
    private final Shares shares;
    private final Objections objections;
    private final NextVariants next;
    private final PublicAddress publicAddress;

    @Context
    UriInfo request;

    Scorecards(
            Attempts attempts,
            GuestCookie guest,
            Shares shares,
            Objections objections,
            NextVariants next,
            PublicAddress publicAddress) {
        this.attempts = attempts;
        this.guest = guest;
        this.shares = shares;
        this.objections = objections;
        this.next = next;
        this.publicAddress = publicAddress;
    }

    /** The scorecard; 303 to the attempt while it is not finished. */
    @GET
    @Path("scorecard")
    @Transactional
    public RestResponse<String> read(@PathParam("id") String id) {
        Attempt attempt = own(id);
        return attempt.finished() ? page(OK, attempt, null) : RestResponse.seeOther(URI.create(path(attempt)));
    }

    /** Makes a read-only link, or keeps the one there is; 303 to the scorecard, which shows it. */
    @POST
    @Path("share")
    @Transactional
    public RestResponse<String> share(@PathParam("id") String id) {
        return change(id, attempt -> shares.share(attempt.id()), "#share");
    }

    /** Withdraws the link at once. */
    @POST
    @Path("unshare")
    @Transactional
    public RestResponse<String> unshare(@PathParam("id") String id) {
        return change(id, attempt -> shares.revoke(attempt.id()), "#share");
    }

    /** "I did say that": keeps the quote; 422 with what was typed where the words are not in that answer. */
    @POST
    @Path("objections")
    @Transactional
    public RestResponse<String> object(
            @PathParam("id") String id,
            @FormParam("criterion") String criterion,
            @FormParam("step") String step,
            @FormParam("quote") String quote,
            @FormParam("withdraw") String withdraw) {
        PointedAt pointed = new PointedAt(criterion, step, quote);
        Attempt attempt = own(id);
        FinishedAttempt outcome = attempt.outcome().orElse(null);
        if (outcome == null) return RestResponse.seeOther(URI.create(path(attempt)));
        if (!pointed.isAboutMissed(outcome.scorecard())) throw new NotFoundException();
        String anchor = "#criterion-" + pointed.criterionId();
        if ("yes".equals(withdraw)) return change(id, a -> objections.withdraw(a.id(), pointed.criterionId()), anchor);
        Optional<String> problem = pointed.problem(outcome.steps());
        return problem.isPresent()
                ? page(UNPROCESSABLE, attempt, pointed.refused(problem.get()))
                : change(id, a -> objections.keep(a.id(), outcome, pointed), anchor);
    }

    private Attempt own(String id) {
        return attempts.own(id, guest).orElseThrow(NotFoundException::new);
    }

    private RestResponse<String> change(String id, Consumer<Attempt> change, String anchor) {
        Attempt attempt = own(id);
        if (!attempt.finished()) return RestResponse.seeOther(URI.create(path(attempt)));
        change.accept(attempt);
        return RestResponse.seeOther(URI.create(path(attempt) + "/scorecard" + anchor));
    }

    private RestResponse<String> page(int status, Attempt attempt, ObjectionForms.Refused refused) {
        FinishedAttempt outcome = attempt.outcome().orElseThrow();
        String path = path(attempt);
        String link = shares.tokenOf(attempt.id())
                .map(token -> publicAddress.of("shared/" + token, request).toString())
                .orElse("");
        ObjectionForms forms =
                new ObjectionForms(path + "/objections", outcome.steps(), objections.of(attempt.id()), refused);
        ScorecardPage page = ScorecardPage.of(
                outcome, forms, next.after(outcome), new Sharing(link, path + "/share", path + "/unshare"));
        return RestResponse.ResponseBuilder.<String>create(status)
                .entity(ScorecardTemplates.scorecard(page).render())
                .type(MediaType.TEXT_HTML_TYPE)
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .build();
    }

    private static String path(Attempt attempt) {
        return "/attempts/" + attempt.id();
    }
}
