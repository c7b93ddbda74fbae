package dev.warpdrill.practice;

import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import org.jboss.resteasy.reactive.RestResponse;

/** Pages of the front door: drawn anew for every visit, so that no cache may keep them. */
final class Html {

    private Html() {}

    static RestResponse<String> page(RestResponse.Status status, TemplateInstance template) {
        return RestResponse.ResponseBuilder.create(status, template.render())
                .type(MediaType.TEXT_HTML_TYPE)
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .build();
    }
}
