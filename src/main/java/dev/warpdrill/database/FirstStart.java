package dev.warpdrill.database;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jboss.logging.Logger;

/** Makes PostgreSQL's data folder aside and renames it when it is whole, so that a start cut off half way can be begun again. */
record FirstStart(DataDirectory data, String password) {
    private static final Logger LOG = Logger.getLogger(FirstStart.class);
    private static final String ASIDE = "postgres-unfinished-";

    void run() throws IOException, SQLException {
        clearAway();
        Path folder = Files.createTempDirectory(data.path(), ASIDE);
        try (EmbeddedPostgres server =
                ServerSettings.kept(folder, data.postgresPrograms(), password).start()) {
            new Cluster(server, folder).furnish(password);
        }
        Files.move(folder, data.postgres(), StandardCopyOption.ATOMIC_MOVE);
    }

    private void clearAway() throws IOException {
        try (DirectoryStream<Path> leftovers = Files.newDirectoryStream(data.path(), ASIDE + "*")) {
            for (Path leftover : leftovers) {
                new Postmaster(leftover).stopOrphan();
                delete(leftover);
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            List<Path> deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
            for (Path path : deepestFirst) {
                Files.deleteIfExists(path);
            }
        } catch (DirectoryNotEmptyException e) {
            // An initdb that the killed start left behind still writes there; it is not in our way.
            LOG.infof("%s is left from a start that was cut off; it may be deleted", folder);
        }
    }
}
