package dev.warpdrill.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * The packaged application as its users run it: a process of its own, started from the jar, on its own port and data folder.
 * For {@code *IT} classes, which run after {@code package}.
 */
public final class PackagedApplication implements AutoCloseable {
    private static final Path JAR = Path.of("target", "quarkus-app", "quarkus-run.jar");
    private static final Duration START_LIMIT = Duration.ofSeconds(120);
    private static final Duration STOP_LIMIT = Duration.ofSeconds(60);

    private final Path folder;
    private final int port;
    private final List<String> settings;
    private Process process;

    private PackagedApplication(Path folder, int port, List<String> settings) {
        this.folder = folder;
        this.port = port;
        this.settings = settings;
    }

    /**
     * An application that has never run, in target/packaged/NAME.
     *
     * @param settings configuration as {@code key=value}
     */
    public static PackagedApplication fresh(String name, String... settings) throws IOException {
        Path folder = Path.of("target", "packaged", name).toAbsolutePath();
        Folders.delete(folder);
        Files.createDirectories(folder);
        return new PackagedApplication(folder, freePort(), List.of(settings));
    }

    /** Starts it, again after {@link #stop} or {@link #kill}, and waits until it is ready. The address stays the same. */
    public PackagedApplication start() throws IOException {
        process = launch();
        HttpClient client = HttpClient.newHttpClient();
        await().atMost(START_LIMIT)
                .pollInterval(Duration.ofMillis(100))
                .failFast(
                        "it ended instead of starting",
                        () -> assertThat(process.isAlive())
                                .as("alive; it printed:%n%s", log())
                                .isTrue())
                .ignoreExceptionsInstanceOf(ConnectException.class)
                .until(() -> status(client, "/q/health/ready") == 200);
        return this;
    }

    /** Starts it where it should refuse to run; returns its exit code, other than 0 by right. */
    public int startInVain() throws IOException {
        process = launch();
        return ended();
    }

    /** Starts it and kills it as soon as the condition holds, whether it is ready or not. */
    public void startAndKillWhen(Callable<Boolean> condition) throws IOException {
        process = launch();
        await().atMost(START_LIMIT).pollInterval(Duration.ofMillis(20)).until(condition);
        kill();
    }

    private Process launch() throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Dquarkus.http.port=" + port);
        command.add("-Dwarpdrill.data.dir=" + data());
        settings.forEach(setting -> command.add("-D" + setting));
        command.addAll(List.of("-jar", JAR.toAbsolutePath().toString()));
        return new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(logFile().toFile()))
                .start();
    }

    /** As an operator does: SIGTERM, then waits for the end. */
    public void stop() {
        process.destroy();
        ended();
    }

    /** As a power cut does: kill -9 of the JVM. Its PostgreSQL is orphaned, and the next {@link #start} has to cope. */
    public void kill() {
        process.destroyForcibly();
        ended();
    }

    /** Home address without a slash at the end. */
    public URI address() {
        return URI.create("http://localhost:" + port);
    }

    public Path data() {
        return folder.resolve("data");
    }

    /** A connection to its running embedded database, with the credentials the README tells operators to use. */
    public Connection database() throws IOException, SQLException {
        String password = Files.readString(data().resolve("postgres-password"));
        String url = "jdbc:postgresql://127.0.0.1:" + server().get(3) + "/warpdrill";
        return DriverManager.getConnection(url, "warpdrill", password);
    }

    /** All it has printed since it was fresh. */
    public String log() {
        try {
            return Files.readString(logFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Ends it, and the server that a kill may have orphaned. */
    @Override
    public void close() throws IOException {
        if (process != null && process.isAlive()) {
            stop();
        }
        for (String pid : server().stream().limit(1).toList()) {
            ProcessHandle.of(Long.parseLong(pid)).ifPresent(ProcessHandle::destroy);
        }
    }

    /** PostgreSQL's own notes on its running server: process number first, port fourth; empty while none runs. */
    private List<String> server() throws IOException {
        Path notes = data().resolve("postgres").resolve("postmaster.pid");
        return Files.exists(notes) ? Files.readAllLines(notes) : List.of();
    }

    private int ended() {
        await().atMost(STOP_LIMIT).until(() -> !process.isAlive());
        return process.exitValue();
    }

    private int status(HttpClient client, String path) throws IOException, InterruptedException {
        return client.send(HttpRequest.newBuilder(address().resolve(path)).build(), BodyHandlers.discarding())
                .statusCode();
    }

    private Path logFile() {
        return folder.resolve("log");
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
