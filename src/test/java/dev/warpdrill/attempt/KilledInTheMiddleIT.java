package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.testing.PackagedApplication;
import dev.warpdrill.testing.Tab;
import dev.warpdrill.testing.Visitor;
import io.restassured.RestAssured;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A power cut in the middle of an attempt, on the application as it is shipped. */
class KilledInTheMiddleIT {

    @AfterEach
    void leave_the_other_tests_their_own_address() {
        RestAssured.reset();
    }

    @Test
    void what_was_submitted_and_what_was_saved_is_there_after_kill_9() throws Exception {
        try (PackagedApplication application =
                PackagedApplication.fresh("killed-in-the-middle").start()) {
            RestAssured.port = application.address().getPort();
            Candidate candidate = new Candidate();
            String attempt = candidate.starts("resident-warps", 57786);
            Tab tab = candidate
                    .opens(attempt)
                    .type("limit_registers", "2")
                    .type("text", "Registers: 2 blocks, 語 16 warps.");
            tab.type("question", "What is the block size?").press("Ask");
            application.kill();

            application.start();
            tab.refresh();
            assertThat(tab.typed("text")).isEqualTo("Registers: 2 blocks, 語 16 warps.");
            assertThat(tab.typed("limit_registers")).isEqualTo("2");
            assertThat(tab.text()).contains("You: What is the block size? | 256 threads a block.");
            tab.press("Submit answer");
            saveWhileTyping(candidate.browser, attempt, tab, "The reserved kilo");
            application.kill();

            application.start();
            tab.refresh();
            assertThat(tab.text()).contains("Registers allow | 2", "Registers: 2 blocks, 語 16 warps.", "Follow-up 1");
            assertThat(tab.typed("text")).isEqualTo("The reserved kilo");
            tab.type("text", "The reserved kilobyte.").press("Submit answer").press("Finish now");
            String scorecard = tab.text();
            application.kill();

            application.start();
            // The scorecard marks the evidence inside the words: "The reserved^b kilobyte."
            assertThat(tab.refresh().text()).isEqualTo(scorecard).contains("The reserved", "kilobyte.");
        }
    }

    private static void saveWhileTyping(Visitor browser, String attempt, Tab tab, String words) {
        Map<String, String> form =
                Map.of("text", words, "position", tab.typed("position"), "revision", "0", "page", tab.typed("page"));
        assertThat(browser.post(attempt + "/draft", form).statusCode()).isEqualTo(200);
    }
}
