package dev.warpdrill.practice;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import dev.warpdrill.testing.Accessibility;
import dev.warpdrill.testing.Browser;
import dev.warpdrill.testing.InChromium;
import dev.warpdrill.testing.Look;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.junit.jupiter.api.Test;

@QuarkusTest
@InChromium
class PracticeLooksTest {
    private static final List<Look> LOOKS =
            List.of(Look.DESKTOP, Look.DESKTOP.inTheDark(), Look.PHONE, Look.PHONE.inTheDark());

    @TestHTTPResource("/")
    String root;

    @Test
    void everybody_can_read_the_front_door_on_any_screen(Browser browser) {
        for (Look look : LOOKS) {
            Page page = browser.page(look);
            check(browser, page, "", "home-" + look);
            check(browser, page, "practice", "practice-" + look);
            check(browser, page, "practice/odd-warps/7", "start-" + look);
            check(browser, page, "practice/warps", "missing-" + look);
            check(browser, page, "?device=h1000", "unknown-device-" + look);
            check(browser, page, "attempts", "attempts-empty-" + look);
            check(browser, page, "reports/objections", "objections-" + look);
        }
    }

    @Test
    void the_question_at_home_is_answered_by_keyboard_alone_and_without_scripts(Browser browser) {
        Page page = browser.page(Look.DESKTOP.withoutJavaScript());
        page.navigate(root);
        String prompt = page.locator("h1").innerText();
        Locator answer = page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Answer it"));
        for (int tabs = 0; tabs < 20 && !focused(answer); tabs++)
            page.keyboard().press("Tab");
        page.keyboard().press("Enter");
        page.waitForURL("**/attempts/*");
        assertThat(page.locator("h1").innerText()).isEqualTo(prompt);
    }

    @Test
    void every_target_on_a_phone_is_large_enough_to_touch(Browser browser) {
        Page page = browser.page(Look.PHONE);
        page.navigate(root);
        for (Locator target : page.locator("main button, main select, main .feedback label, main .door a")
                .all())
            assertThat(target.boundingBox().height).as(target.innerText()).isGreaterThanOrEqualTo(44);
    }

    private static boolean focused(Locator locator) {
        return Boolean.TRUE.equals(locator.evaluate("e => e === document.activeElement"));
    }

    private void check(Browser browser, Page page, String address, String name) {
        page.navigate(root + address);
        browser.picture(page, name);
        Accessibility.assertNoViolation(page);
        Object excess = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assertThat(((Number) excess).intValue()).as(name).isZero();
    }
}
