package dev.warpdrill.attempt;

import dev.warpdrill.grading.Assessment;
import dev.warpdrill.question.PromptKind;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;

/** A prompt of an attempt with its draft and its answer; every text as it was typed. */
@Entity
@Table(name = "attempt_steps")
class AttemptStep {

    @Id
    private UUID id;

    @ManyToOne(fetch = FetchType.LAZY)
    @JoinColumn(name = "attempt_id")
    private Attempt attempt;

    private int position;

    @Enumerated(EnumType.STRING)
    private PromptKind kind;

    private String prompt;

    @Column(name = "draft_lines")
    @JdbcTypeCode(SqlTypes.JSON)
    private String draftLines = "{}";

    @Column(name = "draft_text")
    private String draftText = "";

    @Column(name = "draft_revision")
    private int draftRevision;

    @Column(name = "draft_saved_at")
    private Instant draftSavedAt;

    @Column(name = "hints_taken")
    private int hintsTaken;

    @Column(name = "answer_lines")
    @JdbcTypeCode(SqlTypes.JSON)
    private String answerLines;

    @Column(name = "answer_text")
    private String answerText;

    @Column(name = "answered_at")
    private Instant answeredAt;

    @JdbcTypeCode(SqlTypes.JSON)
    private String assessment;

    @Column(name = "late_text")
    private String lateText;

    protected AttemptStep() {
        // for Hibernate
    }

    AttemptStep(Attempt attempt, int position, PromptKind kind, String prompt) {
        this.id = UUID.randomUUID();
        this.attempt = attempt;
        this.position = position;
        this.kind = kind;
        this.prompt = prompt;
    }

    int position() {
        return position;
    }

    PromptKind kind() {
        return kind;
    }

    String prompt() {
        return prompt;
    }

    boolean answered() {
        return answeredAt != null;
    }

    /** Worksheet lines as typed: the answer, or the draft before there is one. */
    Map<String, String> lines() {
        return StoredJson.lines(answered() ? answerLines : draftLines);
    }

    String text() {
        return answered() ? answerText : draftText;
    }

    int revision() {
        return draftRevision;
    }

    Optional<Instant> savedAt() {
        return Optional.ofNullable(draftSavedAt);
    }

    int hintsTaken() {
        return hintsTaken;
    }

    Assessment assessment() {
        return StoredJson.read(assessment, Assessment.class);
    }

    /** Words that came after the answer was counted; empty if none did. */
    String late() {
        return lateText == null ? "" : lateText;
    }

    /** Saves what is being typed, on top of revision {@code from}; false if another tab has saved since. */
    boolean draft(int from, Map<String, String> lines, String text, Instant now) {
        if (answered() || from != draftRevision) return false;
        keep(lines, text, now);
        return true;
    }

    /** Saves a form that was sent but not counted: the candidate's last word, whatever tab it came from. */
    void keep(Map<String, String> lines, String text, Instant now) {
        draftLines = StoredJson.write(lines);
        draftText = text;
        draftRevision++;
        draftSavedAt = now;
    }

    void answer(Map<String, String> lines, String text, Assessment result, Instant now) {
        if (answered()) throw new IllegalStateException("step " + position + " is answered already");
        answerLines = StoredJson.write(lines);
        answerText = text;
        assessment = StoredJson.write(result);
        answeredAt = now;
    }

    /** Keeps words that came too late to count, unless they are those of the answer. */
    void late(String text) {
        if (!text.isBlank() && !text.equals(answerText)) lateText = text;
    }

    void hint() {
        hintsTaken++;
    }
}
