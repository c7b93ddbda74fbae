-- What arrives after an answer was counted is kept whole, figures too, and every one of them: not only the last one's words.
ALTER TABLE attempt_steps
    DROP COLUMN late_text,
    ADD COLUMN late_answers jsonb NOT NULL DEFAULT '[]';
COMMENT ON COLUMN attempt_steps.late_answers IS 'list of {lines, text} that came too late to count: kept, not counted';
