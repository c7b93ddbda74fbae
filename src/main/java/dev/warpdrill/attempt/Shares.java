package dev.warpdrill.attempt;

import jakarta.inject.Singleton;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

/** Read-only links to scorecards. A token is the whole secret: it is never logged, nor put into a message. */
@Singleton
class Shares {
    private static final int TOKEN_BYTES = 32;
    private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9_-]{43}");

    private final EntityManager database;
    private final Clock clock;
    private final SecureRandom random = new SecureRandom();

    Shares(EntityManager database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Makes a link; a second request while one is there keeps it, so that a double click makes one link. */
    @Transactional
    void share(UUID attemptId) {
        byte[] secret = new byte[TOKEN_BYTES];
        random.nextBytes(secret);
        database.createNativeQuery("INSERT INTO scorecard_shares (attempt_id, token, shared_at) VALUES (?1, ?2, ?3)"
                        + " ON CONFLICT (attempt_id) DO NOTHING")
                .setParameter(1, attemptId)
                .setParameter(2, Base64.getUrlEncoder().withoutPadding().encodeToString(secret))
                .setParameter(3, clock.instant())
                .executeUpdate();
    }

    /** From now on the link shows nothing; nothing happens where there is none. */
    @Transactional
    void revoke(UUID attemptId) {
        database.createNativeQuery("DELETE FROM scorecard_shares WHERE attempt_id = ?1")
                .setParameter(1, attemptId)
                .executeUpdate();
    }

    @Transactional
    Optional<String> tokenOf(UUID attemptId) {
        return one("SELECT token FROM scorecard_shares WHERE attempt_id = ?1", attemptId, String.class);
    }

    /** The attempt that a token opens; empty for one that was revoked, never made, or is no token at all. */
    @Transactional
    Optional<UUID> attemptOf(String token) {
        if (!TOKEN.matcher(token).matches()) return Optional.empty();
        return one("SELECT attempt_id FROM scorecard_shares WHERE token = ?1", token, UUID.class);
    }

    private <T> Optional<T> one(String sql, Object key, Class<T> type) {
        List<?> found =
                database.createNativeQuery(sql, type).setParameter(1, key).getResultList();
        return found.stream().map(type::cast).findFirst();
    }
}
