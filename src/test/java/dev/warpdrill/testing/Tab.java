package dev.warpdrill.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** A tab of a browser without scripts: types into the form of the page it shows, presses its buttons, follows redirects. */
public final class Tab {
    private static final int SEE_OTHER = 303;

    private final Visitor visitor;
    private String address;
    private int status;
    private Document page;

    private Tab(Visitor visitor) {
        this.visitor = visitor;
    }

    /** Opens an address in a new tab. */
    public static Tab open(Visitor visitor, String address) {
        Tab tab = new Tab(visitor);
        tab.show(address, visitor.get(address));
        return tab;
    }

    /** Fills in the field of this name, which the form must have; of a text area too. */
    public Tab type(String name, String text) {
        Element field = form().selectFirst("input[name=" + name + "], textarea[name=" + name + "]");
        assertThat(field).as("field %s on %s", name, address).isNotNull();
        if (field.normalName().equals("textarea")) field.text(text);
        else field.attr("value", text);
        return this;
    }

    /** Ticks the box with this label. */
    public Tab tick(String label) {
        Element box = form().select("label").stream()
                .filter(l -> l.text().equals(label))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no box " + label + " on " + address))
                .selectFirst("input");
        box.attr("checked", true);
        return this;
    }

    /** Presses the button with this label, which the page must show, and follows where it leads. */
    public Tab press(String label) {
        Element button = page.select("main button").stream()
                .filter(b -> b.text().equals(label) && !b.hasAttr("aria-hidden") && b.closest("[hidden]") == null)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no button " + label + " in: " + text()));
        return send(button);
    }

    /** Presses Enter in a text field: browsers then press the form's first button. */
    public Tab enter() {
        return send(form().selectFirst("button[type=submit]"));
    }

    private Tab send(Element button) {
        String target = button.hasAttr("formaction")
                ? button.attr("formaction")
                : button.closest("form").attr("action");
        show(target, visitor.postWithToken(token(button), target, fields(button)));
        return this;
    }

    private static String token(Element button) {
        return button.closest("form").selectFirst("input[name=csrf-token]").attr("value");
    }

    /** What a browser would send: filled fields, ticked boxes, the pressed button. */
    private static Map<String, List<String>> fields(Element button) {
        Map<String, List<String>> fields = new LinkedHashMap<>();
        for (Element field : button.closest("form").select("input[name], textarea[name]")) {
            boolean unticked = field.attr("type").matches("checkbox|radio") && !field.hasAttr("checked");
            if (unticked || field.attr("name").equals("csrf-token")) continue;
            String value = field.normalName().equals("textarea") ? field.wholeText() : field.attr("value");
            fields.computeIfAbsent(field.attr("name"), n -> new ArrayList<>()).add(value);
        }
        if (button.hasAttr("name"))
            fields.computeIfAbsent(button.attr("name"), n -> new ArrayList<>()).add(button.attr("value"));
        return fields;
    }

    private void show(String asked, Response response) {
        address = asked;
        Response shown = response;
        while (shown.statusCode() == SEE_OTHER) {
            address = Visitor.target(shown);
            shown = visitor.get(address.replaceFirst("#.*", ""));
        }
        status = shown.statusCode();
        page = Jsoup.parse(shown.asString());
    }

    /** Loads the address again. */
    public Tab refresh() {
        show(address, visitor.get(address.replaceFirst("#.*", "")));
        return this;
    }

    private Element form() {
        Element form = page.selectFirst("main form");
        assertThat(form).as("a form on %s: %s", address, page.text()).isNotNull();
        return form;
    }

    /** What a field holds. */
    public String typed(String name) {
        Element field = form().selectFirst("[name=" + name + "]");
        assertThat(field).as("field %s on %s", name, address).isNotNull();
        return field.normalName().equals("textarea") ? field.wholeText() : field.attr("value");
    }

    public String address() {
        return address;
    }

    public int status() {
        return status;
    }

    public Document page() {
        return page;
    }

    /** What a person reads on it. */
    public String text() {
        return VisibleText.of(page.outerHtml());
    }
}
