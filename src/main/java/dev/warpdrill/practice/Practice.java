package dev.warpdrill.practice;

import dev.warpdrill.account.GuestCookie;
import dev.warpdrill.attempt.Attempts;
import dev.warpdrill.attempt.Feedback;
import dev.warpdrill.bank.Bank;
import dev.warpdrill.question.Question;
import dev.warpdrill.question.Seed;
import dev.warpdrill.question.Variant;
import dev.warpdrill.web.Html;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.util.Optional;
import java.util.UUID;
import org.jboss.resteasy.reactive.RestResponse;

/** Questions to choose from, and one of them with its numbers before it is answered. */
@Path("/practice")
class Practice {
    private final Bank bank;
    private final Draws draws;
    private final Attempts attempts;
    private final GuestCookie guest;

    Practice(Bank bank, Draws draws, Attempts attempts, GuestCookie guest) {
        this.bank = bank;
        this.draws = draws;
        this.attempts = attempts;
        this.guest = guest;
    }

    /** All questions, or those asked about the device of the address; 404 if there is no such device. */
    @GET
    @Produces(MediaType.TEXT_HTML)
    public RestResponse<String> list(@QueryParam("device") String typed) {
        WantedDevice wanted = WantedDevice.of(bank, typed);
        Menu menu = Menu.of("/practice", bank.devices(), bank.questions(), wanted.device());
        return Html.page(
                wanted.notice().isEmpty() ? Html.OK : Html.NOT_FOUND,
                PracticeTemplates.list(new ListPage(wanted.notice(), menu)));
    }

    /** 303 to a variant at random, on the device of the address if one is named; to that of a seed if one is. */
    @GET
    @Path("{question}")
    @Produces(MediaType.TEXT_HTML)
    public RestResponse<String> draw(
            @PathParam("question") String id, @QueryParam("device") String typed, @QueryParam("seed") String seed) {
        Optional<Question> question = bank.question(id);
        if (question.isEmpty()) return missing(Html.NOT_FOUND, MissingPage.question(id, bank.questions()));
        if (seed != null) return seeded(question.get(), seed);
        WantedDevice wanted = WantedDevice.of(bank, typed);
        if (!wanted.notice().isEmpty()) return list(typed);
        Optional<Variant> variant = draws.atRandom(question.get(), wanted.device());
        if (variant.isEmpty())
            return missing(
                    Html.NOT_FOUND,
                    MissingPage.device(wanted.device().orElseThrow().name(), question.get()));
        return RestResponse.seeOther(URI.create(
                "/practice/" + question.get().id() + "/" + variant.get().seed()));
    }

    /** 303 to where the seed's variant is; 400 if it is none. */
    private static RestResponse<String> seeded(Question question, String seed) {
        try {
            return RestResponse.seeOther(URI.create("/practice/" + question.id() + "/" + Seed.parse(seed)));
        } catch (IllegalArgumentException e) {
            return missing(Html.BAD_REQUEST, MissingPage.seed(e.getMessage(), question));
        }
    }

    /** One variant, for ever the same: 404 for a question that is not there, 400 for a seed that is none. */
    @GET
    @Path("{question}/{seed}")
    @Produces(MediaType.TEXT_HTML)
    public RestResponse<String> start(@PathParam("question") String id, @PathParam("seed") String seed) {
        Optional<Question> question = bank.question(id);
        if (question.isEmpty()) return missing(Html.NOT_FOUND, MissingPage.question(id, bank.questions()));
        try {
            Variant variant = bank.variant(question.get(), Seed.parse(seed));
            ReadyQuestion ready = ReadyQuestion.of(
                    variant, variant.title(), "/practice/" + question.get().id());
            return Html.page(Html.OK, PracticeTemplates.start(new StartPage(variant.title(), ready)));
        } catch (IllegalArgumentException e) {
            return missing(Html.BAD_REQUEST, MissingPage.seed(e.getMessage(), question.get()));
        }
    }

    /** Starts an attempt on the variant shown: 303 to it, with the cookie that makes it this guest's. */
    @POST
    @Path("{question}")
    @Produces(MediaType.TEXT_HTML)
    public RestResponse<String> answer(
            @PathParam("question") String id, @FormParam("seed") String seed, @FormParam("feedback") String feedback) {
        Optional<Question> question = bank.question(id);
        if (question.isEmpty()) return missing(Html.NOT_FOUND, MissingPage.question(id, bank.questions()));
        try {
            Variant variant = bank.variant(question.get(), Seed.parse(seed == null ? "" : seed));
            String token = guest.tokenOrNew();
            UUID attempt = attempts.start(token, variant, "step".equals(feedback) ? Feedback.STEP : Feedback.END);
            return RestResponse.ResponseBuilder.<String>seeOther(URI.create("/attempts/" + attempt))
                    .cookie(guest.cookie(token))
                    .build();
        } catch (IllegalArgumentException e) {
            return missing(Html.BAD_REQUEST, MissingPage.seed(e.getMessage(), question.get()));
        }
    }

    private static RestResponse<String> missing(int status, MissingPage page) {
        return Html.page(status, PracticeTemplates.missing(page));
    }
}
