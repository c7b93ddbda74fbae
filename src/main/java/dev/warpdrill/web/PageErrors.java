package dev.warpdrill.web;

import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.Priority;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.Provider;
import java.nio.charset.StandardCharsets;

/** Errors of pages that no endpoint wrote become a page that helps; what a form held is shown, so that it can be copied. */
@Provider
@Priority(PageErrors.LAST)
public class PageErrors implements ContainerResponseFilter {

    /** Response filters run from the highest priority to the lowest. */
    static final int LAST = 10;

    private static final MediaType HTML = new MediaType("text", "html", StandardCharsets.UTF_8.name());

    private final RoutingContext routing;

    PageErrors(RoutingContext routing) {
        this.routing = routing;
    }

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        String path = request.getUriInfo().getPath();
        boolean page = !path.startsWith("/api/") && !path.startsWith("/q/");
        if (!page || response.getStatus() < 400 || response.hasEntity()) return;
        String asked = BadAddress.asked(routing, request.getMethod() + " " + path);
        boolean form = request.getMethod().equals("POST") && PostedForm.present();
        ErrorPage error = ErrorPage.of(response.getStatus(), form, asked, PostedForm.typed());
        response.setEntity(WebTemplates.error(error).render(), null, HTML);
    }
}
