/** Reads the question bank: YAML files into questions, devices and the rubric, validated before anything starts. */
package dev.warpdrill.bank;
