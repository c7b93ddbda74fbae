-- What the candidate asked the interviewer, and what was answered.
CREATE TABLE attempt_exchanges (
    id            uuid        CONSTRAINT attempt_exchanges_pk PRIMARY KEY,
    attempt_id    uuid        NOT NULL CONSTRAINT attempt_exchanges_of_attempt REFERENCES attempts (id) ON DELETE CASCADE,
    position      integer     NOT NULL,
    clarification text        NOT NULL,
    question      text        NOT NULL,
    answer        text        NOT NULL,
    asked_at      timestamptz NOT NULL,
    CONSTRAINT attempt_exchanges_one_a_position UNIQUE (attempt_id, position)
);
COMMENT ON COLUMN attempt_exchanges.clarification IS 'which of the variant''s clarifications; empty where the question was not understood';
