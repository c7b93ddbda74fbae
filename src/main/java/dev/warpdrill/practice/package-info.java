/** The front door: home, the questions to choose from, a variant before it is answered, and questions as JSON. */
package dev.warpdrill.practice;
