package dev.warpdrill.practice;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.warpdrill.question.Given;
import dev.warpdrill.question.Variant;
import dev.warpdrill.web.BoldText;
import java.util.List;

/**
 * A variant as the API shows it: only what the prompt itself gives. Which follow-ups it has is left out, since that
 * tells something of the answer (a kernel at full occupancy is not asked how to raise it).
 */
@JsonNaming(SnakeCaseStrategy.class)
record VariantView(String questionId, int contentVersion, String seed, String title, String prompt, List<Given> given) {

    VariantView {
        given = List.copyOf(given);
    }

    static VariantView of(Variant variant) {
        return new VariantView(
                variant.questionId(),
                variant.contentVersion(),
                variant.seed().toString(),
                variant.title(),
                BoldText.of(variant.prompt()).plain(),
                variant.given());
    }
}
