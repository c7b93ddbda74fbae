package dev.warpdrill.attempt;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.warpdrill.testing.Accessibility;
import dev.warpdrill.testing.Browser;
import dev.warpdrill.testing.InChromium;
import dev.warpdrill.testing.Look;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** From the question to the scorecard in a real browser: an H100 PCIe, 128 registers, 57 KB of dynamic shared memory. */
@QuarkusTest
@InChromium
class FlowInBrowserTest {
    private static final Pattern FOLLOW_UP = Pattern.compile("Follow-up \\d");

    @TestHTTPResource("/practice/resident-warps/57786")
    String question;

    @Test
    void the_whole_flow_on_every_screen_with_and_without_scripts(Browser browser) {
        List<Look> looks = Stream.of(Look.DESKTOP, Look.PHONE.inTheDark())
                .flatMap(look -> Stream.of(look, look.withoutJavaScript()))
                .toList();
        for (Look look : looks) {
            Page page = started(browser, look);
            check(page, look);
            fill(page);
            press(page, "Show a hint");
            page.locator("input[name=question]").fill("What is the block size?");
            press(page, "Ask");
            assertThat(page.locator(".exchange")).containsText("256 threads a block.");
            assertThat(page.locator("#limit_warps").inputValue()).isEqualTo("eight");
            check(page, look);
            press(page, "Submit answer");
            assertThat(page.locator("[role=alert]")).containsText("1 line of the worksheet cannot be read");
            check(page, look);
            browser.picture(page, "flow-unreadable-" + look);
            page.locator("#limit_warps").fill("8");
            press(page, "Submit answer");
            assertThat(page.locator("form .label").first()).hasText("Follow-up 1");
            check(page, look);
            browser.picture(page, "flow-follow-up-" + look);
            answerTheRest(page);
            assertThat(page.url()).endsWith("/scorecard");
            check(page, look);
        }
    }

    @Test
    void feedback_after_each_step_fits_every_screen(Browser browser) {
        for (Look look : List.of(Look.DESKTOP.inTheDark(), Look.PHONE)) {
            Page page = started(browser, look, "After each step");
            fill(page);
            page.locator("#limit_warps").fill("8");
            press(page, "Submit answer");
            assertThat(page.locator(".step-result")).containsText("Shared memory allows");
            check(page);
            browser.picture(page, "flow-feedback-" + look);
        }
    }

    @Test
    void keyboard_alone_is_enough(Browser browser) {
        Page page = started(browser, Look.DESKTOP);
        tabTo(page, "#block_size");
        page.keyboard().type("256");
        page.keyboard().press("Enter");
        assertThat(page.locator("[data-draft-status]")).containsText("Draft saved at");
        assertThat(page.url()).doesNotContain("#");
        tabTo(page, "input[name=binding][value=registers]");
        page.keyboard().press("Space");
        tabTo(page, "#text");
        page.keyboard().type("2 blocks, 16 warps.");
        tabTo(page, "input[name=question]");
        page.keyboard().type("Is the shared memory static?");
        page.keyboard().press("Enter");
        assertThat(page.locator(".exchange")).containsText("Dynamic:");
        assertThat(page.locator("input[value=registers]")).isChecked();
        tabTo(page, ".submit-bar button");
        page.keyboard().press("Enter");
        assertThat(page.locator("form .label").first()).hasText("Follow-up 1");
        tabTo(page, "#text");
        page.keyboard().type("The reserved 1 KB.");
        tabTo(page, ".submit-bar button");
        page.keyboard().press("Enter");
        assertThat(page.locator("form .label").first()).hasText("Follow-up 2");
        tabTo(page, ".submit-bar button.secondary");
        page.keyboard().press("Enter");
        page.waitForURL("**/scorecard");
    }

    @Test
    void back_and_a_second_submit_show_where_things_stand(Browser browser) {
        Page page = started(browser, Look.DESKTOP);
        Page beside = page.context().newPage();
        beside.navigate(page.url());
        beside.locator("#text").fill("3 blocks, 24 warps.");
        assertThat(beside.locator("[data-draft-status]")).containsText("Draft saved at");
        page.reload();
        page.locator("#text").fill("2 blocks, 16 warps.");
        press(page, "Submit answer");
        assertThat(page.locator("form .label").first()).hasText("Follow-up 1");
        page.goBack();
        page.reload();
        assertThat(page.locator("form .label").first()).hasText(FOLLOW_UP);
        beside.locator("#text").fill("4 blocks, 32 warps.");
        press(beside, "Submit answer");
        assertThat(beside.locator("[role=alert]")).containsText("the first answer stands");
        assertThat(beside.locator(".late")).containsText("4 blocks, 32 warps.");
        assertThat(beside.locator(".turn > .words")).hasText("2 blocks, 16 warps.");
        check(beside);
    }

    private static void fill(Page page) {
        page.locator("#block_size").fill("256");
        page.locator("#limit_registers").fill("2");
        page.locator("#limit_shared_memory").fill("4");
        page.locator("#limit_warps").fill("eight");
        page.locator("input[value=registers]").check();
        page.locator("#text").fill("Registers bind: 2 blocks, 16 warps, 25%.");
    }

    private static void answerTheRest(Page page) {
        for (int number = 1; !page.url().endsWith("/scorecard"); number++) {
            assertThat(page.locator("form .label").first()).hasText("Follow-up " + number);
            page.locator("#text").fill("Nsight Compute shows theoretical and achieved occupancy.");
            press(page, "Submit answer");
        }
    }

    private static void check(Page page) {
        check(page, Look.DESKTOP);
    }

    /** axe needs scripts; a page without them is the same page. */
    private static void check(Page page, Look look) {
        if (look.javaScript()) Accessibility.assertNoViolation(page);
        assertThat(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
                .as("scrolls sideways: %s", page.url())
                .isEqualTo(0);
    }

    /** Presses the visible button of this name and waits for the page that follows. */
    private static void press(Page page, String button) {
        Locator visible = page.locator("main button:not([aria-hidden])")
                .filter(new Locator.FilterOptions().setHasText(button))
                .first();
        AtomicInteger opened = new AtomicInteger();
        Consumer<Frame> count = frame -> opened.incrementAndGet();
        page.onFrameNavigated(count);
        visible.click();
        page.waitForCondition(() -> opened.get() > 0);
        page.offFrameNavigated(count);
        page.waitForLoadState();
    }

    /** Presses Tab until the element has the focus; fails where Tab never comes there. */
    private static void tabTo(Page page, String selector) {
        for (int pressed = 0; pressed < 80; pressed++) {
            page.keyboard().press("Tab");
            if (Boolean.TRUE.equals(page.evaluate("s => document.activeElement.matches(s)", selector))) return;
        }
        throw new AssertionError("Tab never comes to " + selector);
    }

    private Page started(Browser browser, Look look) {
        return started(browser, look, "At the end, as in an interview");
    }

    private Page started(Browser browser, Look look, String feedback) {
        Page page = browser.page(look);
        page.navigate(question);
        page.getByLabel(feedback).check();
        press(page, "Answer it");
        page.waitForURL("**/attempts/*");
        return page;
    }
}
