package dev.warpdrill.attempt;

import java.util.UUID;

/**
 * Which state of which opened page a form came from.
 *
 * @param position the step that it showed; -1 if the form does not say
 * @param revision the draft that it last knew of; -1 if the form does not say
 * @param page random mark of the opened page, so that a page is never in conflict with itself; empty if the form does not say
 */
record Shown(int position, int revision, String page) {

    static final String PAGE_MARK = "[0-9a-f-]{36}";

    Shown {
        if (!page.isEmpty() && !page.matches(PAGE_MARK))
            throw new IllegalArgumentException("page is not the mark of a page: " + page);
    }

    /** A page about to be opened. */
    static Shown now(AttemptStep step) {
        return new Shown(step.position(), step.revision(), UUID.randomUUID().toString());
    }
}
