package dev.warpdrill.practice;

/** One variant, before it is answered. */
record StartPage(String title, ReadyQuestion ready) {}
