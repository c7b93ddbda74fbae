package dev.warpdrill.web;

import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

/** An address that nothing answers; {@link PageErrors} or {@link ApiErrors} words it. */
@Provider
public class NothingHere implements ExceptionMapper<NotFoundException> {

    @Override
    public Response toResponse(NotFoundException nothing) {
        return Response.status(Response.Status.NOT_FOUND).build();
    }
}
