package dev.warpdrill.occupancy;

/**
 * What a compiled kernel asks of an SM.
 *
 * <p>A value that breaks a hardware rule (300 registers) is a value like any other: it cannot launch, and
 * {@link Occupancy#refusal()} says why.
 *
 * @param registersPerThread as the compiler reports them, not rounded; 0 for an empty kernel
 * @param staticSharedMemoryBytes declared {@code __shared__}, bytes a block
 * @param dynamicSharedMemoryBytes given at launch, bytes a block
 * @param dynamicSharedMemoryOptIn whether the function attribute MaxDynamicSharedMemorySize allows more than 48 KB
 * @param namedBarriers barriers a block uses; 0 = none
 */
public record KernelConfig(
        int registersPerThread,
        int staticSharedMemoryBytes,
        int dynamicSharedMemoryBytes,
        boolean dynamicSharedMemoryOptIn,
        int namedBarriers) {

    public KernelConfig {
        notNegative("registersPerThread", registersPerThread);
        notNegative("staticSharedMemoryBytes", staticSharedMemoryBytes);
        notNegative("dynamicSharedMemoryBytes", dynamicSharedMemoryBytes);
        notNegative("namedBarriers", namedBarriers);
    }

    /** A kernel that has opted in to large dynamic shared memory and uses one barrier, as most do. */
    public static KernelConfig of(int registersPerThread, int staticSharedMemoryBytes, int dynamicSharedMemoryBytes) {
        return new KernelConfig(registersPerThread, staticSharedMemoryBytes, dynamicSharedMemoryBytes, true, 1);
    }

    /** Static and dynamic shared memory of a block together, bytes, without what CUDA reserves. */
    public long sharedMemoryBytes() {
        return (long) staticSharedMemoryBytes + dynamicSharedMemoryBytes;
    }

    public KernelConfig withRegistersPerThread(int registers) {
        return new KernelConfig(
                registers, staticSharedMemoryBytes, dynamicSharedMemoryBytes, dynamicSharedMemoryOptIn, namedBarriers);
    }

    public KernelConfig withStaticSharedMemoryBytes(int bytes) {
        return new KernelConfig(
                registersPerThread, bytes, dynamicSharedMemoryBytes, dynamicSharedMemoryOptIn, namedBarriers);
    }

    public KernelConfig withDynamicSharedMemoryBytes(int bytes) {
        return new KernelConfig(
                registersPerThread, staticSharedMemoryBytes, bytes, dynamicSharedMemoryOptIn, namedBarriers);
    }

    private static void notNegative(String name, int value) {
        if (value < 0) throw new IllegalArgumentException(name + " must not be negative, not " + value);
    }
}
