package dev.warpdrill.attempt;

import dev.warpdrill.web.Html;
import java.net.URI;
import org.jboss.resteasy.reactive.RestResponse;

/** What an attempt's addresses answer: its page as it stands, never from a cache, or the way there. */
final class Responses {

    private Responses() {}

    static RestResponse<String> page(int status, AttemptView view) {
        return Html.page(status, AttemptTemplates.show(view.page()));
    }

    /** 303 to where the attempt stands now: the prompt that waits, or the scorecard. */
    static RestResponse<String> onwards(Attempt attempt) {
        return seeOther(attempt, attempt.finished() ? "/scorecard" : "");
    }

    /** 303 to a part of the page. */
    static RestResponse<String> backTo(Attempt attempt, String part) {
        return seeOther(attempt, "#" + part);
    }

    /** Keeps what came for a prompt that waits no more; 303 to the page that shows it beside the answer that stands. */
    static RestResponse<String> tooLate(Attempt attempt, int position, AnswerForm form) {
        boolean known = position >= 0 && position < attempt.steps().size();
        if (!known) return onwards(attempt);
        attempt.steps().get(position).keepLate(form.shortened());
        return seeOther(attempt, "?counted=" + position);
    }

    private static RestResponse<String> seeOther(Attempt attempt, String rest) {
        return RestResponse.seeOther(URI.create("/attempts/" + attempt.id() + rest));
    }
}
