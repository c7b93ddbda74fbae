-- "I did say that": where a candidate points at words that should have met a missed criterion. Question and version are
-- copied from the attempt, so that counts by version need nobody's words.
CREATE TABLE objections (
    attempt_id      uuid        NOT NULL,
    criterion_id    text        NOT NULL,
    step            integer     NOT NULL,
    quote           text        NOT NULL,
    question_id     text        NOT NULL,
    content_version integer     NOT NULL,
    rubric_version  integer     NOT NULL,
    created_at      timestamptz NOT NULL,
    CONSTRAINT objections_pk PRIMARY KEY (attempt_id, criterion_id),
    CONSTRAINT objections_of_attempt FOREIGN KEY (attempt_id) REFERENCES attempts (id) ON DELETE CASCADE,
    CONSTRAINT objections_step_counts CHECK (step >= 0),
    CONSTRAINT objections_quote_is_short CHECK (length(quote) BETWEEN 1 AND 2000)
);

-- The report groups by these.
CREATE INDEX objections_by_question ON objections (question_id, content_version, criterion_id);
