package dev.warpdrill.database;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** A freshly initialized PostgreSQL data folder on its way to one owner, one database and a password for everyone. */
record Cluster(EmbeddedPostgres server, Path folder) {
    /** The database's name and that of the role that owns it (no superuser). */
    static final String NAME = "warpdrill";

    private static final String PASSWORD_FOR_ALL = "host all all 127.0.0.1/32 scram-sha-256\n";

    /**
     * initdb lets every local user in: from the first start on, ask for the password. Every step may be repeated, and the
     * file that marks the end is written last, so a crash half way is mended at the next start.
     *
     * @param password hexadecimal digits or letters only (it becomes part of a statement that takes no parameters)
     */
    void lockDown(String password) throws SQLException, IOException {
        Path access = folder.resolve("pg_hba.conf");
        if (Files.readString(access).equals(PASSWORD_FOR_ALL)) {
            return;
        }
        try (Connection connection = server.getPostgresDatabase().getConnection();
                Statement sql = connection.createStatement()) {
            if (!exists(sql, "select from pg_roles where rolname = '" + NAME + "'")) {
                sql.execute("create role " + NAME + " login");
            }
            if (!exists(sql, "select from pg_database where datname = '" + NAME + "'")) {
                sql.execute("create database " + NAME + " owner " + NAME);
            }
            sql.execute("alter role " + NAME + " password '" + password + "'");
            sql.execute("alter role postgres password '" + password + "'");
            Files.writeString(access, PASSWORD_FOR_ALL);
            sql.execute("select pg_reload_conf()");
        }
    }

    private static boolean exists(Statement sql, String query) throws SQLException {
        try (ResultSet rows = sql.executeQuery(query)) {
            return rows.next();
        }
    }
}
