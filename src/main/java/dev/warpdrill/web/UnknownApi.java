package dev.warpdrill.web;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** Answers for every address under /api that has no endpoint: without it they would get a page. */
@Path("/api/{rest: .+}")
public class UnknownApi {
    @GET
    @Operation(hidden = true)
    public Response get(@Context UriInfo uri) {
        throw unknown(uri);
    }

    @POST
    @Operation(hidden = true)
    public Response post(@Context UriInfo uri) {
        throw unknown(uri);
    }

    private static ProblemException unknown(UriInfo uri) {
        return Problem.notFound("There is nothing at " + uri.getPath() + "; /openapi lists what there is.")
                .asException();
    }
}
