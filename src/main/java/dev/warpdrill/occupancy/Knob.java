package dev.warpdrill.occupancy;

/** What a programmer can turn to move the occupancy of a kernel. */
public enum Knob {
    BLOCK_SIZE("threads a block"),
    REGISTERS("registers a thread"),
    SHARED_MEMORY("bytes of shared memory a block");

    private final String unit;

    Knob(String unit) {
        this.unit = unit;
    }

    public String unit() {
        return unit;
    }

    /** The knob's value in a launch. */
    public int valueIn(KernelConfig kernel, LaunchConfig launch) {
        switch (this) {
            case BLOCK_SIZE:
                return launch.blockSize();
            case REGISTERS:
                return kernel.registersPerThread();
            default:
                return (int) Math.min(Integer.MAX_VALUE, kernel.sharedMemoryBytes());
        }
    }

    /**
     * The launch with this knob at another value. Shared memory is then all dynamic and opted in, since static memory
     * ends at 48 KB.
     */
    public Occupancy at(int value, SmLimits limits, KernelConfig kernel, LaunchConfig launch) {
        switch (this) {
            case BLOCK_SIZE:
                return Occupancy.of(limits, kernel, launch.withBlockSize(value));
            case REGISTERS:
                return Occupancy.of(limits, kernel.withRegistersPerThread(value), launch);
            default:
                KernelConfig changed =
                        new KernelConfig(kernel.registersPerThread(), 0, value, true, kernel.namedBarriers());
                return Occupancy.of(limits, changed, launch);
        }
    }

    /** The smallest value of the range that is drawn and searched. */
    int first() {
        switch (this) {
            case BLOCK_SIZE:
                return 32;
            case REGISTERS:
                return 1;
            default:
                return 0;
        }
    }

    /** The largest legal value. */
    int last(SmLimits limits) {
        switch (this) {
            case BLOCK_SIZE:
                return limits.maxThreadsPerBlock();
            case REGISTERS:
                return limits.maxRegistersPerThread();
            default:
                return limits.maxSharedMemoryBytesPerBlock();
        }
    }

    /** Between multiples of this, nothing changes: whole warps, single registers, whole allocation units. */
    int stride(SmLimits limits) {
        switch (this) {
            case BLOCK_SIZE:
                return 32;
            case REGISTERS:
                return 1;
            default:
                return limits.sharedMemoryUnitBytes();
        }
    }
}
