package dev.warpdrill.attempt;

import dev.warpdrill.web.Html;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import org.jboss.resteasy.reactive.RestResponse;

/** The report on objections, open to anyone: it holds counts only. */
@Path("/reports/objections")
class ObjectionsReport {
    private static final MediaType CSV = new MediaType("text", "csv", "UTF-8");

    private final Objections objections;

    ObjectionsReport(Objections objections) {
        this.objections = objections;
    }

    /** A page, or CSV where the address says format=csv. */
    @GET
    public RestResponse<String> report(@QueryParam("format") String format) {
        ObjectionsPage page = new ObjectionsPage(objections.counts());
        if ("csv".equals(format))
            return RestResponse.ResponseBuilder.ok(page.csv(), CSV).build();
        return Html.page(Html.OK, ScorecardTemplates.objections(page));
    }
}
