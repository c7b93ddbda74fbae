package dev.warpdrill.attempt;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;

/** The pages about attempts that are over, or listed: templates/attempt/NAME.html. */
@CheckedTemplate(basePath = "attempt")
final class ScorecardTemplates {

    private ScorecardTemplates() {}

    static native TemplateInstance scorecard(ScorecardPage page);

    static native TemplateInstance history(HistoryPage page);

    static native TemplateInstance objections(ObjectionsPage page);

    static native TemplateInstance withdrawn();
}
