/**
 * What every page and API shares: errors, theme, assets, JSON fields, limits, time and chance; and the pictures of an SM
 * ({@link dev.warpdrill.web.SmMap}) and of what moves its occupancy ({@link dev.warpdrill.web.CurveChart}).
 */
package dev.warpdrill.web;
