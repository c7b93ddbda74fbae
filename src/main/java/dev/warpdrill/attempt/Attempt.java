package dev.warpdrill.attempt;

import dev.warpdrill.grading.Assessment;
import dev.warpdrill.grading.Rubric;
import dev.warpdrill.grading.Scorecard;
import dev.warpdrill.grading.Step;
import dev.warpdrill.grading.Verdict;
import dev.warpdrill.grading.Worksheet;
import dev.warpdrill.question.Clarification;
import dev.warpdrill.question.Hint;
import dev.warpdrill.question.Probe;
import dev.warpdrill.question.Variant;
import jakarta.persistence.CascadeType;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.OneToMany;
import jakarta.persistence.OrderBy;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;

/** One candidate on one variant, from the question to the scorecard. */
@Entity
@Table(name = "attempts")
class Attempt {

    /** The clarification that counts as stating the block size. */
    static final String BLOCK_SIZE = "block-size";

    @Id
    private UUID id;

    @JdbcTypeCode(SqlTypes.CHAR)
    private String guest;

    @Column(name = "question_id")
    private String questionId;

    @Column(name = "content_version")
    private int contentVersion;

    private String seed;

    @JdbcTypeCode(SqlTypes.JSON)
    private String variant;

    @Enumerated(EnumType.STRING)
    private Feedback feedback;

    @Column(name = "started_at")
    private Instant startedAt;

    @Column(name = "finished_at")
    private Instant finishedAt;

    @JdbcTypeCode(SqlTypes.JSON)
    private String scorecard;

    @OneToMany(mappedBy = "attempt", cascade = CascadeType.ALL)
    @OrderBy("position")
    private List<AttemptStep> steps = new ArrayList<>();

    @OneToMany(mappedBy = "attempt", cascade = CascadeType.ALL)
    @OrderBy("position")
    private List<AttemptExchange> exchanges = new ArrayList<>();

    protected Attempt() {
        // for Hibernate
    }

    /** @param guest hash of the guest cookie */
    Attempt(String guest, Variant variant, Feedback feedback, Instant now) {
        this.id = UUID.randomUUID();
        this.guest = guest;
        this.questionId = variant.questionId();
        this.contentVersion = variant.contentVersion();
        this.seed = variant.seed().toString();
        this.variant = StoredJson.write(variant);
        this.feedback = feedback;
        this.startedAt = now;
        steps.add(new AttemptStep(this, 0, variant.task().main(), variant.prompt()));
    }

    UUID id() {
        return id;
    }

    boolean belongsTo(String guestHash) {
        return guest.equals(guestHash);
    }

    Variant variant() {
        return StoredJson.read(variant, Variant.class);
    }

    Feedback feedback() {
        return feedback;
    }

    Instant startedAt() {
        return startedAt;
    }

    boolean finished() {
        return finishedAt != null;
    }

    List<AttemptStep> steps() {
        return List.copyOf(steps);
    }

    /** Whether a form that showed this position still can change anything. */
    boolean waitsFor(int position) {
        return !finished() && current().position() == position;
    }

    /** The prompt that waits for its answer; the last one once finished. */
    AttemptStep current() {
        return steps.get(steps.size() - 1);
    }

    List<FinishedAttempt.Exchange> exchanges() {
        return exchanges.stream().map(AttemptExchange::exchange).toList();
    }

    boolean asked(String clarificationId) {
        return exchanges.stream().anyMatch(e -> e.about(clarificationId));
    }

    /** Records a question and its answer; the very same question only once. */
    void ask(Optional<Clarification> understood, String question, String answer, Instant now) {
        if (exchanges.stream().anyMatch(e -> e.asks(question))) return;
        String about = understood.map(Clarification::id).orElse("");
        int hints = steps.get(0).hintsTaken();
        exchanges.add(new AttemptExchange(this, exchanges.size(), about, question, answer, hints, now));
    }

    /** What the interviewer has named as worth asking and was not asked yet; nothing before a question that was not understood. */
    List<Clarification> offers() {
        if (!asked("")) return List.of();
        return variant().clarifications().stream()
                .filter(c -> !c.unoffered() && !asked(c.id()))
                .toList();
    }

    /** The follow-up that a later step puts. */
    Optional<Probe> probe(AttemptStep step) {
        return variant().probes().stream().filter(p -> p.kind() == step.kind()).findFirst();
    }

    /** Hints of a step, taken or not. */
    List<Hint> hints(AttemptStep step) {
        return step.position() == 0
                ? variant().hints()
                : probe(step).map(Probe::hints).orElse(List.of());
    }

    List<Hint> hintsTaken(AttemptStep step) {
        List<Hint> all = hints(step);
        return all.subList(0, Math.min(step.hintsTaken(), all.size()));
    }

    List<Assessment> assessments() {
        return steps.stream()
                .filter(AttemptStep::answered)
                .map(AttemptStep::assessment)
                .toList();
    }

    /** The block size that the main answer was graded for; 0 before there is one. */
    int blockSize() {
        AttemptStep main = steps.get(0);
        return main.answered() ? main.assessment().blockSize() : 0;
    }

    /** Hints of a step as they count: one that came after the candidate had asked gave that away to nobody. */
    private List<Hint> hintsThatCount(AttemptStep step) {
        List<Hint> taken = hintsTaken(step);
        int before = exchanges.stream()
                .filter(e -> e.about(BLOCK_SIZE))
                .mapToInt(AttemptExchange::hintsBefore)
                .min()
                .orElse(Integer.MAX_VALUE);
        if (step.position() > 0) return taken;
        return taken.stream()
                .map(h -> h.step() > before ? h.without("block-size-stated") : h)
                .toList();
    }

    /** After an answer: the next follow-up, or the end. */
    void goOn(Rubric rubric, Instant now) {
        Optional<Probe> next = rubric.nextProbe(variant(), assessments());
        if (next.isPresent())
            steps.add(new AttemptStep(
                    this, steps.size(), next.get().kind(), next.get().prompt()));
        else finish(rubric, now);
    }

    /** Freezes the scorecard over what was answered; a follow-up that was not answered is left out. */
    void finish(Rubric rubric, Instant now) {
        if (finished()) return;
        scorecard = StoredJson.write(rubric.scorecard(variant(), answeredSteps()));
        finishedAt = now;
    }

    private List<Step> answeredSteps() {
        Variant asked = variant();
        return steps.stream()
                .filter(AttemptStep::answered)
                .map(s -> new Step(
                        s.kind(),
                        s.prompt(),
                        s.typed().text(),
                        Worksheet.parse(s.typed().lines(), asked.setup()),
                        s.assessment(),
                        hintsThatCount(s)))
                .toList();
    }

    /** Empty before the end. */
    Optional<Verdict> verdict() {
        return Optional.ofNullable(scorecard)
                .map(json -> StoredJson.read(json, Scorecard.class).judgment().verdict());
    }

    /** What a scorecard page is made of; empty before the end. */
    Optional<FinishedAttempt> outcome() {
        if (!finished()) return Optional.empty();
        return Optional.of(new FinishedAttempt(
                variant(),
                answeredSteps(),
                exchanges(),
                StoredJson.read(scorecard, Scorecard.class),
                startedAt,
                finishedAt));
    }
}
