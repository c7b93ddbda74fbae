package dev.warpdrill.explorer;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;

/** The shape of a launch to evaluate, for the OpenAPI document. */
@JsonNaming(SnakeCaseStrategy.class)
record OccupancyDocument(
        String computeCapability,
        String device,
        int registersPerThread,
        int blockSize,
        Integer staticSmemBytes,
        Integer dynamicSmemBytes,
        Boolean dynamicSmemOptIn,
        Integer carveoutPercent,
        Integer namedBarriers,
        Integer configSmemBytes,
        Integer gridBlocks) {}
