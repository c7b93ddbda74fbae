package dev.warpdrill.testing;

import com.microsoft.playwright.options.ColorScheme;

/** How a person sees a page: window size in CSS pixels, color scheme, and whether scripts run. */
public record Look(int widthPx, int heightPx, boolean dark, boolean javaScript) {
    public static final Look DESKTOP = new Look(1280, 800, false, true);
    public static final Look PHONE = new Look(360, 740, false, true);

    public Look {
        if (widthPx < 1 || heightPx < 1) {
            throw new IllegalArgumentException("no window of " + widthPx + " x " + heightPx + " pixels");
        }
    }

    public Look inTheDark() {
        return new Look(widthPx, heightPx, true, javaScript);
    }

    public Look withoutJavaScript() {
        return new Look(widthPx, heightPx, dark, false);
    }

    ColorScheme colorScheme() {
        return dark ? ColorScheme.DARK : ColorScheme.LIGHT;
    }

    /** For file names: {@code 360-dark-noscript}. */
    @Override
    public String toString() {
        return widthPx + (dark ? "-dark" : "-light") + (javaScript ? "" : "-noscript");
    }
}
