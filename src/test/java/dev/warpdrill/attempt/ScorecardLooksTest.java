package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Media;
import dev.warpdrill.testing.Accessibility;
import dev.warpdrill.testing.Browser;
import dev.warpdrill.testing.InChromium;
import dev.warpdrill.testing.Look;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

@QuarkusTest
@InChromium
class ScorecardLooksTest {
    private static final List<Look> LOOKS =
            List.of(Look.DESKTOP, Look.DESKTOP.inTheDark(), Look.PHONE, Look.PHONE.inTheDark());

    @TestHTTPResource("/")
    String root;

    @TestHTTPResource("/drawn/owned")
    URL owned;

    @TestHTTPResource("/drawn/shared")
    URL shared;

    @Test
    void everybody_can_read_it_on_any_screen(Browser browser) {
        for (Look look : LOOKS) {
            Page page = browser.page(look);
            page.navigate(owned.toString());
            browser.picture(page, "scorecard-" + look);
            Accessibility.assertNoViolation(page);
            assertNoSidewaysScrolling(page);
        }
    }

    @Test
    void scorecards_of_every_question_can_be_read_on_a_phone(Browser browser) {
        for (String variant :
                List.of("impossible-launch/3", "impossible-launch/1", "largest-registers/5", "odd-warps/7")) {
            Page page = browser.page(Look.PHONE);
            page.navigate(root + "practice/" + variant);
            page.getByText("Answer it").click();
            page.locator("#text").fill("I think it launches: 64 registers, 256 threads per block, 25%.");
            page.getByText("Submit answer").last().click();
            if (!page.url().endsWith("/scorecard")) page.getByText("Finish now").click();
            page.setViewportSize(Look.DESKTOP.widthPx(), Look.DESKTOP.heightPx());
            browser.picture(page, "scorecard-" + variant.replace('/', '-'));
            page.setViewportSize(Look.PHONE.widthPx(), Look.PHONE.heightPx());
            Accessibility.assertNoViolation(page);
            assertNoSidewaysScrolling(page);
            page.navigate(root + "attempts");
            browser.picture(page, "attempts-phone");
            Accessibility.assertNoViolation(page);
            assertNoSidewaysScrolling(page);
        }
    }

    @Test
    void an_objection_is_made_without_scripts(Browser browser) {
        Page page = browser.page(Look.PHONE.withoutJavaScript());
        page.navigate(owned.toString());
        page.locator(".objection summary").first().click();
        assertThat(page.locator(".objection textarea").first().isVisible()).isTrue();
    }

    @Test
    void it_prints_on_two_pages_in_light_colors(Browser browser) {
        Page page = browser.page(Look.DESKTOP.inTheDark());
        page.navigate(shared.toString());
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        browser.picture(page, "scorecard-print");
        byte[] pdf = page.pdf(new Page.PdfOptions().setPreferCSSPageSize(true).setPrintBackground(true));
        assertThat(pagesOf(pdf)).isEqualTo(2);
    }

    @Test
    void a_whole_interview_with_all_its_follow_ups_still_prints_on_two_pages(Browser browser) {
        Page page = browser.page();
        page.navigate(root + "practice/resident-warps/42");
        page.getByText("Answer it").click();
        for (int step = 0; !page.url().endsWith("/scorecard"); step++) {
            assertThat(step).as("steps at %s", page.url()).isLessThan(12);
            page.locator("#text").fill(step == 0 ? DrawnScorecard.MAIN : DrawnScorecard.MOVE);
            page.getByText("Submit answer").last().click();
        }
        browser.picture(page, "scorecard-whole-interview");
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        browser.picture(page, "scorecard-whole-interview-print");
        assertThat(pagesOf(page.pdf(
                        new Page.PdfOptions().setPreferCSSPageSize(true).setPath(Path.of("target/screens/whole.pdf")))))
                .isEqualTo(2);
    }

    private static int pagesOf(byte[] pdf) {
        String text = new String(pdf, StandardCharsets.ISO_8859_1);
        return text.split("/Type\\s*/Page[^s]").length - 1;
    }

    private static void assertNoSidewaysScrolling(Page page) {
        Object excess = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assertThat(((Number) excess).intValue()).as("%s", page.url()).isZero();
    }
}
