package dev.warpdrill.web;

import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;

/** Where the visitor is; the layout marks it and returns there. */
@Named("place")
@RequestScoped
public class Place {

    private final RoutingContext request;

    Place(RoutingContext request) {
        this.request = request;
    }

    /** Where the theme switch returns to. Pages come back by GET, so only a path that was got is used. */
    public String here() {
        boolean got = request.request().method().name().equals("GET");
        return got ? request.request().uri() : "/";
    }

    /** Whether this page is {@code path} or lies below it. */
    public boolean under(String path) {
        String here = request.normalizedPath();
        return here.equals(path) || here.startsWith(path + "/");
    }

    /** Whether a form can be sent from this page: an address that nothing answers has no token for one. */
    public boolean sendable() {
        return request.get("csrf_token") != null;
    }
}
