package dev.warpdrill.web;

import jakarta.annotation.Priority;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.Provider;
import java.util.List;

/** Errors under /api that no endpoint wrote (unknown address, wrong method or media type, a fault of ours) become problems too. */
@Provider
@Priority(ApiErrors.LAST)
public class ApiErrors implements ContainerResponseFilter {
    /** Response filters run from the highest priority to the lowest. */
    static final int LAST = 10;

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        boolean ours = request.getUriInfo().getPath().startsWith("/api/");
        if (!ours || response.getStatus() < 400 || response.getEntity() instanceof Problem) {
            return;
        }
        int status = response.getStatus();
        Problem problem =
                new Problem(response.getStatusInfo().getReasonPhrase(), status, detail(status, request), List.of());
        response.setEntity(problem, null, MediaType.valueOf(Problem.MEDIA_TYPE));
    }

    private static String detail(int status, ContainerRequestContext request) {
        return switch (status) {
            case 404 -> "There is nothing at " + request.getUriInfo().getPath() + "; /openapi lists what there is.";
            case 405 -> "This address does not take " + request.getMethod() + "; /openapi says what it takes.";
            case 406 ->
                "This address does not answer in the media type that Accept asks for; /openapi lists its media types.";
            case 413 -> "The request is larger than this address takes; /openapi says how much that is.";
            case 415 -> "This address does not take the media type of Content-Type; /openapi lists its media types.";
            default ->
                status < 500
                        ? "The request cannot be used; /openapi describes what is expected."
                        : "Something failed here; the request may be sent again.";
        };
    }
}
