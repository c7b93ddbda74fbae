package dev.warpdrill.attempt;

import dev.warpdrill.account.GuestCookie;
import dev.warpdrill.question.Variant;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** All attempts; a guest reaches only their own. */
@ApplicationScoped
public class Attempts implements PanacheRepositoryBase<Attempt, UUID> {

    private final Clock clock;

    Attempts(Clock clock) {
        this.clock = clock;
    }

    /**
     * Starts an attempt.
     *
     * @param guestToken the guest cookie's token
     * @return its id, for the address
     */
    @Transactional
    public UUID start(String guestToken, Variant variant, Feedback feedback) {
        Attempt attempt = new Attempt(GuestCookie.hash(guestToken), variant, feedback, clock.instant());
        persist(attempt);
        return attempt.id();
    }

    /** A guest's own attempt; empty for an id that is another's, unknown, or no id at all. */
    Optional<Attempt> own(String id, GuestCookie guest) {
        return find(id, guest, LockModeType.NONE);
    }

    /** The same, held until the transaction ends: two submits of one step come one after the other. */
    Optional<Attempt> ownToChange(String id, GuestCookie guest) {
        return find(id, guest, LockModeType.PESSIMISTIC_WRITE);
    }

    private Optional<Attempt> find(String id, GuestCookie guest, LockModeType lock) {
        Optional<UUID> uuid = uuid(id);
        Optional<String> hash = guest.hash();
        if (uuid.isEmpty() || hash.isEmpty()) return Optional.empty();
        return findByIdOptional(uuid.get(), lock).filter(a -> a.belongsTo(hash.get()));
    }

    private static Optional<UUID> uuid(String id) {
        try {
            return Optional.of(UUID.fromString(id));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** A guest's attempts, the newest first: at most {@code most} of them, after the first {@code skipped}. */
    List<Attempt> of(GuestCookie guest, int skipped, int most) {
        return guest.hash()
                .map(hash -> find("guest = ?1 order by startedAt desc", hash)
                        .range(skipped, skipped + most - 1)
                        .list())
                .orElse(List.of());
    }
}
