package dev.warpdrill.attempt;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.warpdrill.web.BoundedBody;
import dev.warpdrill.web.JsonFields;
import dev.warpdrill.web.Lines;
import dev.warpdrill.web.Problem;
import dev.warpdrill.web.ProblemException;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.StreamingOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Grades answers that come with their own configuration: JSON, or one JSON object a line. Nothing is stored. */
@Path("/api/v1/gradings")
@Blocking
@Tag(name = "Gradings")
public class GradingApi {
    static final String NDJSON = "application/x-ndjson";

    private final Grader grader;
    private final ObjectMapper json;

    GradingApi(Grader grader, ObjectMapper json) {
        this.grader = grader;
        this.json = json;
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(summary = "Grade one answer", description = GradingDocument.DESCRIPTION)
    @RequestBody(
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = GradingDocument.class)))
    @APIResponse(
            responseCode = "200",
            description = "The grading",
            content = @Content(schema = @Schema(implementation = GradingResult.class)))
    @APIResponse(
            responseCode = "400",
            description = "Fields missing, unknown or malformed",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    @APIResponse(
            responseCode = "413",
            description = "More than 1 MB, or a text of more than 20,000 characters",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    @APIResponse(
            responseCode = "429",
            description = "Too many requests from this address; Retry-After says when to come again",
            content = @Content(mediaType = Problem.MEDIA_TYPE, schema = @Schema(implementation = Problem.class)))
    public GradingResult one(InputStream body) {
        return grade(BoundedBody.json(body));
    }

    @POST
    @Consumes(NDJSON)
    @Produces(NDJSON)
    @Operation(
            summary = "Grade many answers",
            description =
                    "One JSON object a line in, one a line out, in the same order; a line that cannot be graded gives {id, error}.")
    @RequestBody(content = @Content(mediaType = NDJSON, schema = @Schema(implementation = GradingDocument.class)))
    @APIResponse(
            responseCode = "200",
            description = "One grading a line",
            content = @Content(mediaType = NDJSON, schema = @Schema(implementation = GradingResult.class)))
    public StreamingOutput many(InputStream body) {
        return out -> {
            Lines lines = new Lines(body, BoundedBody.JSON_BYTES);
            for (Optional<Lines.Line> line = lines.next(); line.isPresent(); line = lines.next()) {
                if (!line.orElseThrow().text().isBlank()) {
                    write(out, line.orElseThrow());
                }
            }
            out.flush();
        };
    }

    private void write(OutputStream out, Lines.Line line) throws IOException {
        out.write(graded(line).getBytes(StandardCharsets.UTF_8));
        out.write('\n');
    }

    private String graded(Lines.Line line) throws JsonProcessingException {
        if (line.tooLong()) {
            return error(null, "a line must be at most 1 MB");
        }
        try {
            return json.writeValueAsString(grade(line.text()));
        } catch (ProblemException e) {
            return error(id(line.text()), e.problem().inOneLine());
        }
    }

    private String error(JsonNode id, String message) throws JsonProcessingException {
        ObjectNode error = json.createObjectNode();
        error.set("id", id);
        return json.writeValueAsString(error.put("error", message));
    }

    /** The id of a line that cannot be graded; null where that cannot be read either. */
    private JsonNode id(String line) {
        try {
            return JsonFields.parse(line).plain("id").orElse(null);
        } catch (ProblemException e) {
            return json.nullNode();
        }
    }

    private GradingResult grade(String body) {
        return grader.grade(GradingRequest.read(JsonFields.parse(body)));
    }
}
