package dev.warpdrill.practice;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;

/** The pages of the front door: templates/practice/NAME.html. */
@CheckedTemplate(basePath = "practice")
final class PracticeTemplates {

    private PracticeTemplates() {}

    static native TemplateInstance home(HomePage page);

    static native TemplateInstance list(ListPage page);

    static native TemplateInstance start(StartPage page);

    static native TemplateInstance missing(MissingPage page);
}
