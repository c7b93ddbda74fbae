/** The embedded PostgreSQL server and the folder in which a stand-alone Warpdrill keeps its data and secrets. */
package dev.warpdrill.database;
