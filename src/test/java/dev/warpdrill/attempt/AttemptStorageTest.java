package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.warpdrill.account.GuestCookie;
import dev.warpdrill.bank.ShippedBank;
import dev.warpdrill.grading.Assessment;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Question;
import dev.warpdrill.question.Variant;
import dev.warpdrill.testing.Tab;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import jakarta.transaction.UserTransaction;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@QuarkusTest
class AttemptStorageTest {
    @Inject
    DataSource database;

    @Inject
    Attempts attempts;

    @Inject
    UserTransaction transaction;

    private final Candidate candidate = new Candidate();

    @Test
    void every_question_comes_back_from_the_database_as_it_was_drawn() {
        for (Question question : ShippedBank.questions())
            for (long seed = 0; seed < 25; seed++) {
                Variant drawn = ShippedBank.variant(question.id(), seed);
                assertThat(StoredJson.read(StoredJson.write(drawn), Variant.class))
                        .as("%s %d", question.id(), seed)
                        .isEqualTo(drawn);
            }
        String attempt = candidate.starts("resident-warps", 42);
        assertThat(StoredAttempt.of(attempt, attempts, transaction).variant())
                .isEqualTo(ShippedBank.variant("resident-warps", 42));
    }

    @Test
    void an_assessment_comes_back_as_it_was_made() {
        String attempt = candidate.starts("resident-warps", 42);
        Tab tab = candidate
                .opens(attempt)
                .type("block_size", "256")
                .type("limit_registers", "9")
                .type("text", "I'd assume 256 threads, so 8 warps. Registers allow 9 blocks.");
        tab.press("Submit answer");
        Assessment stored =
                StoredAttempt.of(attempt, attempts, transaction).assessments().get(0);
        assertThat(StoredJson.read(StoredJson.write(stored), Assessment.class)).isEqualTo(stored);
        assertThat(stored.blockSize()).isEqualTo(256);
        assertThat(stored.truth()).isNotEmpty();
    }

    @Test
    void a_bank_that_changes_changes_no_attempt() throws SQLException {
        String attempt = candidate.starts("resident-warps", 42);
        change("jsonb_set(variant, '{prompt}', '\"An older question, **7 registers**?\"')", attempt);
        Tab tab = candidate.opens(attempt);
        assertThat(tab.text()).contains("B200");
        change("jsonb_set(variant, '{given,0,value}', '\"An older device\"')", attempt);
        assertThat(tab.refresh().text()).contains("An older device");
        tab.type("text", "16 warps").press("Submit answer").press("Finish now");
        String before = tab.text();
        change("jsonb_set(variant, '{hints}', '[]')", attempt);
        update("update attempt_steps set answer_text = answer_text where attempt_id = '" + id(attempt) + "'");
        assertThat(tab.refresh().text()).isEqualTo(before);
    }

    @Test
    void the_cookie_of_a_guest_is_stored_nowhere() throws SQLException {
        String attempt = candidate.starts("resident-warps", 42);
        String token = candidate.browser.cookie("guest");
        assertThat(token).hasSize(43);
        assertThat(one("select guest from attempts where id = '" + id(attempt) + "'"))
                .isEqualTo(GuestCookie.hash(token))
                .doesNotContain(token);
    }

    @ParameterizedTest
    @EnumSource(PromptKind.class)
    void the_database_knows_every_kind_of_prompt(PromptKind kind) throws SQLException {
        assertThat(
                        one(
                                "select pg_get_constraintdef(oid) from pg_constraint where conname = 'attempt_steps_kind_known'"))
                .contains("'" + kind.name() + "'");
    }

    @ParameterizedTest
    @EnumSource(Feedback.class)
    void the_database_knows_every_time_for_feedback(Feedback feedback) throws SQLException {
        assertThat(one("select pg_get_constraintdef(oid) from pg_constraint where conname = 'attempts_feedback_known'"))
                .contains("'" + feedback.name() + "'");
    }

    @Test
    void what_must_not_be_is_refused_by_the_database_too() {
        String id = id(candidate.starts("resident-warps", 42));
        String step =
                "insert into attempt_steps (id, attempt_id, position, kind, prompt, draft_lines, draft_text, draft_revision,"
                        + " hints_taken) values (gen_random_uuid(), '" + id + "', %d, '%s', '', '{}', '', 0, 0)";
        List<String> statements = new ArrayList<>(List.of(
                String.format(step, 0, "MAIN"),
                String.format(step, 1, "CHAT"),
                String.format(step, -1, "MAIN"),
                "update attempts set feedback = 'NEVER' where id = '" + id + "'",
                "update attempts set finished_at = now() where id = '" + id + "'",
                "update attempt_steps set answered_at = now() where attempt_id = '" + id + "'"));
        List<String> rules = List.of(
                "attempt_steps_one_a_position",
                "attempt_steps_kind_known",
                "attempt_steps_position_counts",
                "attempts_feedback_known",
                "attempts_finished_with_scorecard",
                "attempt_steps_answered_whole");
        for (int i = 0; i < statements.size(); i++) {
            String statement = statements.get(i);
            assertThatThrownBy(() -> update(statement)).hasMessageContaining(rules.get(i));
        }
    }

    private void change(String variant, String attempt) throws SQLException {
        update("update attempts set variant = " + variant + " where id = '" + id(attempt) + "'");
    }

    private static String id(String attempt) {
        return UUID.fromString(attempt.replace("/attempts/", "")).toString();
    }

    private void update(String statement) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement sql = connection.createStatement()) {
            sql.executeUpdate(statement);
        }
    }

    private String one(String query) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement sql = connection.createStatement();
                ResultSet rows = sql.executeQuery(query)) {
            assertThat(rows.next()).isTrue();
            return rows.getString(1);
        }
    }
}
