package dev.warpdrill.reading;

import java.util.Optional;

/**
 * The block size a text reckons with.
 *
 * @param threads 0 where the text gives none
 * @param stated said or asked for as such, not only inferable
 */
record BlockSize(int threads, Optional<Hit> stated) {}
