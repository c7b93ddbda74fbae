package dev.warpdrill.attempt;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The shape of a grading request, for the API's description; {@link GradingRequest} reads it. */
@Schema(name = "GradingRequest")
record GradingDocument(
        @Schema(description = "echoed") String id,

        @Schema(
                required = true,
                enumeration = {"main", "move", "matters", "static-48k", "block-128", "achieved", "grid", "whole"})
        String prompt,

        @Schema(required = true) Config config,

        @Schema(description = "the candidate's words", maxLength = GradingRequest.LONGEST_TEXT)
        String text,

        Sheet worksheet) {
    static final String DESCRIPTION =
            "Reads the text and the worksheet against the configuration, for the block size that the answer reckons with. "
                    + "The compute capability decides; the device is only a label, except that for the prompt grid the grid has 60 blocks on that device. "
                    + "A device that is not known then has as many SMs as the first known one of its compute capability.";

    @Schema(name = "GradingConfig")
    record Config(
            @JsonProperty("compute_capability") @Schema(required = true, examples = "9.0")
            String computeCapability,

            @Schema(examples = "H100") String device,

            @JsonProperty("registers_per_thread") @Schema(required = true, minimum = "0")
            int registersPerThread,

            @JsonProperty("static_smem_bytes") @Schema(minimum = "0", defaultValue = "0")
            int staticSmemBytes,

            @JsonProperty("dynamic_smem_bytes") @Schema(minimum = "0", defaultValue = "0")
            int dynamicSmemBytes) {}

    @Schema(
            name = "GradingWorksheet",
            description =
                    "as typed; 25%, 0.25, 16/64, 1,024, \"2 blocks\" and \"no limit\" are all read; a unit that does not fit its line is a problem")
    record Sheet(
            @JsonProperty("block_size") String blockSize,
            @JsonProperty("limit_registers") String limitRegisters,
            @JsonProperty("limit_shared_memory") String limitSharedMemory,
            @JsonProperty("limit_warps") String limitWarps,
            @JsonProperty("limit_blocks") String limitBlocks,
            String binding,
            @JsonProperty("blocks_per_sm") String blocksPerSm,
            @JsonProperty("warps_per_sm") String warpsPerSm,
            String occupancy) {}
}
