package dev.warpdrill.database;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/** A running PostgreSQL server whose data folder initdb has just made. */
record Cluster(EmbeddedPostgres server, Path folder) {
    /** The database's name and that of the role that owns it (no superuser). */
    static final String NAME = "warpdrill";

    private static final String PASSWORD_FOR_ALL = "host all all 127.0.0.1/32 scram-sha-256\n";

    /**
     * Makes the application's role and database. initdb lets every local user in: from now on the server asks for the password.
     *
     * @param password hexadecimal digits or letters only (it becomes part of a statement that takes no parameters)
     */
    void furnish(String password) throws SQLException, IOException {
        try (Connection connection = server.getPostgresDatabase().getConnection();
                Statement sql = connection.createStatement()) {
            sql.execute("create role " + NAME + " login password '" + password + "'");
            sql.execute("create database " + NAME + " owner " + NAME);
            sql.execute("alter role postgres password '" + password + "'");
            Files.writeString(
                    folder.resolve("pg_hba.conf"),
                    PASSWORD_FOR_ALL,
                    StandardOpenOption.TRUNCATE_EXISTING,
                    StandardOpenOption.WRITE,
                    StandardOpenOption.SYNC);
            sql.execute("select pg_reload_conf()");
        }
    }
}
