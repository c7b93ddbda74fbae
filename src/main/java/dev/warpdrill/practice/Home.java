package dev.warpdrill.practice;

import dev.warpdrill.bank.Bank;
import dev.warpdrill.occupancy.Device;
import dev.warpdrill.question.Question;
import dev.warpdrill.question.Variant;
import dev.warpdrill.web.Html;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestResponse;

/** The front door. A visit stores nothing: the question is drawn anew each time. */
@Path("/")
class Home {
    private final Bank bank;
    private final Draws draws;

    Home(Bank bank, Draws draws) {
        this.bank = bank;
        this.draws = draws;
    }

    /** Home with a question ready, on the device of the address if one is named; 404 if there is no such device. */
    @GET
    @Produces(MediaType.TEXT_HTML)
    public RestResponse<String> home(@QueryParam("device") String typed) {
        WantedDevice wanted = WantedDevice.of(bank, typed);
        ReadyQuestion ready =
                ReadyQuestion.of(first(wanted.device()), "A question to start with", another(wanted.device()));
        Menu menu = Menu.of("/", bank.devices(), bank.questions(), wanted.device());
        return Html.page(
                wanted.notice().isEmpty() ? Html.OK : Html.NOT_FOUND,
                PracticeTemplates.home(new HomePage(wanted.notice(), ready, menu)));
    }

    /** The first question that is asked about the device. */
    private Variant first(Optional<Device> device) {
        List<Question> questions = Menu.inOrder(bank.questions());
        for (Question question : questions) {
            Optional<Variant> variant = draws.atRandom(question, device);
            if (variant.isPresent()) return variant.get();
        }
        return draws.atRandom(questions.get(0), Optional.empty()).orElseThrow();
    }

    private static String another(Optional<Device> device) {
        return device.map(d -> "/?device=" + d.id()).orElse("/");
    }
}
