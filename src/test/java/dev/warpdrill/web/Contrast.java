package dev.warpdrill.web;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The color roles of one theme in tokens.css, and WCAG 2's contrast between two of them. */
record Contrast(Map<String, String> roles) {
    private static final Pattern ROLE = Pattern.compile("--([\\w-]+):\\s*(#[0-9a-fA-F]{6})\\b");

    /** The roles of the rule that begins at {@code selector}, each with six hexadecimal digits. */
    static Contrast of(String css, String selector) {
        int from = css.indexOf(selector);
        if (from < 0) throw new IllegalArgumentException("no rule " + selector);
        Matcher roles = ROLE.matcher(css.substring(from, css.indexOf('}', from)));
        return new Contrast(
                roles.results().collect(Collectors.toMap(role -> role.group(1), role -> role.group(2), (a, b) -> b)));
    }

    /** 1 to 21. */
    double between(String text, String ground) {
        double a = luminance(text) + .05;
        double b = luminance(ground) + .05;
        return Math.max(a, b) / Math.min(a, b);
    }

    private double luminance(String role) {
        String hex = roles.get(role);
        if (hex == null) throw new IllegalArgumentException("no role " + role + " in " + roles.keySet());
        return .2126 * linear(hex, 1) + .7152 * linear(hex, 3) + .0722 * linear(hex, 5);
    }

    private static double linear(String hex, int at) {
        double part = Integer.parseInt(hex.substring(at, at + 2), 16) / 255.0;
        return part <= .04045 ? part / 12.92 : Math.pow((part + .055) / 1.055, 2.4);
    }
}
