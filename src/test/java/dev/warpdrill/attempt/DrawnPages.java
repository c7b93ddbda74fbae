package dev.warpdrill.attempt;

import dev.warpdrill.bank.Bank;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Map;

/** Serves hand-made scorecards to the tests, as their owner or as a reader of a shared link sees them. */
@Path("/drawn")
@Produces(MediaType.TEXT_HTML)
class DrawnPages {
    private final Bank bank;

    DrawnPages(Bank bank) {
        this.bank = bank;
    }

    @GET
    @Path("shared")
    public String shared(@QueryParam("main") String main, @QueryParam("move") String move) {
        FinishedAttempt attempt = main == null ? DrawnScorecard.attempt() : DrawnScorecard.attempt(main, move);
        ObjectionForms forms = new ObjectionForms("", attempt.steps(), Map.of(), null);
        return page(attempt, forms, null);
    }

    @GET
    @Path("owned")
    public String owned() {
        FinishedAttempt attempt = DrawnScorecard.attempt();
        ObjectionForms forms = new ObjectionForms(
                "/attempts/1/objections",
                attempt.steps(),
                Map.of("next-limiter", new ObjectionForms.Kept(1, "at 64 it is 4 blocks")),
                new ObjectionForms.Refused("reserved-shared-memory", 0, "<i>1 KB</i>", "These words are not in it."));
        return page(attempt, forms, new Sharing("", "/attempts/1/share", "/attempts/1/unshare"));
    }

    private String page(FinishedAttempt attempt, ObjectionForms forms, Sharing sharing) {
        List<NextVariant> next = new NextVariants(bank).after(attempt);
        return ScorecardTemplates.scorecard(ScorecardPage.of(attempt, forms, next, sharing))
                .render();
    }
}
