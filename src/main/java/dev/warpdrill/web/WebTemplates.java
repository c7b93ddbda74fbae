package dev.warpdrill.web;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;

/** The pages of this package: templates/web/NAME.html. */
@CheckedTemplate(basePath = "web")
final class WebTemplates {

    private WebTemplates() {}

    static native TemplateInstance error(ErrorPage page);
}
