/** What an answer shows: figures checked by the engine, criteria, wrong beliefs, verdict, scorecard. Pure. */
package dev.warpdrill.grading;
