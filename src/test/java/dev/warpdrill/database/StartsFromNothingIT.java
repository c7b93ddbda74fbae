package dev.warpdrill.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.testing.Folders;
import dev.warpdrill.testing.PackagedApplication;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;

class StartsFromNothingIT {
    @Test
    void what_was_committed_is_there_after_a_stop_and_after_a_kill() throws Exception {
        try (PackagedApplication application =
                PackagedApplication.fresh("kill-and-restart").start()) {
            execute(application, "create table kept (note text)", "insert into kept values ('before the stop')");
            application.stop();
            application.start();
            execute(application, "insert into kept values ('just before the kill')");
            application.kill();
            application.start();
            assertThat(text(application, "select string_agg(note, ', ' order by note) from kept"))
                    .isEqualTo("before the stop, just before the kill");
        }
    }

    @Test
    void the_embedded_server_writes_through_to_the_disk() throws Exception {
        try (PackagedApplication application =
                PackagedApplication.fresh("durable").start()) {
            assertThat(text(application, "show server_version")).startsWith(EmbeddedDatabase.MAJOR_VERSION + ".");
            assertThat(text(application, "show fsync")).isEqualTo("on");
            assertThat(text(application, "show synchronous_commit")).isEqualTo("on");
            assertThat(text(application, "show full_page_writes")).isEqualTo("on");
        }
    }

    @Test
    void a_second_instance_on_the_same_data_is_refused_in_one_line() throws Exception {
        try (PackagedApplication first = PackagedApplication.fresh("first").start();
                PackagedApplication second =
                        PackagedApplication.fresh("second", "warpdrill.data.dir=" + first.data())) {
            assertThat(second.startInVain()).isEqualTo(1);
            assertThat(second.log().lines())
                    .singleElement()
                    .satisfies(line -> assertThat(line).contains("Another Warpdrill already uses " + first.data()));
        }
    }

    @Test
    void a_first_start_cut_off_half_way_is_begun_again() throws Exception {
        try (PackagedApplication application = PackagedApplication.fresh("cut-off")) {
            application.startAndKillWhen(() -> isBeingMade(application.data()));
            assertThat(application.data().resolve("postgres")).doesNotExist();
            application.start();
            assertThat(text(application, "select current_user")).isEqualTo("warpdrill");
        }
    }

    private static boolean isBeingMade(Path data) throws IOException {
        if (!Files.exists(data)) {
            return false;
        }
        try (DirectoryStream<Path> unfinished = Files.newDirectoryStream(
                data,
                folder -> folder.getFileName().toString().startsWith("postgres-unfinished-")
                        && Files.exists(folder.resolve("PG_VERSION")))) {
            return unfinished.iterator().hasNext();
        }
    }

    @Test
    void data_of_another_postgresql_version_is_refused_with_the_way_to_move_it() throws Exception {
        try (PackagedApplication application = PackagedApplication.fresh("older-data")) {
            Path folder = Files.createDirectories(application.data().resolve("postgres"));
            Files.writeString(folder.resolve("PG_VERSION"), "14\n");
            assertThat(application.startInVain()).isEqualTo(1);
            assertThat(application.log()).contains("written by PostgreSQL 14", "README.md");
        }
    }

    @Test
    void a_copy_of_the_stopped_data_folder_is_a_backup() throws Exception {
        try (PackagedApplication application =
                        PackagedApplication.fresh("backed-up").start();
                PackagedApplication restored = PackagedApplication.fresh("restored")) {
            execute(application, "create table kept (note text)", "insert into kept values ('saved')");
            application.stop();
            Folders.copy(application.data(), restored.data());
            restored.start();
            assertThat(text(restored, "select note from kept")).isEqualTo("saved");
        }
    }

    @Test
    void with_a_jdbc_url_it_uses_that_server_and_starts_none_of_its_own() throws Exception {
        try (PackagedApplication first = PackagedApplication.fresh("owner").start();
                Connection connection = first.database();
                PackagedApplication second = PackagedApplication.fresh(
                        "guest",
                        "quarkus.datasource.jdbc.url="
                                + connection.getMetaData().getURL(),
                        "quarkus.datasource.username=warpdrill",
                        "quarkus.datasource.password=" + password(first))) {
            second.start();
            assertThat(second.data().resolve("postgres")).doesNotExist();
        }
    }

    private static String password(PackagedApplication application) {
        Path folder = application.data();
        return new DataDirectory(folder).secret("postgres-password");
    }

    private static void execute(PackagedApplication application, String... statements) throws Exception {
        try (Connection connection = application.database();
                Statement sql = connection.createStatement()) {
            for (String statement : statements) {
                sql.execute(statement);
            }
        }
    }

    private static String text(PackagedApplication application, String query) throws Exception {
        try (Connection connection = application.database();
                Statement sql = connection.createStatement();
                ResultSet rows = sql.executeQuery(query)) {
            return only(rows);
        }
    }

    private static String only(ResultSet rows) throws SQLException {
        assertThat(rows.next()).isTrue();
        return rows.getString(1);
    }
}
