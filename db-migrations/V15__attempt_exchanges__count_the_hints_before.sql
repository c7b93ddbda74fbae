-- A question asked before the hint that gives its point away counts as unaided. Of older attempts the order is not known:
-- as before, their hints come first.
ALTER TABLE attempt_exchanges
    ADD COLUMN hints_before integer NOT NULL DEFAULT 2147483647,
    ADD CONSTRAINT attempt_exchanges_hints_before CHECK (hints_before >= 0);
ALTER TABLE attempt_exchanges
    ALTER COLUMN hints_before DROP DEFAULT;
COMMENT ON COLUMN attempt_exchanges.hints_before IS 'hints of the main prompt taken before the question';
