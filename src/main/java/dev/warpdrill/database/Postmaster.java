package dev.warpdrill.database;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** What an earlier run may have left in a PostgreSQL data folder: another instance's lock, or an orphaned server. */
record Postmaster(Path folder) {
    private static final int STOP_LIMIT_SECONDS = 20;

    /** zonky holds a file lock while its JVM lives: that is the difference between an orphan and another instance. */
    void refuseSecondInstance() throws IOException {
        Path lockFile = folder.resolve("epg-lock");
        if (!Files.exists(lockFile)) {
            return;
        }
        try (FileChannel channel = FileChannel.open(lockFile, StandardOpenOption.WRITE);
                FileLock lock = channel.tryLock()) {
            if (lock == null) {
                throw new IllegalStateException("Another Warpdrill already uses " + folder
                        + ". Stop it, choose another folder with warpdrill.data.dir, or give both one PostgreSQL server"
                        + " with QUARKUS_DATASOURCE_JDBC_URL.");
            }
        }
    }

    /** After a kill -9 of the JVM its PostgreSQL lives on: it is asked to stop before another one opens the same files. */
    void stopOrphan() throws IOException {
        Optional<ProcessHandle> orphan = orphan();
        if (orphan.isEmpty()) {
            return;
        }
        // SIGTERM is PostgreSQL's "smart" shutdown: it waits for its clients, so a server still in use is left alone.
        orphan.get().destroy();
        try {
            orphan.get().onExit().get(STOP_LIMIT_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            throw new IllegalStateException(
                    "A PostgreSQL server (process " + orphan.get().pid() + ") still serves clients from " + folder
                            + ". Stop those clients or that server, then start again.",
                    e);
        } catch (ExecutionException e) {
            throw new IOException(
                    "Waiting for the PostgreSQL process " + orphan.get().pid() + " failed", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("Interrupted while an orphaned PostgreSQL stopped", e);
        }
    }

    /** PostgreSQL would refuse too, but without saying what to do. */
    void refuseOtherMajorVersion(int major) throws IOException {
        Path file = folder.resolve("PG_VERSION");
        if (!Files.exists(file)) {
            return;
        }
        String found = Files.readString(file).strip();
        if (!found.equals(Integer.toString(major))) {
            throw new IllegalStateException(
                    folder + " was written by PostgreSQL " + found + ", and this Warpdrill brings " + major
                            + ". README.md, \"A newer PostgreSQL\", says how to move the data.");
        }
    }

    /** The process named in the folder, if it is alive and is a PostgreSQL: process numbers are used again. */
    private Optional<ProcessHandle> orphan() throws IOException {
        Path file = folder.resolve("postmaster.pid");
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        List<String> lines = Files.readAllLines(file);
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        return ProcessHandle.of(Long.parseLong(lines.get(0).strip())).filter(Postmaster::isPostgres);
    }

    private static boolean isPostgres(ProcessHandle process) {
        return process.info()
                .command()
                .map(command -> Path.of(command).getFileName().toString().startsWith("postgres"))
                .orElse(false);
    }
}
