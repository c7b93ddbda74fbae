package dev.warpdrill.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.CheckedNode;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.stream.Collectors;

/** axe's rules for WCAG 2.2 AA and its best practices, on a page that runs scripts. */
public final class Accessibility {
    private static final List<String> RULES =
            List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice");

    private Accessibility() {}

    /** Fails with each violation, its help text and the offending elements. */
    public static void assertNoViolation(Page page) {
        assertThat(violations(page))
                .as("accessibility violations on %s", page.url())
                .isEmpty();
    }

    static List<String> violations(Page page) {
        return new AxeBuilder(page)
                .withTags(RULES).analyze().getViolations().stream()
                        .map(Accessibility::sentence)
                        .toList();
    }

    private static String sentence(Rule rule) {
        return rule.getId() + " (" + rule.getImpact() + "): " + rule.getHelp()
                + rule.getNodes().stream()
                        .map(CheckedNode::getHtml)
                        .collect(Collectors.joining("\n    ", "\n    ", ""));
    }
}
