package dev.warpdrill.attempt;

import dev.warpdrill.testing.Tab;
import dev.warpdrill.testing.Visitor;
import java.util.HashMap;
import java.util.Map;

/** A visitor who answers questions; the attempt's path is kept for what comes after. */
final class Candidate {
    static final String WORDS = "I'd assume 256 threads per block. Registers allow 2 blocks, so it is 16 warps.";

    final Visitor browser = new Visitor();

    /** Starts a variant and returns the attempt's path. */
    String starts(String question, long seed) {
        return starts(question, seed, "end");
    }

    /** Starts a variant with feedback after each "step", or at the "end". */
    String starts(String question, long seed, String feedback) {
        browser.get("/practice/" + question + "/" + seed);
        return Visitor.target(
                browser.post("/practice/" + question, Map.of("seed", Long.toString(seed), "feedback", feedback)));
    }

    /** Opens the attempt in a tab. */
    Tab opens(String attempt) {
        return Tab.open(browser, attempt);
    }

    /** Starts a variant and shows it in a tab. */
    Tab sits(String question, long seed) {
        return opens(starts(question, seed));
    }

    /** Answers in words and on the worksheet and ends the attempt; returns its path. */
    String finishes(String question, long seed, String words, Map<String, String> sheet) {
        String attempt = starts(question, seed);
        Map<String, String> form = new HashMap<>(sheet);
        form.put("text", words);
        form.put("position", "0");
        form.put("revision", "0");
        form.put("anyway", "yes");
        String next = Visitor.target(browser.post(attempt + "/answer", form));
        if (next.equals(attempt)) browser.post(attempt + "/finish", Map.of("position", "1", "revision", "0"));
        return attempt;
    }

    String finishes() {
        return finishes("resident-warps", 42, WORDS, Map.of("limit_registers", "2", "limit_shared_memory", "4"));
    }
}
