package dev.warpdrill.testing;

import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/** What a person reads on a page, one line a block, table cells apart by " | ". Drawings count with their title. */
public final class VisibleText {
    private static final Set<String> UNSEEN = Set.of("script", "style", "head", "option", "textarea", "defs");
    private static final Set<String> CELLS = Set.of("td", "th", "dt", "dd");

    private VisibleText() {}

    /** The text of the page's main part. */
    public static String of(String html) {
        Element main = Jsoup.parse(html).selectFirst("main");
        if (main == null) throw new IllegalArgumentException("the page has no main part: " + html);
        StringBuilder text = new StringBuilder();
        read(main, text);
        return text.toString()
                .lines()
                .map(line -> line.replaceAll("[ \\u00a0]+", " ").strip())
                .map(line -> line.endsWith(" |") ? line.substring(0, line.length() - 2) : line)
                .filter(line -> !line.isEmpty())
                .reduce("", (all, line) -> all.isEmpty() ? line : all + "\n" + line);
    }

    private static void read(Node node, StringBuilder text) {
        if (node instanceof TextNode words) {
            text.append(words.getWholeText().replaceAll("\\s+", " "));
        } else if (node instanceof Element element && !UNSEEN.contains(element.normalName()) && !hidden(element)) {
            read(element, text);
        }
    }

    private static boolean hidden(Element element) {
        return element.hasAttr("hidden") || element.is("button[aria-hidden=true]");
    }

    private static void read(Element element, StringBuilder text) {
        String name = element.normalName();
        if (name.equals("svg")) {
            Element title = element.selectFirst("title");
            text.append("\n[").append(title == null ? "" : title.text()).append("]\n");
            return;
        }
        if (name.equals("sup")) text.append('^');
        if (name.equals("dt")) text.append('\n');
        boolean line = element.tag().isBlock() && !CELLS.contains(name) || name.equals("br");
        if (line) text.append('\n');
        else if (element.is(
                ".head, .ref, .note, .tag, .unit, .timer, .row > .quiet, .submit-bar > *, button, q, small, label, summary"))
            text.append(' ');
        element.childNodes().forEach(child -> read(child, text));
        if (element.is("td.wrong")) text.append(" ✗");
        if (CELLS.contains(name)) text.append(" | ");
        if (line) text.append('\n');
    }
}
