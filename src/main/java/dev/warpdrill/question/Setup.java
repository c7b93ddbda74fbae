package dev.warpdrill.question;

import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.LaunchConfig;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.SmLimits;
import java.util.Objects;

/**
 * A kernel on a device, the block size left open.
 *
 * @param deviceName as the prompt writes it
 * @param smCount SMs of the device; 0 if not known
 * @param gridBlocks blocks of the grid; 0 if none is given
 */
public record Setup(
        String deviceName, ComputeCapability computeCapability, int smCount, KernelConfig kernel, int gridBlocks) {

    public Setup {
        Objects.requireNonNull(deviceName, "deviceName");
        Objects.requireNonNull(computeCapability, "computeCapability");
        Objects.requireNonNull(kernel, "kernel");
        if (smCount < 0) throw new IllegalArgumentException("smCount must not be negative, not " + smCount);
        if (gridBlocks < 0) throw new IllegalArgumentException("gridBlocks must not be negative, not " + gridBlocks);
    }

    public Setup(String deviceName, SmLimits limits, int smCount, KernelConfig kernel, int gridBlocks) {
        this(deviceName, limits.computeCapability(), smCount, kernel, gridBlocks);
    }

    /** What an SM of the device holds. */
    public SmLimits limits() {
        return SmLimits.of(computeCapability);
    }

    /** The truth for one block size, in threads. */
    public Occupancy at(int blockSize) {
        return Occupancy.of(limits(), kernel, LaunchConfig.of(blockSize));
    }

    public Setup with(KernelConfig other) {
        return new Setup(deviceName, computeCapability, smCount, other, gridBlocks);
    }
}
