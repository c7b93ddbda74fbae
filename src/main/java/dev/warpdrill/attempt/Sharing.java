package dev.warpdrill.attempt;

/** The owner's controls of the read-only link; link is empty where there is none. */
record Sharing(String link, String shareAction, String revokeAction) {}
