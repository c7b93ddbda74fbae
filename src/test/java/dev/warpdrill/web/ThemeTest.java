package dev.warpdrill.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.warpdrill.testing.Browser;
import dev.warpdrill.testing.InChromium;
import dev.warpdrill.testing.Look;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;

@QuarkusTest
@InChromium
class ThemeTest {
    private static final String LIGHT_GROUND = "rgb(250, 249, 246)";
    private static final String DARK_GROUND = "rgb(19, 21, 24)";

    @TestHTTPResource("/practice")
    String practice;

    @Test
    void the_system_decides_until_the_visitor_does(Browser browser) {
        assertThat(ground(open(browser, Look.DESKTOP))).isEqualTo(LIGHT_GROUND);
        assertThat(ground(open(browser, Look.DESKTOP.inTheDark()))).isEqualTo(DARK_GROUND);
    }

    @Test
    void the_switch_names_the_other_theme_and_is_remembered(Browser browser) {
        for (Look look : new Look[] {Look.DESKTOP, Look.DESKTOP.withoutJavaScript()}) {
            Page page = open(browser, look);
            assertThat(theme(page).innerText()).isEqualTo("Dark theme");
            choose(page, look);
            assertThat(theme(page).innerText()).isEqualTo("Light theme");
            assertThat(ground(page)).isEqualTo(DARK_GROUND);
            assertThat(page.url()).isEqualTo(practice);
            page.reload();
            assertThat(ground(page)).as("after a reload, %s", look).isEqualTo(DARK_GROUND);
        }
    }

    @Test
    void a_dark_system_is_offered_light_even_without_scripts(Browser browser) {
        Look look = Look.PHONE.inTheDark().withoutJavaScript();
        Page page = open(browser, look);
        assertThat(theme(page).innerText()).isEqualTo("Light theme");
        choose(page, look);
        assertThat(ground(page)).isEqualTo(LIGHT_GROUND);
    }

    private Page open(Browser browser, Look look) {
        Page page = browser.page(look);
        page.navigate(practice);
        return page;
    }

    private static void choose(Page page, Look look) {
        String awaited = look.javaScript() ? "/theme" : "/practice";
        page.waitForResponse(r -> r.url().endsWith(awaited), () -> theme(page).click());
        page.waitForLoadState();
    }

    private static Locator theme(Page page) {
        return page.locator("button.theme:visible");
    }

    private static Object ground(Page page) {
        return page.evaluate("getComputedStyle(document.documentElement).backgroundColor");
    }
}
