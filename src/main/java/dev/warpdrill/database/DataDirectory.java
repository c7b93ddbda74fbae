package dev.warpdrill.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;

/** The folder of one Warpdrill installation: the embedded server's files and the secrets made at the first start. */
public record DataDirectory(Path path) {
    private static final int SECRET_BYTES = 32;

    public DataDirectory {
        path = path.toAbsolutePath().normalize();
    }

    /** Makes the folder, closed to other users (the server's programs run from it), unless it is there already. */
    void create() throws IOException {
        if (!Files.isDirectory(path)) {
            Files.createDirectories(path);
            restrict(path, "rwx------");
        }
    }

    private static void restrict(Path file, String permissions) throws IOException {
        if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
        }
    }

    /** PostgreSQL's own data folder. */
    Path postgres() {
        return path.resolve("postgres");
    }

    /** Where the server's programs are unpacked: not the system's temporary folder, which systems clean. */
    Path postgresPrograms() {
        return path.resolve("postgres-bin");
    }

    /**
     * The secret of that name, 64 hexadecimal digits; made and stored, readable by the owner only, at the first call.
     *
     * @throws IllegalStateException if the folder cannot be read or written
     */
    public String secret(String name) {
        Path file = path.resolve(name);
        try {
            if (!Files.exists(file)) {
                store(file, random());
            }
            return Files.readString(file).strip();
        } catch (IOException e) {
            throw new IllegalStateException(
                    "Cannot read or write the secret " + file + " (" + e + "); set warpdrill.data.dir to a folder"
                            + " this user may write to",
                    e);
        }
    }

    /** Written aside and then renamed, so that a crash never leaves half a secret. */
    private void store(Path file, String secret) throws IOException {
        create();
        Path draft = Files.createTempFile(path, file.getFileName().toString(), ".new");
        restrict(draft, "rw-------");
        Files.writeString(draft, secret);
        Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
    }

    private static String random() {
        byte[] bytes = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
