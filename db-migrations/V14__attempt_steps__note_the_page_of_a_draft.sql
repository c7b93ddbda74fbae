-- Which opened page saved the draft: a page may go on over its own drafts, never over those of another tab unseen.
ALTER TABLE attempt_steps ADD COLUMN draft_page text NOT NULL DEFAULT '';
COMMENT ON COLUMN attempt_steps.draft_page IS 'random mark of the page, made when it was shown; empty before the first draft';
