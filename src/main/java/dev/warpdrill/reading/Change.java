package dev.warpdrill.reading;

import dev.warpdrill.occupancy.Occupancy;

/** A changed configuration that a text names, where it does, and what the engine says of it. */
record Change(Hit hit, Occupancy occupancy) {}
