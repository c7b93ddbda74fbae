package dev.warpdrill.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataDirectoryTest {
    @TempDir
    Path parent;

    @Test
    void a_secret_is_made_once_and_then_stays() {
        DataDirectory data = new DataDirectory(parent.resolve("data"));
        String secret = data.secret("form-token-key");
        assertThat(secret).matches("[0-9a-f]{64}");
        assertThat(new DataDirectory(parent.resolve("data")).secret("form-token-key"))
                .isEqualTo(secret);
    }

    @Test
    void two_secrets_differ() {
        DataDirectory data = new DataDirectory(parent.resolve("data"));
        assertThat(data.secret("one")).isNotEqualTo(data.secret("another"));
    }

    @Test
    void nobody_but_the_owner_may_look() throws IOException {
        DataDirectory data = new DataDirectory(parent.resolve("data"));
        data.secret("form-token-key");
        assertThat(Files.getPosixFilePermissions(data.path())).isEqualTo(PosixFilePermissions.fromString("rwx------"));
        assertThat(Files.getPosixFilePermissions(data.path().resolve("form-token-key")))
                .isEqualTo(PosixFilePermissions.fromString("rw-------"));
    }

    @Test
    void a_folder_that_cannot_be_made_is_named_in_the_refusal() throws IOException {
        Path file = Files.createFile(parent.resolve("occupied"));
        assertThatThrownBy(() -> new DataDirectory(file).secret("form-token-key"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(file.resolve("form-token-key").toString())
                .hasMessageContaining("warpdrill.data.dir");
    }
}
