package dev.warpdrill.attempt;

import com.fasterxml.jackson.databind.JsonNode;
import dev.warpdrill.grading.WorksheetField;
import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.Amount;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Task;
import dev.warpdrill.web.JsonFields;
import dev.warpdrill.web.Problem;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * An answer to be graded, as the API takes it.
 *
 * @param id whatever the caller calls it, echoed; empty if it does not
 * @param device a label; the limits come from the compute capability
 * @param worksheet lines as typed, by field id
 */
record GradingRequest(
        Optional<JsonNode> id,
        PromptKind prompt,
        SmLimits limits,
        String device,
        KernelConfig kernel,
        String text,
        Map<String, String> worksheet) {
    static final int LONGEST_TEXT = AnswerForm.LONGEST_TEXT;
    private static final List<PromptKind> PROMPTS = List.of(
            PromptKind.MAIN,
            PromptKind.MOVE,
            PromptKind.MATTERS,
            PromptKind.STATIC_48K,
            PromptKind.BLOCK_128,
            PromptKind.ACHIEVED,
            PromptKind.GRID,
            PromptKind.WHOLE);
    private static final List<String> WORKSHEET = WorksheetField.of(Task.RESIDENT_WARPS).stream()
            .map(WorksheetField::id)
            .toList();

    /**
     * Reads and checks a request.
     *
     * @throws dev.warpdrill.web.ProblemException 400 with every field at fault, or 413 for a text too long
     */
    static GradingRequest read(JsonFields fields) {
        Optional<JsonNode> id = fields.plain("id");
        PromptKind prompt = prompt(fields);
        SmLimits limits = SmLimits.all().get(0);
        String device = "";
        KernelConfig kernel = KernelConfig.of(0, 0, 0);
        Optional<JsonFields> config = fields.requiredObject("config");
        if (config.isPresent()) {
            limits = limits(config.orElseThrow());
            device = config.orElseThrow()
                    .text("device")
                    .orElse(limits.computeCapability().toString());
            kernel = kernel(config.orElseThrow());
        }
        String text = text(fields);
        Map<String, String> worksheet =
                fields.object("worksheet").map(sheet -> sheet.texts(WORKSHEET)).orElse(Map.of());
        if (text.isBlank() && worksheet.isEmpty()) {
            fields.fault("text", text, "is missing; a grading needs a text or a worksheet");
        }
        fields.refuseOthers();
        fields.check();
        return new GradingRequest(id, prompt, limits, device, kernel, text, worksheet);
    }

    private static PromptKind prompt(JsonFields fields) {
        String named = fields.requiredText("prompt");
        Optional<PromptKind> prompt = PromptKind.of(named).filter(PROMPTS::contains);
        if (prompt.isEmpty() && !named.isEmpty()) {
            fields.fault(
                    "prompt",
                    named,
                    "must be one of " + PROMPTS.stream().map(PromptKind::id).collect(Collectors.joining(", ")));
        }
        return prompt.orElse(PromptKind.MAIN);
    }

    private static SmLimits limits(JsonFields config) {
        String named = config.requiredText("compute_capability");
        try {
            return named.isEmpty() ? SmLimits.all().get(0) : SmLimits.of(ComputeCapability.parse(named));
        } catch (IllegalArgumentException e) {
            config.fault("compute_capability", named, e.getMessage());
            return SmLimits.all().get(0);
        }
    }

    private static KernelConfig kernel(JsonFields config) {
        int registers = config.requiredWhole("registers_per_thread", 0);
        int staticBytes = config.whole("static_smem_bytes", 0).orElse(0);
        int dynamicBytes = config.whole("dynamic_smem_bytes", 0).orElse(0);
        config.refuseOthers();
        return KernelConfig.of(registers, staticBytes, dynamicBytes);
    }

    private static String text(JsonFields fields) {
        String text = fields.text("text").orElse("");
        int characters = text.codePointCount(0, text.length());
        if (characters > LONGEST_TEXT) {
            throw Problem.tooLarge("text", "must be at most 20,000 characters, not " + Amount.number(characters))
                    .asException();
        }
        return text;
    }
}
