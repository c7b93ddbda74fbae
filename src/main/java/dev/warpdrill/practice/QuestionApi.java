package dev.warpdrill.practice;

import dev.warpdrill.bank.Bank;
import dev.warpdrill.question.Question;
import dev.warpdrill.question.Seed;
import dev.warpdrill.web.Problem;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Questions as JSON, without anything that answers them. */
@Path("/api/v1/questions")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Questions")
class QuestionApi {
    private final Bank bank;

    QuestionApi(Bank bank) {
        this.bank = bank;
    }

    @GET
    @Operation(summary = "All questions", description = "Titles, what is drawn at random, and the follow-ups.")
    public List<QuestionView> questions() {
        return bank.questions().stream().map(QuestionView::of).toList();
    }

    @GET
    @Path("{id}/variants/{seed}")
    @Operation(
            summary = "One variant",
            description = "The prompt and the given figures of a seed, for ever the same. Never its answer.")
    @APIResponse(responseCode = "200", description = "The variant")
    @APIResponse(responseCode = "400", description = "The seed is none")
    @APIResponse(responseCode = "404", description = "There is no such question")
    public VariantView variant(@PathParam("id") String id, @PathParam("seed") String seed) {
        Question question = bank.question(id).orElseThrow(() -> unknown(id).asException());
        try {
            return VariantView.of(bank.variant(question, Seed.parse(seed)));
        } catch (IllegalArgumentException e) {
            throw Problem.badField("seed", seed, e.getMessage()).asException();
        }
    }

    private Problem unknown(String id) {
        return Problem.notFound("There is no question \"" + id + "\". There are "
                + bank.questions().stream().map(Question::id).collect(Collectors.joining(", ")) + ".");
    }
}
