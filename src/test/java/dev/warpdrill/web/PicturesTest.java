package dev.warpdrill.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import dev.warpdrill.testing.Accessibility;
import dev.warpdrill.testing.Browser;
import dev.warpdrill.testing.InChromium;
import dev.warpdrill.testing.Look;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URL;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Maps and curves in a real browser: every case on every screen. */
@QuarkusTest
@InChromium
class PicturesTest {
    @TestHTTPResource("/pictures")
    URL pictures;

    @Test
    void they_fit_any_screen_in_both_themes(Browser browser) {
        for (Look look : List.of(Look.DESKTOP, Look.DESKTOP.inTheDark(), Look.PHONE, Look.PHONE.inTheDark())) {
            Page page = page(browser, look);
            browser.picture(page, "pictures-" + look);
            if (look.equals(Look.PHONE)) Accessibility.assertNoViolation(page);
            assertThat(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
                    .isEqualTo(0);
        }
    }

    @Test
    void no_text_of_a_map_or_a_curve_leaves_its_picture(Browser browser) {
        Page page = page(browser, Look.DESKTOP);
        Object outside = page.evaluate("""
                () => [...document.querySelectorAll("svg[role=img]")].flatMap(svg => {
                  const frame = svg.getBoundingClientRect();
                  return [...svg.querySelectorAll("text")].filter(t => {
                    const box = t.getBoundingClientRect();
                    return box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1;
                  }).map(t => svg.getAttribute("aria-labelledby") + ": " + t.textContent);
                })
                """);
        assertThat((List<?>) outside).isEmpty();
    }

    @Test
    void no_two_texts_of_a_picture_meet(Browser browser) {
        Page page = page(browser, Look.DESKTOP);
        Object meeting = page.evaluate("""
                () => [...document.querySelectorAll("svg[role=img]")].flatMap(svg => {
                  const texts = [...svg.querySelectorAll("text")].map(t => {
                    const b = t.getBoundingClientRect(), thin = b.height / 4;
                    return { s: t.textContent, l: b.left, r: b.right, t: b.top + thin, b: b.bottom - thin };
                  });
                  return texts.flatMap((a, i) => texts.slice(i + 1)
                    .filter(b => a.l < b.r && b.l < a.r && a.t < b.b && b.t < a.b)
                    .map(b => svg.getAttribute("aria-labelledby") + ": " + a.s + " / " + b.s));
                })
                """);
        assertThat((List<?>) meeting).isEmpty();
    }

    @Test
    void nothing_moves_for_those_who_asked_for_stillness(Browser browser) {
        Page page = browser.page(Look.DESKTOP);
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        page.navigate(pictures.toString());
        assertThat(page.evaluate("document.getAnimations().length")).isEqualTo(0);
    }

    private Page page(Browser browser, Look look) {
        Page page = browser.page(look);
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        page.navigate(pictures.toString());
        return page;
    }
}
