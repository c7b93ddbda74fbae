package dev.warpdrill.web;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

/** A page that always fails, for the tests. */
@Path("/broken")
class BrokenPage {
    @GET
    public String fail() {
        throw new IllegalStateException("the secret reason");
    }
}
