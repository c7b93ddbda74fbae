package dev.warpdrill.web;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** Answers in the place of an address that {@link AddressCheck} or {@link EarlyAddressCheck} turned down. */
@Path(BadAddress.PATH)
public class BadAddress {

    static final String PATH = "/bad-address";
    private static final String ASKED = "asked";
    private static final String STATUS = "warpdrill.address-status";
    private static final String SHOWN = "warpdrill.address-asked-for";
    private static final int MALFORMED = 400;
    private static final int TOO_LONG = 414;
    private static final int LONGEST_SHOWN = 200;

    private final RoutingContext request;

    BadAddress(RoutingContext request) {
        this.request = request;
    }

    /** The address that answers for a malformed one, given with its method: "GET /%zz". */
    static String forAsked(String asked) {
        return PATH + "?" + ASKED + "=" + URLEncoder.encode(shortened(asked), StandardCharsets.UTF_8);
    }

    /** Answers for the address of a request, which is too long or else malformed. */
    static void answer(RoutingContext request, boolean tooLong) {
        request.put(STATUS, tooLong ? TOO_LONG : MALFORMED);
        request.put(
                SHOWN,
                request.request().method() + " " + shortened(request.request().uri()));
        request.reroute(HttpMethod.GET, PATH);
    }

    /** What was asked for in the place of a page of ours, or otherwise. */
    static String asked(RoutingContext request, String otherwise) {
        return request.get(SHOWN, otherwise);
    }

    /** 400 or 414: as a problem where the API was asked, else as a page, which {@link PageErrors} words. */
    @GET
    @Operation(hidden = true)
    public Response refuse(@QueryParam(ASKED) String asked) {
        if (request.get(SHOWN) == null) request.put(SHOWN, shortened(asked == null ? "GET " + PATH : asked));
        int status = request.get(STATUS, MALFORMED);
        String shown = request.get(SHOWN);
        if (!shown.contains(" /api/")) return Response.status(status).build();
        String detail = status == TOO_LONG
                ? "An address may have 4,000 characters at most."
                : shown
                        + " is malformed: a % must be followed by two digits of a byte, and the bytes must be UTF-8 without NUL.";
        return Response.status(status)
                .type(MediaType.valueOf(Problem.MEDIA_TYPE))
                .entity(new Problem("The address cannot be read", status, detail, List.of()))
                .build();
    }

    private static String shortened(String address) {
        return address.length() <= LONGEST_SHOWN ? address : address.substring(0, LONGEST_SHOWN) + "…";
    }
}
