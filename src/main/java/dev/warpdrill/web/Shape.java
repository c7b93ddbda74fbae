package dev.warpdrill.web;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * One SVG element, every coordinate computed: a template only places it.
 *
 * @param kind rect, text or path
 * @param text what a text says
 * @param path a path's commands
 */
public record Shape(
        String kind,
        String x,
        String y,
        String width,
        String height,
        String css,
        String radius,
        String fill,
        String anchor,
        String text,
        String path) {

    static Shape rect(double x, double y, double width, double height, String css) {
        return rounded(x, y, width, height, css, "");
    }

    static Shape rounded(double x, double y, double width, double height, String css, String radius) {
        return new Shape("rect", units(x), units(y), units(width), units(height), css, radius, "", "", "", "");
    }

    static Shape hatched(double x, double y, double width, double height, String pattern) {
        return new Shape(
                "rect",
                units(x),
                units(y),
                units(width),
                units(height),
                "hatched",
                "1",
                "url(#" + pattern + ")",
                "",
                "",
                "");
    }

    static Shape text(double x, double y, String text, String css) {
        return text(x, y, text, css, "start");
    }

    static Shape text(double x, double y, String text, String css, String anchor) {
        return new Shape("text", units(x), units(y), "", "", css, "", "", anchor, text, "");
    }

    static Shape path(String commands, String css) {
        return new Shape("path", "", "", "", "", css, "", "", "", "", commands);
    }

    /** User units with at most two decimals. */
    public static String units(double value) {
        String plain = BigDecimal.valueOf(value)
                .setScale(2, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
        return plain.equals("-0") ? "0" : plain;
    }
}
