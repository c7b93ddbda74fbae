package dev.warpdrill.practice;

import dev.warpdrill.question.Amount;
import dev.warpdrill.question.Given;
import dev.warpdrill.question.Variant;
import dev.warpdrill.web.BoldText;
import dev.warpdrill.web.SmMap;
import java.util.List;

/** A question that waits for its answer, beside an empty SM. */
record ReadyQuestion(
        String label,
        BoldText prompt,
        List<Given> given,
        String questionId,
        String seed,
        String followUps,
        String anotherHref,
        SmMap map,
        String mapCaption) {

    ReadyQuestion {
        given = List.copyOf(given);
    }

    static ReadyQuestion of(Variant variant, String label, String anotherHref) {
        String device = variant.setup().deviceName();
        return new ReadyQuestion(
                label,
                BoldText.of(variant.prompt()),
                variant.given(),
                variant.questionId(),
                variant.seed().toString(),
                followUps(variant),
                anotherHref,
                SmMap.empty(device, variant.setup().limits(), "empty"),
                "One SM of the " + device + ", empty. Which runs out first?");
    }

    /** How many come depends on the answers, so only the most is promised. */
    private static String followUps(Variant variant) {
        int most = variant.probes().size();
        return most == 0
                ? ""
                : "Up to " + Amount.count(most, "short follow-up") + (most == 1 ? " comes" : " come") + " after it.";
    }
}
