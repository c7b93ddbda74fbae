/** Reads a candidate's free text into figures and assertions: words to tokens, figures checked by the engine, ideas by the lexicon. */
package dev.warpdrill.reading;
