package dev.warpdrill.testing;

import static io.restassured.config.EncoderConfig.encoderConfig;

import io.restassured.RestAssured;
import io.restassured.filter.cookie.CookieFilter;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.List;
import java.util.Map;
import org.apache.http.cookie.Cookie;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** A browser without scripts: keeps cookies, sends the token that its pages' forms carry, follows no redirect by itself. */
public final class Visitor {
    private static final String TOKEN = "csrf-token";

    private final CookieFilter cookies = new CookieFilter();
    private String token;

    /** Opens an address and remembers the token of its forms. */
    public Response get(String address) {
        Response response = request().get(address);
        Element input = Jsoup.parse(response.asString()).selectFirst("input[name=" + TOKEN + "]");
        if (input != null) token = input.attr("value");
        return response;
    }

    public Document page(String address) {
        return Jsoup.parse(get(address).then().statusCode(200).extract().asString());
    }

    public String text(String address) {
        return VisibleText.of(get(address).then().statusCode(200).extract().asString());
    }

    /** Sends a form to an address. */
    public Response post(String address, Map<String, ?> form) {
        if (token == null) get("/");
        return postWithToken(token, address, form);
    }

    /** Sends a form with a token of one's own choice. */
    public Response postWithToken(String other, String address, Map<String, ?> form) {
        return request().formParam(TOKEN, other).formParams(form).post(address);
    }

    /** Opens an address with headers that claim another host. */
    public Response getClaiming(String host, String address) {
        return claiming(host).get(address);
    }

    /** Sends a form with headers that claim another host. */
    public Response postClaiming(String host, String address, Map<String, ?> form) {
        if (token == null) get("/");
        return claiming(host).formParam(TOKEN, token).formParams(form).post(address);
    }

    private RequestSpecification claiming(String host) {
        return request().header("Host", host).header("X-Forwarded-Host", host).header("X-Forwarded-Proto", "https");
    }

    /** The value of a cookie that the browser holds. */
    public String cookie(String name) {
        return cookies.getCookieStore().getCookies().stream()
                .filter(c -> c.getName().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no cookie " + name))
                .getValue();
    }

    /** Loses a cookie, as browsers do. */
    public void forget(String name) {
        List<Cookie> kept = cookies.getCookieStore().getCookies().stream()
                .filter(c -> !c.getName().equals(name))
                .toList();
        cookies.getCookieStore().clear();
        kept.forEach(cookies.getCookieStore()::addCookie);
    }

    private RequestSpecification request() {
        return RestAssured.given()
                .config(RestAssured.config().encoderConfig(encoderConfig().defaultContentCharset("UTF-8")))
                .filter(cookies)
                .redirects()
                .follow(false)
                .urlEncodingEnabled(true);
    }

    /** The path of a redirect's target, without the host. */
    public static String target(Response redirect) {
        return redirect.then().statusCode(303).extract().header("Location").replaceFirst("^https?://[^/]+", "");
    }
}
