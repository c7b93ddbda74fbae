package dev.warpdrill.practice;

import dev.warpdrill.question.Question;
import java.util.List;

/** What an address asked for and is not there: what was typed, what is wrong with it, and what there is instead. */
record MissingPage(String title, String problem, List<Link> instead) {

    MissingPage {
        instead = List.copyOf(instead);
    }

    /** Something that exists. */
    record Link(String href, String title) {}

    static MissingPage question(String typed, List<Question> questions) {
        return new MissingPage(
                "There is no such question",
                "The address names the question “" + typed + "”. These exist:",
                questions.stream()
                        .map(q -> new Link("/practice/" + q.id(), q.title()))
                        .toList());
    }

    /** Problem is a whole sentence that quotes what was typed. */
    static MissingPage seed(String problem, Question question) {
        return new MissingPage(
                "There is no such variant",
                problem,
                List.of(new Link("/practice/" + question.id(), question.title() + ", with fresh numbers")));
    }

    static MissingPage device(String deviceName, Question question) {
        return new MissingPage(
                "Not asked about this device",
                "“" + question.title() + "” has no variant on the " + deviceName + ".",
                List.of(
                        new Link("/practice/" + question.id(), question.title() + ", on another device"),
                        new Link("/practice", "All questions")));
    }
}
