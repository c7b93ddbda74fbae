package dev.warpdrill.attempt;

import jakarta.inject.Singleton;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Where candidates point at words that should have met a missed criterion: one quote a criterion, kept with its scorecard. */
@Singleton
class Objections {
    private final EntityManager database;
    private final Clock clock;

    Objections(EntityManager database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Keeps a quote in the place of an earlier one. Question and versions go with it, for the report. */
    @Transactional
    void keep(UUID attemptId, FinishedAttempt attempt, PointedAt pointed) {
        database.createNativeQuery("INSERT INTO objections"
                        + " (attempt_id, criterion_id, step, quote, question_id, content_version, rubric_version, created_at)"
                        + " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)"
                        + " ON CONFLICT (attempt_id, criterion_id) DO UPDATE"
                        + " SET step = excluded.step, quote = excluded.quote, created_at = excluded.created_at")
                .setParameter(1, attemptId)
                .setParameter(2, pointed.criterionId())
                .setParameter(3, pointed.number())
                .setParameter(4, pointed.quote())
                .setParameter(5, attempt.variant().questionId())
                .setParameter(6, attempt.variant().contentVersion())
                .setParameter(7, attempt.scorecard().rubricVersion())
                .setParameter(8, clock.instant())
                .executeUpdate();
    }

    @Transactional
    void withdraw(UUID attemptId, String criterionId) {
        database.createNativeQuery("DELETE FROM objections WHERE attempt_id = ?1 AND criterion_id = ?2")
                .setParameter(1, attemptId)
                .setParameter(2, criterionId)
                .executeUpdate();
    }

    /** The quotes of one scorecard, by criterion. */
    @Transactional
    Map<String, ObjectionForms.Kept> of(UUID attemptId) {
        List<?> rows = database.createNativeQuery(
                        "SELECT criterion_id, step, quote FROM objections WHERE attempt_id = ?1")
                .setParameter(1, attemptId)
                .getResultList();
        Map<String, ObjectionForms.Kept> kept = new HashMap<>();
        for (Object row : rows) {
            Object[] columns = (Object[]) row;
            kept.put((String) columns[0], new ObjectionForms.Kept((Integer) columns[1], (String) columns[2]));
        }
        return kept;
    }

    /** Counts by question version and criterion, the most objected to first: no words, no people. */
    @Transactional
    List<ObjectionsPage.Row> counts() {
        List<?> rows = database.createNativeQuery("SELECT o.question_id, o.content_version, o.criterion_id, count(*),"
                        + " (SELECT count(*) FROM attempts a WHERE a.question_id = o.question_id"
                        + " AND a.content_version = o.content_version AND a.scorecard @> jsonb_build_object('criteria',"
                        + " jsonb_build_array(jsonb_build_object('result',"
                        + " jsonb_build_object('id', o.criterion_id, 'met', false)))))"
                        + " FROM objections o GROUP BY o.question_id, o.content_version, o.criterion_id"
                        + " ORDER BY count(*) DESC, o.question_id, o.content_version DESC, o.criterion_id")
                .getResultList();
        return rows.stream()
                .map(Object[].class::cast)
                .map(c -> new ObjectionsPage.Row(
                        (String) c[0],
                        (Integer) c[1],
                        (String) c[2],
                        ((Number) c[3]).longValue(),
                        ((Number) c[4]).longValue()))
                .toList();
    }
}
