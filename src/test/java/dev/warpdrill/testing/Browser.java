package dev.warpdrill.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.ScreenshotOptions;
import com.microsoft.playwright.Response;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Opens pages in a real Chromium for one test method, and notes what goes wrong in them. */
public final class Browser {
    private static final int BAD_REQUEST = 400;
    /** Pages and background requests may answer with an error on purpose; a style sheet, script or picture may not. */
    private static final Set<String> MAY_FAIL = Set.of("document", "fetch", "xhr");

    private final RunningChromium chromium;
    private final List<BrowserContext> people = new ArrayList<>();
    private final List<String> errors = new ArrayList<>();

    Browser(RunningChromium chromium) {
        this.chromium = chromium;
    }

    /** A page of a new person (own cookies) at a desktop. */
    public Page page() {
        return page(Look.DESKTOP);
    }

    /** A page of a new person (own cookies). For a second tab of the same person: {@code page.context().newPage()}. */
    public Page page(Look look) {
        BrowserContext person = chromium.context(look);
        people.add(person);
        person.onConsoleMessage(this::note);
        person.onWebError(error -> errors.add("script error: " + error.error()));
        person.onResponse(this::note);
        return person.newPage();
    }

    /** Saves the whole page as target/screens/NAME.png for people to look at. */
    public Path picture(Page page, String name) {
        Path file = Path.of("target", "screens", name + ".png");
        page.screenshot(new ScreenshotOptions().setPath(file).setFullPage(true));
        return file;
    }

    /** What the pages complained about so far: script errors, refusals of the content security policy, missing files. */
    public List<String> pageErrors() {
        return List.copyOf(errors);
    }

    /** Runs by itself after each test; a test that provokes an error on purpose calls {@link #forgetPageErrors()}. */
    void assertNoPageErrors() {
        assertThat(errors).as("errors in the browser's console").isEmpty();
    }

    public void forgetPageErrors() {
        errors.clear();
    }

    void close() {
        people.forEach(BrowserContext::close);
        people.clear();
    }

    private void note(ConsoleMessage message) {
        // Status codes arrive here too, without the kind of request; note(Response) judges those.
        if ("error".equals(message.type()) && !message.text().startsWith("Failed to load resource")) {
            errors.add(message.text());
        }
    }

    private void note(Response response) {
        String kind = response.request().resourceType();
        if (response.status() >= BAD_REQUEST
                && !MAY_FAIL.contains(kind)
                && !response.url().endsWith("/favicon.ico")) {
            errors.add(response.status() + " for " + kind + " " + response.url());
        }
    }
}
