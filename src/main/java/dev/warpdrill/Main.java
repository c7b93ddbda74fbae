package dev.warpdrill;

import dev.warpdrill.database.DataDirectory;
import dev.warpdrill.database.EmbeddedDatabase;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;
import io.quarkus.runtime.logging.LoggingSetupRecorder;
import java.nio.file.Path;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.ConfigProvider;
import org.jboss.logging.Logger;

/** Starts Warpdrill: first the database, unless the configuration names one, then the application. */
@QuarkusMain
public final class Main {
    Main() {}

    public static void main(String... args) {
        try {
            prepare(ConfigProvider.getConfig());
        } catch (IllegalStateException refused) {
            // One plain line instead of a stack trace: the reader is an operator, and the message says what to do.
            // Without the first call it would wait for a logging setup that comes only with Quarkus.run.
            LoggingSetupRecorder.handleFailedStart();
            Logger.getLogger(Main.class).fatal(refused.getMessage());
            System.exit(1);
        }
        Quarkus.run(args);
    }

    /** System properties are how a value found out now reaches the configuration that Quarkus reads a moment later. */
    private static void prepare(Config config) {
        DataDirectory data = new DataDirectory(Path.of(config.getValue("warpdrill.data.dir", String.class)));
        if (isBlank(config, "quarkus.datasource.jdbc.url")) {
            int port = config.getValue("warpdrill.database.port", Integer.class);
            EmbeddedDatabase.startKept(data, port).forEach(System::setProperty);
        }
    }

    private static boolean isBlank(Config config, String key) {
        return config.getOptionalValue(key, String.class).orElse("").isBlank();
    }
}
