package dev.warpdrill.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.runtime.configuration.MemorySize;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.ws.rs.core.HttpHeaders;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** A request to the API that announces more than the server takes at all: it is refused before any endpoint, with a problem all the same. */
@ApplicationScoped
class OversizedRequests {
    /** Filters run from the highest priority to the lowest; the server's own check, whose 413 is empty, comes at 2. */
    private static final int BEFORE_THE_SERVERS_CHECK = 100;

    private static final int TOO_LARGE = 413;

    private final long mostBytes;
    private final ObjectMapper json;

    OversizedRequests(@ConfigProperty(name = "quarkus.http.limits.max-body-size") MemorySize most, ObjectMapper json) {
        this.mostBytes = most.asLongValue();
        this.json = json;
    }

    void register(@Observes Filters filters) {
        filters.register(this::check, BEFORE_THE_SERVERS_CHECK);
    }

    private void check(RoutingContext request) {
        String announced = request.request().getHeader(HttpHeaders.CONTENT_LENGTH);
        boolean refused = request.request().path().startsWith("/api/")
                && announced != null
                && announced.matches("\\d{1,18}")
                && Long.parseLong(announced) > mostBytes;
        if (!refused) {
            request.next();
            return;
        }
        request.response()
                .setStatusCode(TOO_LARGE)
                .putHeader(HttpHeaders.CONTENT_TYPE, Problem.MEDIA_TYPE)
                .putHeader("Connection", "close")
                .end(problem());
    }

    private String problem() {
        try {
            return json.writeValueAsString(Problem.tooLarge("body", "must be at most 20 MB of CSV, or 1 MB of JSON"));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a problem cannot be written as JSON", e);
        }
    }
}
