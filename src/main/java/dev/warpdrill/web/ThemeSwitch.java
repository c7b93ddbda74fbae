package dev.warpdrill.web;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.NewCookie;
import java.net.URI;
import java.net.URISyntaxException;
import org.jboss.resteasy.reactive.RestResponse;

/** Remembers the theme in a cookie and goes back to where the visitor was. */
@Path("/theme")
class ThemeSwitch {

    private static final int YEAR = 365 * 24 * 60 * 60;

    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public RestResponse<Void> choose(@FormParam("theme") String theme, @FormParam("back") String back) {
        NewCookie cookie = new NewCookie.Builder(Theme.COOKIE)
                .value("dark".equals(theme) ? "dark" : "light")
                .path("/")
                .maxAge(YEAR)
                .httpOnly(true)
                .sameSite(NewCookie.SameSite.LAX)
                .build();
        return RestResponse.ResponseBuilder.<Void>seeOther(safe(back))
                .cookie(cookie)
                .build();
    }

    /** A path of this site, or home: never another host. */
    private static URI safe(String back) {
        URI home = URI.create("/");
        if (back == null || !back.startsWith("/") || back.startsWith("//")) return home;
        try {
            return new URI(back);
        } catch (URISyntaxException notAnAddress) {
            return home;
        }
    }
}
