package dev.warpdrill.web;

import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

/** Writes a {@link Problem} as {@code application/problem+json}. */
@Provider
public class ProblemResponse implements ExceptionMapper<ProblemException> {
    @Override
    public Response toResponse(ProblemException exception) {
        Problem problem = exception.problem();
        return Response.status(problem.status())
                .type(Problem.MEDIA_TYPE)
                .entity(problem)
                .build();
    }
}
