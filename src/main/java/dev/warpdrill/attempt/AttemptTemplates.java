package dev.warpdrill.attempt;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;

/** The page of an attempt that goes on: templates/attempt/show.html. */
@CheckedTemplate(basePath = "attempt")
final class AttemptTemplates {

    private AttemptTemplates() {}

    static native TemplateInstance show(AttemptPage page);
}
