package dev.warpdrill.web;

import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.nio.charset.StandardCharsets;
import org.jboss.resteasy.reactive.RestResponse;

/** Pages that are made for one visit, so that no cache may keep them. */
public final class Html {

    public static final int OK = 200;
    public static final int BAD_REQUEST = 400;
    public static final int NOT_FOUND = 404;
    /** Another page has saved something that a form does not know of. */
    public static final int CONFLICT = 409;
    /** What was sent was not taken as it is; the page says why. */
    public static final int UNPROCESSABLE = 422;

    private static final MediaType UTF_8 = MediaType.TEXT_HTML_TYPE.withCharset(StandardCharsets.UTF_8.name());

    private Html() {}

    /** A page with an HTTP status; the template is rendered at once, within the caller's transaction. */
    public static RestResponse<String> page(int status, TemplateInstance template) {
        return RestResponse.ResponseBuilder.<String>create(status)
                .entity(template.render())
                .type(UTF_8)
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .build();
    }
}
