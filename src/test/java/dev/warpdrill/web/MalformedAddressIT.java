package dev.warpdrill.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.testing.PackagedApplication;
import dev.warpdrill.testing.RawAnswer;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Addresses that are no URI: only the packaged application, with its one class loader, lets Netty find {@link EarlyAddressCheck}. */
class MalformedAddressIT {

    @Test
    void what_is_no_uri_gets_a_page_or_a_problem_and_never_an_empty_answer() throws IOException {
        try (PackagedApplication application =
                PackagedApplication.fresh("malformed-address").start()) {
            int port = application.address().getPort();
            for (String address : List.of("/%zz", "/%", "/practice?x=%zz", "/{x}", "/css/%2", "//")) {
                RawAnswer answer = RawAnswer.to(port, address);
                assertThat(answer.status()).as(address).isEqualTo(400);
                assertThat(answer.head()).as(address).contains("text/html");
                assertThat(answer.body()).as(address).contains("That could not be read", "GET " + address);
            }
            RawAnswer problem = RawAnswer.to(port, "/api/v1/%zz");
            assertThat(problem.status()).isEqualTo(400);
            assertThat(problem.head()).contains("application/problem+json");
            assertThat(RawAnswer.to(port, "/practice").status()).isEqualTo(200);
        }
    }
}
