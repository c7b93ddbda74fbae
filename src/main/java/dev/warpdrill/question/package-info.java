/** What is asked: questions, what is drawn at random for them, and the variant that comes of it. Pure. */
package dev.warpdrill.question;
