-- One candidate on one variant. The variant is stored whole, so that editing the bank never changes an attempt.
CREATE TABLE attempts (
    id              uuid        CONSTRAINT attempts_pk PRIMARY KEY,
    guest           char(64)    NOT NULL,
    question_id     text        NOT NULL,
    content_version integer     NOT NULL,
    seed            text        NOT NULL,
    variant         jsonb       NOT NULL,
    feedback        text        NOT NULL CONSTRAINT attempts_feedback_known CHECK (feedback IN ('STEP', 'END')),
    started_at      timestamptz NOT NULL,
    finished_at     timestamptz,
    scorecard       jsonb,
    CONSTRAINT attempts_finished_with_scorecard CHECK ((finished_at IS NULL) = (scorecard IS NULL))
);
COMMENT ON COLUMN attempts.guest IS 'SHA-256 of the guest cookie, hexadecimal; the cookie itself is stored nowhere';
CREATE INDEX attempts_by_guest ON attempts (guest, started_at DESC);
