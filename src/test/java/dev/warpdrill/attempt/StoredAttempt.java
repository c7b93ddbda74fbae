package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.transaction.UserTransaction;
import java.util.List;
import java.util.UUID;

/** An attempt as the database holds it, with all that belongs to it. */
final class StoredAttempt {
    private StoredAttempt() {}

    static Attempt of(String path, Attempts attempts, UserTransaction transaction) {
        try {
            transaction.begin();
            Attempt attempt = attempts.findById(UUID.fromString(path.replace("/attempts/", "")));
            List<AttemptStep> steps = attempt.steps();
            assertThat(steps).hasSizeGreaterThanOrEqualTo(1);
            attempt.exchanges();
            transaction.rollback();
            return attempt;
        } catch (Exception e) {
            throw new IllegalStateException("could not read " + path, e);
        }
    }
}
