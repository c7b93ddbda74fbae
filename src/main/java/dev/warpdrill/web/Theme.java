package dev.warpdrill.web;

import io.vertx.core.http.Cookie;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Light or dark, as the visitor chose it; the layout asks. */
@Named("theme")
@RequestScoped
public class Theme {

    static final String COOKIE = "theme";

    private final RoutingContext request;

    Theme(RoutingContext request) {
        this.request = request;
    }

    private Optional<String> cookie() {
        Cookie cookie = request.request().getCookie(COOKIE);
        return Optional.ofNullable(cookie).map(Cookie::getValue).filter(v -> v.equals("dark") || v.equals("light"));
    }

    /** Whether the visitor chose; otherwise the system decides. */
    public boolean chosen() {
        return cookie().isPresent();
    }

    public String name() {
        return cookie().orElse("light");
    }

    /** The sixteen warp slots of the brand's picture. */
    public List<Dot> logo() {
        List<Dot> dots = new ArrayList<>();
        for (int i = 0; i < 16; i++)
            dots.add(new Dot(Shape.units(i % 4 * 5.2), Shape.units(i / 4 * 5.2), i < 8 ? "e" : "f"));
        return dots;
    }

    /** A slot of the brand's picture. */
    public record Dot(String x, String y, String cls) {}
}
