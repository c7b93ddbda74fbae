-- A prompt of an attempt, its draft and its answer, everything as it was typed. Position 0 is the question itself.
CREATE TABLE attempt_steps (
    id             uuid        CONSTRAINT attempt_steps_pk PRIMARY KEY,
    attempt_id     uuid        NOT NULL CONSTRAINT attempt_steps_of_attempt REFERENCES attempts (id) ON DELETE CASCADE,
    position       integer     NOT NULL CONSTRAINT attempt_steps_position_counts CHECK (position >= 0),
    kind           text        NOT NULL,
    prompt         text        NOT NULL,
    draft_lines    jsonb       NOT NULL,
    draft_text     text        NOT NULL,
    draft_revision integer     NOT NULL,
    draft_saved_at timestamptz,
    hints_taken    integer     NOT NULL CONSTRAINT attempt_steps_hints_count CHECK (hints_taken >= 0),
    answer_lines   jsonb,
    answer_text    text,
    answered_at    timestamptz,
    assessment     jsonb,
    late_text      text,
    CONSTRAINT attempt_steps_one_a_position UNIQUE (attempt_id, position),
    CONSTRAINT attempt_steps_answered_whole CHECK (
        (answered_at IS NULL) = (assessment IS NULL)
        AND (answered_at IS NULL) = (answer_text IS NULL)
        AND (answered_at IS NULL) = (answer_lines IS NULL))
);
COMMENT ON COLUMN attempt_steps.late_text IS 'words that arrived after the answer had been counted: kept, not counted';
