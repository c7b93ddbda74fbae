package dev.warpdrill.web;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.common.util.URLUtils;

/** What the request itself got wrong (method, media type, a form that cannot be decoded) keeps its status; a fault of ours is logged and becomes a plain 500, which {@link PageErrors} or {@link ApiErrors} words. */
@Provider
public class Faults implements ExceptionMapper<RuntimeException> {

    private static final Logger LOG = Logger.getLogger(Faults.class);

    @Override
    public Response toResponse(RuntimeException fault) {
        if (fault instanceof WebApplicationException refused) return refused.getResponse();
        if (undecodable(fault))
            return Response.status(Response.Status.BAD_REQUEST).build();
        LOG.error("A request failed", fault);
        return Response.serverError().build();
    }

    /** A form with a % that is not followed by two digits: REST has no exception of its own for it. */
    private static boolean undecodable(RuntimeException fault) {
        StackTraceElement[] stack = fault.getStackTrace();
        return fault instanceof IllegalArgumentException
                && stack.length > 0
                && stack[0].getClassName().equals(URLUtils.class.getName());
    }
}
