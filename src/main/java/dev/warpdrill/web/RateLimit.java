package dev.warpdrill.web;

import io.vertx.core.http.HttpServerRequest;
import jakarta.inject.Inject;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.Provider;
import java.util.List;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Requests to /api/v1 per address and minute; a file of many lines is one request. */
@Provider
public class RateLimit implements ContainerRequestFilter {
    private static final int TOO_MANY_REQUESTS = 429;

    private final TokenBuckets buckets;

    @Context
    HttpServerRequest http;

    @Inject
    RateLimit(@ConfigProperty(name = "warpdrill.api.requests-per-minute", defaultValue = "600") int perMinute) {
        buckets = new TokenBuckets(perMinute, System::nanoTime);
    }

    @Override
    public void filter(ContainerRequestContext request) {
        if (!request.getUriInfo().getPath().startsWith("/api/v1/")) {
            return;
        }
        int seconds = buckets.take(http.remoteAddress().hostAddress());
        if (seconds > 0) {
            Problem problem =
                    new Problem("Too many requests", TOO_MANY_REQUESTS, "Try again in " + seconds + " s.", List.of());
            request.abortWith(Response.status(TOO_MANY_REQUESTS)
                    .header(HttpHeaders.RETRY_AFTER, seconds)
                    .type(Problem.MEDIA_TYPE)
                    .entity(problem)
                    .build());
        }
    }
}
