package dev.warpdrill.database;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.time.Duration;

/** How our PostgreSQL servers are set up: on the loopback address only, UTF-8, the same sort order on each system. */
final class ServerSettings {
    private static final Duration START_LIMIT = Duration.ofSeconds(60);

    private ServerSettings() {}

    /** For tests: what is in the folder is replaced, and nothing waits for the disk. */
    static EmbeddedPostgres.Builder throwAway(Path folder) {
        return common(folder).setCleanDataDirectory(true);
    }

    /** For data worth keeping: zonky starts the server with -F (fsync off) and synchronous_commit=off, undone here. */
    static EmbeddedPostgres.Builder kept(Path folder, Path programs, String password) {
        return common(folder)
                .setCleanDataDirectory(false)
                .setOverrideWorkingDirectory(programs.toFile())
                .setConnectConfig("password", password)
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .setServerConfig("full_page_writes", "on");
    }

    private static EmbeddedPostgres.Builder common(Path folder) {
        return EmbeddedPostgres.builder()
                .setDataDirectory(folder)
                .setRegisterShutdownHook(false) // ours lets the application finish first
                .setPGStartupWait(START_LIMIT)
                .setLocaleConfig("locale", "C")
                .setLocaleConfig("locale-provider", "builtin")
                .setLocaleConfig("builtin-locale", "C.UTF-8")
                .setServerConfig("listen_addresses", "127.0.0.1")
                .setServerConfig("unix_socket_directories", "")
                .setServerConfig("max_connections", "100");
    }
}
