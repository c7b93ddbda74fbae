/** The occupancy engine for programs: JSON and CSV. */
package dev.warpdrill.explorer;
