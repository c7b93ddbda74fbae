package dev.warpdrill.explorer;

import dev.warpdrill.bank.Bank;
import dev.warpdrill.web.BoundedBody;
import dev.warpdrill.web.JsonFields;
import dev.warpdrill.web.Problem;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.StreamingOutput;
import java.io.IOException;
import java.io.InputStream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Evaluates launches: one as JSON, many as CSV. Nothing is stored. */
@Path("/api/v1/occupancy")
@Blocking
@Tag(name = "Occupancy")
public class OccupancyApi {

    static final String CSV = "text/csv";
    /** Largest CSV body: 20 MB. */
    static final int CSV_BYTES = 20_000_000;

    private final Bank bank;

    OccupancyApi(Bank bank) {
        this.bank = bank;
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Evaluate one launch",
            description =
                    "compute_capability (\"9.0\") or device (id or alias), registers_per_thread, block_size; optional"
                            + " static_smem_bytes, dynamic_smem_bytes, dynamic_smem_opt_in, carveout_percent or config_smem_bytes,"
                            + " named_barriers, grid_blocks (needs a device). A launch that breaks a hardware rule is 200 with launchable false.")
    @RequestBody(
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = OccupancyDocument.class)))
    @APIResponse(
            responseCode = "200",
            description = "Limits, result and reason",
            content = @Content(schema = @Schema(implementation = OccupancyAnswer.class)))
    @APIResponse(
            responseCode = "400",
            description = "Fields missing, unknown or malformed",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    public OccupancyAnswer one(InputStream body) {
        return OccupancyAnswer.of(OccupancyRequest.read(JsonFields.parse(BoundedBody.json(body)), bank));
    }

    @POST
    @Consumes(CSV)
    @Produces(CSV)
    @Operation(
            summary = "Evaluate many launches",
            description =
                    "A header and a row a launch; the same rows come back with results, and with an error column where a row cannot be read.")
    @APIResponse(responseCode = "200", description = "The rows, completed", content = @Content(mediaType = CSV))
    @APIResponse(
            responseCode = "413",
            description = "More than 20 MB",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    public StreamingOutput many(InputStream body) throws IOException {
        byte[] bytes = body.readNBytes(CSV_BYTES + 1);
        if (bytes.length > CSV_BYTES)
            throw Problem.tooLarge("body", "must be at most 20 MB").asException();
        OccupancyTable table = new OccupancyTable(bytes);
        return table::answer;
    }
}
