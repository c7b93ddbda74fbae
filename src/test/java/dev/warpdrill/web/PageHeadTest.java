package dev.warpdrill.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.testing.Visitor;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.List;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class PageHeadTest {

    @ParameterizedTest
    @ValueSource(strings = {"/", "/practice", "/attempts", "/practice/resident-warps/42", "/nowhere"})
    void every_answer_forbids_what_pages_do_not_need(String address) {
        Response answer = given().get(address);
        assertThat(answer.header("Content-Security-Policy"))
                .contains("default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'")
                .doesNotContain("unsafe");
        assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(answer.header("Referrer-Policy")).isEqualTo("same-origin");
        assertThat(answer.header("Permissions-Policy")).contains("camera=()", "microphone=()");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/practice", "/attempts", "/practice/resident-warps/42"})
    void what_a_page_loads_and_links_is_on_this_site(String address) {
        Document page = new Visitor().page(address);
        for (Element link : page.select("[href], [src], [action]"))
            assertThat(link.attr("href") + link.attr("src") + link.attr("action"))
                    .as("%s", link)
                    .matches("#main|/(?!/).*");
        assertThat(page.select("[style], style, script:not([src])")).isEmpty();
        List<Element> files = page.select("link, script[src]");
        assertThat(files).isNotEmpty();
        for (Element file : files)
            given().get(file.attr("href") + file.attr("src")).then().statusCode(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/practice", "/attempts"})
    void style_sheets_and_scripts_have_addresses_of_their_content(String address) {
        for (Element file : new Visitor().page(address).select("link[rel=stylesheet], script[src]")) {
            String at = file.attr("href") + file.attr("src");
            if (!at.startsWith("/webjars/")) assertThat(at).matches("/(css|js)/[a-z/-]+\\.(css|js)\\?[0-9a-f]{10}");
        }
    }
}
