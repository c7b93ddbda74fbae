package dev.warpdrill.reading;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Setup;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** One answer of the labelled files, with what its raters wrote down. */
record LabelledAnswer(
        String id,
        PromptKind prompt,
        Setup setup,
        String text,
        int blockSize,
        Set<String> criteria,
        Set<String> mistakes,
        String verdict) {
    private static final int GRID_BLOCKS = 60;
    private static final int PARTS = 3;

    static List<LabelledAnswer> of(String file) {
        try (InputStream in = LabelledAnswer.class.getResourceAsStream("/answers/" + file + ".jsonl")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(LabelledAnswer::row)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static LabelledAnswer row(String line) {
        try {
            JsonNode row = new ObjectMapper().readTree(line);
            JsonNode config = row.get("config");
            PromptKind prompt = PromptKind.of(row.get("prompt").asText()).orElseThrow();
            KernelConfig kernel = KernelConfig.of(
                    config.get("registers_per_thread").asInt(),
                    config.get("static_smem_bytes").asInt(),
                    config.get("dynamic_smem_bytes").asInt());
            SmLimits limits = SmLimits.of(
                    ComputeCapability.parse(config.get("compute_capability").asText()));
            Setup setup = new Setup(
                    config.get("device").asText(), limits, 0, kernel, prompt == PromptKind.GRID ? GRID_BLOCKS : 0);
            return new LabelledAnswer(
                    row.get("id").asText(),
                    prompt,
                    setup,
                    row.get("answer").asText(),
                    row.get("assumed_block_size").asInt(0),
                    strings(row.get("criteria")),
                    strings(row.get("mistakes")),
                    row.get("verdict").asText());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<String> strings(JsonNode array) {
        Set<String> strings = new TreeSet<>();
        array.forEach(node -> strings.add(node.asText()));
        return strings;
    }

    /** A third of the answers, told by a hash of the id, was not looked at while the lexicon was written. */
    boolean heldOut() {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(id.getBytes(StandardCharsets.UTF_8));
            return new BigInteger(1, hash).mod(BigInteger.valueOf(PARTS)).signum() == 0;
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
