package dev.warpdrill.practice;

/** All questions. Notice is empty, or says what was wrong with the address. */
record ListPage(String notice, Menu menu) {}
