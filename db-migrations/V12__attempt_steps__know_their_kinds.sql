-- The kinds of prompt are a closed set: PromptKind. A new kind comes with a migration that widens this check.
ALTER TABLE attempt_steps
    ADD CONSTRAINT attempt_steps_kind_known CHECK (kind IN (
        'MAIN', 'MOVE', 'MATTERS', 'STATIC_48K', 'BLOCK_128', 'ACHIEVED', 'GRID', 'WHOLE', 'RESERVED', 'LAUNCH', 'LARGEST_REGISTERS'));
