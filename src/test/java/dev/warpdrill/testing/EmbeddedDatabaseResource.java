package dev.warpdrill.testing;

import dev.warpdrill.database.EmbeddedDatabase;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.nio.file.Path;
import java.util.Map;

/**
 * Gives every {@code @QuarkusTest} a real PostgreSQL (found through META-INF/services, so a test says nothing). With TEST_JDBC_URL,
 * TEST_JDBC_USER and TEST_JDBC_PASSWORD in the environment the same tests run on that server instead.
 */
public final class EmbeddedDatabaseResource implements QuarkusTestResourceLifecycleManager {
    @Override
    public Map<String, String> start() {
        String url = System.getenv("TEST_JDBC_URL");
        if (url == null) {
            long process = ProcessHandle.current().pid();
            return EmbeddedDatabase.startFresh(Path.of("target", "test-postgres", Long.toString(process)));
        }
        return Map.of(
                "quarkus.datasource.jdbc.url", url,
                "quarkus.datasource.username", System.getenv("TEST_JDBC_USER"),
                "quarkus.datasource.password", System.getenv("TEST_JDBC_PASSWORD"));
    }

    @Override
    public void stop() {
        // Nothing: a server of ours stops with this JVM, and the next test profile uses it again.
    }
}
