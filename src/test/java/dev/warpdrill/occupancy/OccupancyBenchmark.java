package dev.warpdrill.occupancy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** Time of one evaluation over the 20,000 vectors in shuffled order; the README says how to run it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class OccupancyBenchmark {

    private static final int LAUNCHES = 20_000;

    private final SmLimits[] limits = new SmLimits[LAUNCHES];
    private final KernelConfig[] kernels = new KernelConfig[LAUNCHES];
    private final LaunchConfig[] launches = new LaunchConfig[LAUNCHES];

    public OccupancyBenchmark() {
        List<Map<String, String>> rows = new ArrayList<>(Vectors.rows("occupancy.csv"));
        Collections.shuffle(rows, new Random(42));
        for (int i = 0; i < LAUNCHES; i++) {
            limits[i] = Vectors.limits(rows.get(i));
            kernels[i] = Vectors.kernel(rows.get(i));
            launches[i] = Vectors.launch(rows.get(i));
        }
    }

    @Benchmark
    @OperationsPerInvocation(LAUNCHES)
    public void evaluate(Blackhole sink) {
        for (int i = 0; i < LAUNCHES; i++) sink.consume(Occupancy.of(limits[i], kernels[i], launches[i]));
    }
}
