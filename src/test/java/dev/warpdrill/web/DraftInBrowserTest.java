package dev.warpdrill.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import dev.warpdrill.testing.Accessibility;
import dev.warpdrill.testing.Browser;
import dev.warpdrill.testing.InChromium;
import dev.warpdrill.testing.Look;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What draft.js does with what is typed: saved while typing, kept while offline, never over another tab's draft. */
@QuarkusTest
@InChromium
class DraftInBrowserTest {
    private static final Pattern SAVED = Pattern.compile("Draft saved at \\d\\d:\\d\\d");

    @TestHTTPResource("/practice/resident-warps/42")
    String question;

    @Test
    void typing_is_saved_and_there_after_a_reload(Browser browser) {
        Page page = started(browser, Look.DESKTOP);
        words(page).fill("8 warps a block");
        PlaywrightAssertions.assertThat(status(page)).hasText(SAVED);
        page.reload();
        assertThat(words(page).inputValue()).isEqualTo("8 warps a block");
    }

    @Test
    void what_the_server_never_got_is_restored_from_this_browser(Browser browser) {
        Page page = started(browser, Look.DESKTOP);
        page.route("**/draft", route -> route.abort());
        words(page).fill("typed in a tunnel");
        PlaywrightAssertions.assertThat(status(page)).hasText("No connection; the draft is kept in this browser");
        page.reload();
        assertThat(words(page).inputValue()).isEqualTo("typed in a tunnel");
        page.unroute("**/draft");
        PlaywrightAssertions.assertThat(status(page)).hasText(SAVED);
        browser.forgetPageErrors();
    }

    @Test
    void the_other_tabs_draft_is_shown_before_it_is_replaced(Browser browser) {
        Page first = started(browser, Look.DESKTOP);
        Page second = first.context().newPage();
        second.navigate(first.url());
        words(second).fill("from the second tab");
        PlaywrightAssertions.assertThat(status(second)).hasText(SAVED);
        words(first).fill("from the first tab");
        Locator conflict = first.locator("[data-draft-conflict]");
        PlaywrightAssertions.assertThat(conflict).isVisible();
        assertThat(conflict.innerText()).contains("from the second tab");
        assertThat(words(first).inputValue()).isEqualTo("from the first tab");
        conflict.getByText("Keep what is typed here").click();
        PlaywrightAssertions.assertThat(status(first)).hasText(SAVED);
        first.reload();
        assertThat(words(first).inputValue()).isEqualTo("from the first tab");
    }

    @Test
    void the_question_can_be_answered_on_any_screen(Browser browser) {
        for (Look look : List.of(Look.DESKTOP, Look.DESKTOP.inTheDark(), Look.PHONE, Look.PHONE.inTheDark())) {
            Page page = started(browser, look);
            browser.picture(page, "question-" + look);
            Accessibility.assertNoViolation(page);
            assertThat(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
                    .isEqualTo(0);
            if (look.widthPx() < Look.DESKTOP.widthPx()) assertTouchable(page);
        }
    }

    private static void assertTouchable(Page page) {
        for (Locator target : page.locator("button:visible, input:not([type=checkbox]):visible, .checks label, nav a")
                .all())
            if (!"true".equals(target.getAttribute("aria-hidden")))
                assertThat(target.boundingBox().height).as("%s", target).isGreaterThanOrEqualTo(44);
    }

    private Page started(Browser browser, Look look) {
        Page page = browser.page(look);
        page.navigate(question);
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Answer it"))
                .click();
        page.waitForURL("**/attempts/*");
        return page;
    }

    private static Locator words(Page page) {
        return page.locator("#text");
    }

    private static Locator status(Page page) {
        return page.locator("[data-draft-status]");
    }
}
