package dev.warpdrill.database;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

@QuarkusTest
class HealthTest {
    @Inject
    DataSource database;

    @Test
    void the_application_is_ready_when_its_database_answers() {
        given().get("/q/health/ready").then().statusCode(200).body("status", equalTo("UP"));
    }

    @Test
    void the_database_is_the_one_that_the_environment_names_or_the_embedded_one() throws SQLException {
        String named = System.getenv("TEST_JDBC_URL");
        try (Connection connection = database.getConnection()) {
            assertThat(connection.getMetaData().getURL())
                    .startsWith(named == null ? "jdbc:postgresql://127.0.0.1:" : named);
        }
    }

    @Test
    void the_database_is_a_real_postgresql_used_by_a_role_that_is_no_superuser() throws SQLException {
        try (Connection connection = database.getConnection();
                ResultSet row = connection
                        .createStatement()
                        .executeQuery(
                                "select current_setting('server_version_num')::int, current_setting('is_superuser')")) {
            assertThat(row.next()).isTrue();
            assertThat(row.getInt(1)).isGreaterThanOrEqualTo(150000);
            assertThat(row.getString(2)).isEqualTo("off");
        }
    }
}
