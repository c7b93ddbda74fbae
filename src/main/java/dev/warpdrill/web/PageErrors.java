package dev.warpdrill.web;

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

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        String path = request.getUriInfo().getPath();
        boolean page = !path.startsWith("/api/") && !path.startsWith("/q/");
        if (!page || response.getStatus() < 400 || response.hasEntity()) return;
        ErrorPage error = ErrorPage.of(response.getStatus(), request.getMethod(), path, PostedForm.typed());
        response.setEntity(WebTemplates.error(error).render(), null, HTML);
    }
}
