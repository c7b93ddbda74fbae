package dev.warpdrill.account;

import io.vertx.core.http.Cookie;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.core.NewCookie;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;

/** Who a visitor without an account is: a random token in a cookie, of which only the hash is stored. */
@RequestScoped
public class GuestCookie {

    private static final String NAME = "guest";
    private static final int TOKEN_BYTES = 32;
    private static final int YEAR = 365 * 24 * 60 * 60;
    private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9_-]{43}");
    private static final SecureRandom RANDOM = new SecureRandom();

    private final RoutingContext request;

    GuestCookie(RoutingContext request) {
        this.request = request;
    }

    /** The token that the browser sent; empty for a first visit. */
    public Optional<String> token() {
        return Optional.ofNullable(request.request().getCookie(NAME))
                .map(Cookie::getValue)
                .filter(v -> TOKEN.matcher(v).matches());
    }

    /** The hash under which this visitor's attempts are stored; empty for a first visit. */
    public Optional<String> hash() {
        return token().map(GuestCookie::hash);
    }

    /** The browser's own token, or a new one. */
    public String tokenOrNew() {
        return token().orElseGet(() -> {
            byte[] secret = new byte[TOKEN_BYTES];
            RANDOM.nextBytes(secret);
            return Base64.getUrlEncoder().withoutPadding().encodeToString(secret);
        });
    }

    /** The cookie that keeps a token for another year. */
    public NewCookie cookie(String token) {
        return new NewCookie.Builder(NAME)
                .value(token)
                .path("/")
                .maxAge(YEAR)
                .httpOnly(true)
                .secure(request.request().isSSL())
                .sameSite(NewCookie.SameSite.LAX)
                .build();
    }

    /** What is stored of a token: its SHA-256, hexadecimal. */
    public static String hash(String token) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.US_ASCII));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
