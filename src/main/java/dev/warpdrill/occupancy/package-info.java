/**
 * The occupancy engine: how many blocks of a kernel an SM holds, what limits them and what would move them.
 *
 * <p>Pure: knows only {@code java..}. The truth is NVIDIA's occupancy calculator ({@code cuda_occupancy.h}, CUDA 13.0);
 * where this package knowingly differs, the type says so.
 */
package dev.warpdrill.occupancy;
