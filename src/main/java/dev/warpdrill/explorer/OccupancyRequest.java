package dev.warpdrill.explorer;

import dev.warpdrill.bank.Bank;
import dev.warpdrill.occupancy.ComputeCapability;
import dev.warpdrill.occupancy.Device;
import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.LaunchConfig;
import dev.warpdrill.occupancy.SmLimits;
import dev.warpdrill.web.JsonFields;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * A launch to be evaluated, as the API takes it.
 *
 * @param device names the SM count; empty if only a compute capability was given
 * @param gridBlocks empty if no grid was given
 */
record OccupancyRequest(
        SmLimits limits, Optional<Device> device, KernelConfig kernel, LaunchConfig launch, OptionalInt gridBlocks) {

    /**
     * Reads and checks a request.
     *
     * @throws dev.warpdrill.web.ProblemException 400 with every field at fault
     */
    static OccupancyRequest read(JsonFields fields, Bank bank) {
        Optional<Device> device = device(fields, bank);
        SmLimits limits = limits(fields, device);
        KernelConfig kernel = new KernelConfig(
                fields.requiredWhole("registers_per_thread", 0),
                fields.whole("static_smem_bytes", 0).orElse(0),
                fields.whole("dynamic_smem_bytes", 0).orElse(0),
                fields.flag("dynamic_smem_opt_in").orElse(true),
                fields.whole("named_barriers", 0).orElse(1));
        LaunchConfig launch = launch(fields);
        OptionalInt grid = grid(fields, device, bank);
        fields.refuseOthers();
        fields.check();
        return new OccupancyRequest(limits, device, kernel, launch, grid);
    }

    /** A grid is spread over SMs, whose number only a device has. */
    private static OptionalInt grid(JsonFields fields, Optional<Device> device, Bank bank) {
        OptionalInt grid = fields.whole("grid_blocks", 1);
        if (grid.isPresent() && device.isEmpty() && !fields.has("device"))
            fields.fault(
                    "grid_blocks",
                    Integer.toString(grid.getAsInt()),
                    "needs a device, which says over how many SMs the grid is spread; known are " + known(bank));
        return grid;
    }

    private static String known(Bank bank) {
        return bank.devices().stream().map(Device::id).collect(Collectors.joining(", "));
    }

    private static Optional<Device> device(JsonFields fields, Bank bank) {
        Optional<String> named = fields.text("device");
        Optional<Device> device = named.flatMap(bank::device);
        if (named.isPresent() && device.isEmpty())
            fields.fault("device", named.get(), "is not a device; known are " + known(bank));
        return device;
    }

    private static SmLimits limits(JsonFields fields, Optional<Device> device) {
        Optional<String> named = fields.text("compute_capability");
        if (named.isEmpty()) {
            if (device.isEmpty() && !fields.has("device") && !fields.has("compute_capability"))
                fields.fault("compute_capability", "", "is missing; give it, or a device");
            return device.map(Device::limits).orElse(SmLimits.all().get(0));
        }
        try {
            SmLimits limits = SmLimits.of(ComputeCapability.parse(named.get()));
            if (device.isPresent() && !device.get().computeCapability().equals(limits.computeCapability()))
                fields.fault(
                        "compute_capability",
                        named.get(),
                        "disagrees with device " + device.get().name() + ", which is "
                                + device.get().computeCapability());
            return limits;
        } catch (IllegalArgumentException e) {
            fields.fault("compute_capability", named.get(), e.getMessage());
            return SmLimits.all().get(0);
        }
    }

    private static LaunchConfig launch(JsonFields fields) {
        int blockSize = fields.requiredWhole("block_size", 1);
        int carveout = fields.whole("carveout_percent", LaunchConfig.NONE).orElse(LaunchConfig.NONE);
        OptionalInt configured = fields.whole("config_smem_bytes", 0);
        if (carveout > 100) {
            fields.fault("carveout_percent", Integer.toString(carveout), "must be 0 to 100, or -1 for none");
            carveout = LaunchConfig.NONE;
        }
        if (carveout != LaunchConfig.NONE && configured.isPresent()) {
            fields.fault(
                    "config_smem_bytes",
                    Integer.toString(configured.getAsInt()),
                    "takes the place of carveout_percent; give one of them");
            configured = OptionalInt.empty();
        }
        return new LaunchConfig(blockSize, carveout, configured.orElse(LaunchConfig.NONE));
    }
}
