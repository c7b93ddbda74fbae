-- Read-only links to finished scorecards. Revoking a link deletes its row, so a withdrawn token and one that never existed
-- cannot be told apart, and sharing again makes a new token.
CREATE TABLE scorecard_shares (
    attempt_id uuid        NOT NULL,
    token      text        NOT NULL,
    shared_at  timestamptz NOT NULL,
    CONSTRAINT scorecard_shares_pk PRIMARY KEY (attempt_id),
    CONSTRAINT scorecard_shares_of_attempt FOREIGN KEY (attempt_id) REFERENCES attempts (id) ON DELETE CASCADE,
    CONSTRAINT scorecard_shares_one_a_token UNIQUE (token),
    -- 32 random bytes in base64url without padding
    CONSTRAINT scorecard_shares_token_is_32_bytes CHECK (token ~ '^[A-Za-z0-9_-]{43}$')
);
