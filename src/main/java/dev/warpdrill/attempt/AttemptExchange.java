package dev.warpdrill.attempt;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;

/** A question to the interviewer, and the answer. */
@Entity
@Table(name = "attempt_exchanges")
class AttemptExchange {

    @Id
    private UUID id;

    @ManyToOne(fetch = FetchType.LAZY)
    @JoinColumn(name = "attempt_id")
    private Attempt attempt;

    private int position;

    private String clarification;

    private String question;

    private String answer;

    @Column(name = "hints_before")
    private int hintsBefore;

    @Column(name = "asked_at")
    private Instant askedAt;

    protected AttemptExchange() {
        // for Hibernate
    }

    /** @param hintsBefore hints of the main prompt that had been taken */
    AttemptExchange(
            Attempt attempt,
            int position,
            String clarification,
            String question,
            String answer,
            int hintsBefore,
            Instant now) {
        this.id = UUID.randomUUID();
        this.attempt = attempt;
        this.position = position;
        this.clarification = clarification;
        this.question = question;
        this.answer = answer;
        this.hintsBefore = hintsBefore;
        this.askedAt = now;
    }

    boolean about(String clarificationId) {
        return clarification.equals(clarificationId);
    }

    int hintsBefore() {
        return hintsBefore;
    }

    boolean asks(String other) {
        return question.equalsIgnoreCase(other);
    }

    FinishedAttempt.Exchange exchange() {
        return new FinishedAttempt.Exchange(question, answer);
    }
}
