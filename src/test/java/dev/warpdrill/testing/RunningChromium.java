package dev.warpdrill.testing;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.Playwright.CreateOptions;
import java.util.List;
import java.util.Map;

/** A started Chromium process; closed by JUnit when all tests are over. */
record RunningChromium(Playwright playwright, com.microsoft.playwright.Browser process) implements AutoCloseable {
    /** --no-sandbox because CI runs as root; the rest keeps Chromium from talking to the world. */
    private static final List<String> FLAGS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    static RunningChromium launch() {
        Playwright playwright =
                Playwright.create(new CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        return new RunningChromium(
                playwright,
                playwright
                        .chromium()
                        .launch(new LaunchOptions()
                                .setExecutablePath(Chromium.executable().orElseThrow())
                                .setHeadless(true)
                                .setArgs(FLAGS)));
    }

    BrowserContext context(Look look) {
        return process.newContext(new NewContextOptions()
                .setViewportSize(look.widthPx(), look.heightPx())
                .setColorScheme(look.colorScheme())
                .setJavaScriptEnabled(look.javaScript())
                .setLocale("en-US"));
    }

    @Override
    public void close() {
        playwright.close();
    }
}
