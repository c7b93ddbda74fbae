package dev.warpdrill.web;

import java.util.Set;
import java.util.stream.Collectors;
import org.jboss.resteasy.reactive.server.core.CurrentRequestManager;
import org.jboss.resteasy.reactive.server.core.multipart.FormData;
import org.jboss.resteasy.reactive.server.multipart.FormValue;

/** What somebody typed into the form of a request that was refused. */
final class PostedForm {

    /** Fields that the page filled in, not the person. */
    private static final Set<String> OURS =
            Set.of("csrf-token", "position", "revision", "page", "hint", "anyway", "seed", "feedback", "theme", "back");

    private static final String WORDS = "text";

    private PostedForm() {}

    /** Whether there was one that could be read. */
    static boolean present() {
        return CurrentRequestManager.get().getFormData() != null;
    }

    /** The words, then one line a field that was filled in; empty if there is none. */
    static String typed() {
        FormData form = CurrentRequestManager.get().getFormData();
        if (form == null) return "";
        StringBuilder typed = new StringBuilder(value(form, WORDS));
        for (String name : form) {
            String value = OURS.contains(name) || name.equals(WORDS) ? "" : value(form, name);
            if (value.isBlank()) continue;
            if (typed.length() > 0) typed.append('\n');
            typed.append(name.replace('_', ' ')).append(": ").append(value);
        }
        return typed.toString();
    }

    private static String value(FormData form, String name) {
        if (!form.contains(name)) return "";
        return form.get(name).stream()
                .filter(v -> !v.isFileItem())
                .map(FormValue::getValue)
                .collect(Collectors.joining(", "));
    }
}
