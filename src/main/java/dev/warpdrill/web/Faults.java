package dev.warpdrill.web;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;
import org.jboss.logging.Logger;

/** What the request itself got wrong (method, media type) keeps its status; a fault of ours is logged and becomes a plain 500, which {@link PageErrors} or {@link ApiErrors} words. */
@Provider
public class Faults implements ExceptionMapper<RuntimeException> {

    private static final Logger LOG = Logger.getLogger(Faults.class);

    @Override
    public Response toResponse(RuntimeException fault) {
        if (fault instanceof WebApplicationException refused) return refused.getResponse();
        LOG.error("A request failed", fault);
        return Response.serverError().build();
    }
}
