/** Who is who: so far a guest, known by a cookie. */
package dev.warpdrill.account;
