package dev.warpdrill.attempt;

import dev.warpdrill.web.Html;
import java.time.Instant;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestResponse;

/** Why a form cannot even be kept as it is: too long, or another tab's newer draft would vanish under it. */
final class FormChecks {

    private FormChecks() {}

    /** The page with everything that was typed and what the trouble is; empty if the form can be kept. */
    static Optional<RestResponse<String>> unsaved(Attempt attempt, AnswerForm form, Instant now) {
        AttemptView view = new AttemptView(attempt, now).typed(form.typed());
        if (form.tooLong()) return Optional.of(Responses.page(Html.UNPROCESSABLE, view.tooLong(form.characters())));
        return attempt.current()
                .savedElsewhere(form.shown(), form.typed())
                .map(other -> Responses.page(Html.CONFLICT, view.elsewhere(other)));
    }
}
