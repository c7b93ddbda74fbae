package dev.warpdrill.attempt;

import dev.warpdrill.web.Html;
import io.quarkus.qute.TemplateInstance;
import io.vertx.core.http.HttpServerResponse;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.util.Map;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestResponse;

/** Scorecards as readers of a link see them: read-only, and not to be indexed, cached or told to other sites. */
@Path("/shared/{token}")
class SharedScorecards {
    private final Shares shares;
    private final Attempts attempts;
    private final Objections objections;
    private final NextVariants next;

    @Context
    HttpServerResponse response;

    SharedScorecards(Shares shares, Attempts attempts, Objections objections, NextVariants next) {
        this.shares = shares;
        this.attempts = attempts;
        this.objections = objections;
        this.next = next;
    }

    /** 404 for a link that was withdrawn and for one that never was, without telling which. */
    @GET
    @Produces(MediaType.TEXT_HTML)
    @Transactional
    public RestResponse<String> read(@PathParam("token") String token) {
        Optional<Attempt> shared = shares.attemptOf(token).flatMap(attempts::findByIdOptional);
        Optional<FinishedAttempt> outcome = shared.flatMap(Attempt::outcome);
        if (outcome.isEmpty()) return page(Html.NOT_FOUND, ScorecardTemplates.withdrawn());
        Map<String, ObjectionForms.Kept> kept =
                objections.of(shared.orElseThrow().id());
        ObjectionForms readOnly = new ObjectionForms("", outcome.get().steps(), kept, null);
        ScorecardPage page = ScorecardPage.of(outcome.get(), readOnly, next.after(outcome.get()), null);
        return page(Html.OK, ScorecardTemplates.scorecard(page));
    }

    private RestResponse<String> page(int status, TemplateInstance template) {
        // In the place of the one that every response carries; a second header line would leave the choice to the
        // browser.
        response.headers().set("Referrer-Policy", "no-referrer");
        response.headers().set("X-Robots-Tag", "noindex");
        return Html.page(status, template);
    }
}
