package dev.warpdrill.practice;

/** The front door: a question is already there. Notice is empty, or says what was wrong with the address. */
record HomePage(String notice, ReadyQuestion ready, Menu menu) {}
