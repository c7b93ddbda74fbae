package dev.warpdrill.reading;

import dev.warpdrill.question.PromptKind;

/** One text being read: what was asked, what was said, and the figures of the configuration it is about. */
record Listening(
        PromptKind kind,
        Passage passage,
        Situation situation,
        WhatIf whatIf,
        Assertions assertions,
        Corrections corrections) {
    boolean about(PromptKind... kinds) {
        for (PromptKind other : kinds) {
            if (kind == other) {
                return true;
            }
        }
        return false;
    }

    /** Main question or whole interview: the set-up is what is asked for. */
    boolean mainQuestion() {
        return about(PromptKind.MAIN, PromptKind.WHOLE);
    }
}
