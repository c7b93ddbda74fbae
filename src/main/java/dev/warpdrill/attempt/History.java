package dev.warpdrill.attempt;

import dev.warpdrill.account.GuestCookie;
import dev.warpdrill.web.Html;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import org.jboss.resteasy.reactive.RestResponse;

/** "My attempts": what this browser's guest has answered. A visit makes nothing, not even a guest. */
@Path("/attempts")
class History {
    static final int PAGE_SIZE = 50;
    private static final int LAST_PAGE = 10_000;

    private final Attempts attempts;
    private final GuestCookie guest;

    History(Attempts attempts, GuestCookie guest) {
        this.attempts = attempts;
        this.guest = guest;
    }

    /** Pages count from 0; a page that is no number is the first. */
    @GET
    @Produces(MediaType.TEXT_HTML)
    @Transactional
    public RestResponse<String> mine(@QueryParam("page") String typed) {
        int page = typed != null && typed.matches("\\d{1,4}") ? Math.min(Integer.parseInt(typed), LAST_PAGE) : 0;
        HistoryPage history = HistoryPage.of(attempts.of(guest, page * PAGE_SIZE, PAGE_SIZE + 1), page, PAGE_SIZE);
        return Html.page(Html.OK, ScorecardTemplates.history(history));
    }
}
