package dev.warpdrill.web;

import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;
import org.jboss.logging.Logger;

/** A fault of ours is logged and becomes a plain 500, which {@link PageErrors} or {@link ApiErrors} words. */
@Provider
public class Faults implements ExceptionMapper<RuntimeException> {

    private static final Logger LOG = Logger.getLogger(Faults.class);

    @Override
    public Response toResponse(RuntimeException fault) {
        LOG.error("A request failed", fault);
        return Response.serverError().build();
    }
}
