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
import java.util.ArrayList;
import java.util.List;
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

    @Column(name = "draft_page")
    private String draftPage = "";

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

    @Column(name = "late_answers")
    @JdbcTypeCode(SqlTypes.JSON)
    private String lateAnswers = "[]";

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

    /** The answer as typed; the draft before there is one. */
    Typed typed() {
        return answered() ? new Typed(StoredJson.lines(answerLines), answerText) : draft();
    }

    private Typed draft() {
        return new Typed(StoredJson.lines(draftLines), draftText);
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

    /** What came too late to count, in the order of its coming. */
    List<Typed> late() {
        return StoredJson.list(lateAnswers, Typed.class);
    }

    /** The draft that another page has saved since this one was shown; empty where saving would lose nothing. */
    Optional<Typed> savedElsewhere(Shown shown, Typed typed) {
        boolean known = shown.revision() == draftRevision
                || !draftPage.isEmpty() && shown.page().equals(draftPage);
        return known || draft().blank() || draft().equals(typed) ? Optional.empty() : Optional.of(draft());
    }

    /** Saves the draft; who would save over another page's asks {@link #savedElsewhere} first. */
    void keep(Shown shown, Typed typed, Instant now) {
        if (answered()) throw new IllegalStateException("step " + position + " is answered: it has no draft");
        draftLines = StoredJson.write(typed.lines());
        draftText = typed.text();
        draftPage = shown.page();
        draftRevision++;
        draftSavedAt = now;
    }

    /** The answer that counts. */
    void answer(Typed typed, Assessment result, Instant now) {
        if (answered()) throw new IllegalStateException("step " + position + " is answered already");
        answerLines = StoredJson.write(typed.lines());
        answerText = typed.text();
        assessment = StoredJson.write(result);
        answeredAt = now;
    }

    /** Keeps what came too late to count, unless it is what was counted or kept already. */
    void keepLate(Typed typed) {
        List<Typed> late = new ArrayList<>(late());
        boolean known = late.contains(typed) || answered() && typed.equals(typed());
        if (typed.blank() || known) return;
        late.add(typed);
        lateAnswers = StoredJson.write(late);
    }

    /** Takes hint {@code number}, counted from 1; a press that comes twice takes it once. */
    void hint(int number) {
        if (number == hintsTaken + 1) hintsTaken = number;
    }
}
