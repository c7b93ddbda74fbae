package dev.warpdrill.attempt;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;

/** The pages about finished attempts: templates/attempt/NAME.html. */
@CheckedTemplate(basePath = "attempt")
final class ScorecardTemplates {

    private ScorecardTemplates() {}

    static native TemplateInstance scorecard(ScorecardPage page);
}
