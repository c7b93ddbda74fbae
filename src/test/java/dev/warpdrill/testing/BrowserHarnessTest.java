package dev.warpdrill.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.microsoft.playwright.Page;
import java.awt.image.BufferedImage;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

@InChromium
class BrowserHarnessTest {
    private static final String SOUND =
            "<!doctype html><html lang=en><title>Sound</title><main><h1>Sound</h1><p>16 warps</p></main></html>";
    private static final String FAULTY =
            "<!doctype html><html lang=en><title>Faulty</title><main><h1>Faulty</h1><img src='data:,'></main></html>";

    @Test
    void a_sound_page_has_no_accessibility_violation(Browser browser) {
        Page page = browser.page();
        page.setContent(SOUND);
        Accessibility.assertNoViolation(page);
    }

    @Test
    void an_image_without_a_text_is_reported_with_its_element(Browser browser) {
        Page page = browser.page();
        page.setContent(FAULTY);
        assertThatThrownBy(() -> Accessibility.assertNoViolation(page))
                .hasMessageContaining("image-alt")
                .hasMessageContaining("<img src=\"data:,\">");
    }

    @Test
    void a_picture_is_as_wide_as_the_phone_asked_for(Browser browser) throws IOException {
        Page page = browser.page(Look.PHONE.inTheDark());
        page.setContent(SOUND);
        assertThat(page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches"))
                .isEqualTo(true);
        BufferedImage picture = ImageIO.read(browser.picture(page, "harness").toFile());
        assertThat(picture.getWidth()).isEqualTo(360);
    }

    @Test
    void without_javascript_no_script_runs(Browser browser) {
        Page page = browser.page(Look.DESKTOP.withoutJavaScript());
        page.navigate("data:text/html,<noscript>plain</noscript><script>document.write('scripted')</script>");
        assertThat(page.locator("body").innerText()).isEqualTo("plain");
    }

    @Test
    void an_error_in_a_script_is_noted(Browser browser) {
        Page page = browser.page();
        page.setContent("<script>console.error('planted'); setTimeout(() => { throw new Error('thrown') })</script>");
        page.waitForCondition(() -> browser.pageErrors().size() == 2);
        assertThat(browser.pageErrors())
                .satisfiesExactlyInAnyOrder(
                        error -> assertThat(error).isEqualTo("planted"),
                        error -> assertThat(error).startsWith("script error").contains("thrown"));
        assertThatThrownBy(browser::assertNoPageErrors).hasMessageContaining("planted");
        browser.forgetPageErrors();
    }
}
