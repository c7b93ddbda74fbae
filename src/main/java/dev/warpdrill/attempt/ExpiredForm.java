package dev.warpdrill.attempt;

import dev.warpdrill.account.GuestCookie;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.vertx.core.http.Cookie;
import io.vertx.core.http.CookieSameSite;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.Priority;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.Provider;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.resteasy.reactive.server.core.CurrentRequestManager;
import org.jboss.resteasy.reactive.server.core.multipart.FormData;

/** A form whose token is lost or stale gets its page again, with everything that was typed and a fresh token; nothing is counted. */
@Provider
@Priority(ExpiredForm.BEFORE_ERROR_PAGES)
public class ExpiredForm implements ContainerResponseFilter {

    /** Response filters run from the highest priority to the lowest; error pages come last, and only where there is no page yet. */
    static final int BEFORE_ERROR_PAGES = 100;

    private static final int BAD_REQUEST = 400;
    private static final int TOKEN_BYTES = 16;
    private static final Pattern FORMS =
            Pattern.compile("/attempts/([^/]+)/(?:answer|probes/\\d+|ask|hint|save|finish)");
    private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9_-]{22}");
    /** Where quarkus-rest-csrf keeps the token that pages ask for. */
    private static final String TOKEN_OF_PAGES = "csrf_token";

    private static final SecureRandom RANDOM = new SecureRandom();

    private final Attempts attempts;
    private final GuestCookie guest;
    private final Clock clock;
    private final RoutingContext request;
    private final String cookieName;

    ExpiredForm(
            Attempts attempts,
            GuestCookie guest,
            Clock clock,
            RoutingContext request,
            @ConfigProperty(name = "quarkus.rest-csrf.cookie-name") String cookieName) {
        this.attempts = attempts;
        this.guest = guest;
        this.clock = clock;
        this.request = request;
        this.cookieName = cookieName;
    }

    @Override
    public void filter(ContainerRequestContext asked, ContainerResponseContext response) {
        if (response.getStatus() != BAD_REQUEST || response.hasEntity()) return;
        Matcher address = FORMS.matcher(asked.getUriInfo().getPath());
        FormData sent = CurrentRequestManager.get().getFormData();
        if (!address.matches() || sent == null) return;
        AnswerForm form = AnswerForm.sent(sent);
        Optional<String> page = QuarkusTransaction.requiringNew().call(() -> page(address.group(1), form));
        if (page.isEmpty()) return;
        response.setEntity(page.get(), null, new MediaType("text", "html", StandardCharsets.UTF_8.name()));
        response.getHeaders().putSingle(HttpHeaders.CACHE_CONTROL, "no-store");
    }

    /** Empty for an attempt of somebody else, and where the form's prompt waits no more: the error page then shows the words. */
    private Optional<String> page(String id, AnswerForm form) {
        return attempts.own(id, guest)
                .filter(a -> a.waitsFor(form.shown().position()))
                .map(a -> {
                    freshToken();
                    AttemptView view = new AttemptView(a, clock.instant());
                    return AttemptTemplates.show(
                                    view.typed(form.typed()).expired().page())
                            .render();
                });
    }

    /** The token of the browser's cookie, or a new one of both. */
    private void freshToken() {
        Cookie cookie = request.request().getCookie(cookieName);
        if (cookie != null && TOKEN.matcher(cookie.getValue()).matches()) {
            request.put(TOKEN_OF_PAGES, cookie.getValue());
            return;
        }
        byte[] random = new byte[TOKEN_BYTES];
        RANDOM.nextBytes(random);
        String token = Base64.getUrlEncoder().withoutPadding().encodeToString(random);
        request.put(TOKEN_OF_PAGES, token);
        request.response()
                .addCookie(Cookie.cookie(cookieName, token)
                        .setPath("/")
                        .setHttpOnly(true)
                        .setSecure("https".equals(request.request().scheme()))
                        .setSameSite(CookieSameSite.LAX));
    }
}
