package dev.warpdrill.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import dev.warpdrill.testing.Browser;
import dev.warpdrill.testing.InChromium;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** How draft.js tries again, and what it does when its page goes away. */
@QuarkusTest
@InChromium
class DraftRetriesTest {
    private static final Pattern SAVED = Pattern.compile("Draft saved at \\d\\d:\\d\\d");
    /** Notes every wait of two seconds or more and, while hurry is true, cuts it short; notes how drafts are sent. */
    private static final String WATCH = """
            window.waits = []; window.hurry = true; window.sent = [];
            const wait = window.setTimeout, send = window.fetch;
            window.setTimeout = (f, ms, ...rest) => {
              if (!(ms >= 2000)) return wait(f, ms, ...rest);
              window.waits.push(ms);
              document.documentElement.dataset.waits = window.waits.length;
              return window.hurry && window.waits.length < 9 ? wait(f, 1, ...rest) : 0;
            };
            window.fetch = (url, how) => { window.sent.push(!!how.keepalive); return send(url, how); };
            """;

    @TestHTTPResource("/practice/resident-warps/42")
    String question;

    @Test
    void each_failure_doubles_the_wait_up_to_a_minute_and_a_success_ends_it(Browser browser) {
        Page page = started(browser);
        page.route("**/draft", route -> route.abort());
        page.locator("#text").fill("typed in a tunnel");
        waited(page, 9);
        List<?> waits = (List<?>) page.evaluate("window.waits");
        double wanted = 3_000;
        for (Object ms : waits) {
            assertThat(((Number) ms).doubleValue()).as("%s", waits).isBetween(0.8 * wanted, wanted);
            wanted = Math.min(2 * wanted, 60_000);
        }
        page.unroute("**/draft");
        page.locator("#text").fill("out of the tunnel");
        PlaywrightAssertions.assertThat(page.locator("[data-draft-status]")).hasText(SAVED);
        page.evaluate("window.waits = []; window.hurry = false");
        page.route("**/draft", route -> route.abort());
        page.locator("#text").fill("another tunnel");
        waited(page, 1);
        assertThat(((Number) page.evaluate("window.waits[0]")).doubleValue()).isBetween(2_400.0, 3_000.0);
        browser.forgetPageErrors();
    }

    @Test
    void a_connection_that_is_back_is_used_at_once(Browser browser) {
        Page page = started(browser);
        page.evaluate("window.hurry = false");
        page.context().setOffline(true);
        page.locator("#text").fill("typed in a tunnel");
        waited(page, 1);
        page.context().setOffline(false);
        PlaywrightAssertions.assertThat(page.locator("[data-draft-status]")).hasText(SAVED);
        browser.forgetPageErrors();
    }

    @Test
    void a_page_that_is_hidden_saves_in_a_way_that_outlives_it(Browser browser) {
        Page page = started(browser);
        page.locator("#text").fill("8 warps a block");
        page.evaluate("Object.defineProperty(document, 'visibilityState', { value: 'hidden' });"
                + " document.dispatchEvent(new Event('visibilitychange'))");
        PlaywrightAssertions.assertThat(page.locator("[data-draft-status]")).hasText(SAVED);
        assertThat(page.evaluate("window.sent")).isEqualTo(List.of(true));
    }

    @Test
    void what_was_typed_a_moment_before_leaving_reaches_the_server(Browser browser) {
        Page page = started(browser);
        String attempt = page.url();
        page.locator("#text").fill("typed at the last moment");
        page.navigate("about:blank");
        String stored = "";
        for (int i = 0; i < 50 && !stored.contains("typed at the last moment"); i++)
            stored = page.context().request().get(attempt).text();
        assertThat(stored).contains("typed at the last moment");
    }

    /** The content security policy leaves a test no function to wait for, so the page writes the number down. */
    private static void waited(Page page, int times) {
        PlaywrightAssertions.assertThat(page.locator("html")).hasAttribute("data-waits", Integer.toString(times));
    }

    private Page started(Browser browser) {
        Page page = browser.page();
        page.addInitScript(WATCH);
        page.navigate(question);
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Answer it"))
                .click();
        page.waitForURL("**/attempts/*");
        return page;
    }
}
