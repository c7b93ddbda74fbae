package dev.warpdrill.question;

import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.Knob;
import dev.warpdrill.occupancy.LaunchConfig;
import dev.warpdrill.occupancy.NextStep;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.occupancy.Room;
import dev.warpdrill.occupancy.SmLimits;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Every figure that a text of the bank may name, computed by the engine for one setup and block size. */
public final class Figures {

    /** The values of a condition, such as "launchable". */
    static final String YES = "yes";

    static final String NO = "no";

    private Figures() {}

    /**
     * The figures by placeholder name.
     *
     * @param blockSize threads
     * @param wantedBlocks for the largest register count; 0 if none is wanted
     */
    public static Map<String, String> of(Setup setup, int blockSize, int wantedBlocks) {
        Map<String, String> f = new LinkedHashMap<>();
        Occupancy o = setup.at(blockSize);
        kernel(f, setup);
        device(f, setup);
        f.put("block_size", Amount.number(blockSize));
        f.put("warps_per_block", Amount.number(o.warpsPerBlock()));
        f.put("registers_per_warp", Amount.number(o.registersPerWarp()));
        f.put("registers_per_block", Amount.number(o.allocatedRegistersPerBlock()));
        f.put("shared_per_block", Amount.kilobytes(o.allocatedSharedMemoryBytesPerBlock()));
        f.put("limit_registers", Amount.blocks(o.limit(Resource.REGISTERS)));
        f.put("limit_shared_memory", Amount.blocks(o.limit(Resource.SHARED_MEMORY)));
        f.put("limit_warps", Amount.blocks(o.limit(Resource.WARPS)));
        f.put("limit_blocks", Amount.blocks(o.limit(Resource.BLOCKS)));
        f.put("blocks", Amount.count(o.blocksPerSm(), "block"));
        f.put("warps", Amount.count(o.warpsPerSm(), "warp"));
        f.put("occupancy", Amount.percent(o));
        f.put("binding", Amount.resources(o.limitedBy()));
        f.put("carveout", Amount.kilobytes(o.smallestCarveoutBytes()));
        f.put("resident_blocks", o.blocksPerSm() == 1 ? "the resident block" : "the resident blocks");
        f.put("result", Sentences.result(o));
        f.put("next_step", NextSentences.both(setup, blockSize));
        f.put("with_128", Sentences.with128(setup, blockSize));
        f.put("grid_effect", Sentences.grid(setup, blockSize));
        f.put("grid_achieved", Sentences.gridAchieved(setup, blockSize));
        f.put("opt_in", Sentences.optIn(setup, blockSize));
        f.put("launch_verdict", LaunchSentences.launch(o));
        f.put("launch_fix", LaunchSentences.fix(o));
        largestRegisters(f, setup, blockSize, wantedBlocks);
        conditions(f, setup, blockSize);
        return f;
    }

    private static void conditions(Map<String, String> f, Setup setup, int blockSize) {
        Occupancy o = setup.at(blockSize);
        Set<Knob> cut = NextStep.of(setup.limits(), setup.kernel(), LaunchConfig.of(blockSize))
                .map(NextStep::knobs)
                .orElse(Set.of());
        condition(f, "launchable", o.launchable());
        condition(f, "full", o.warpsPerSm() == o.maxWarps());
        condition(f, "reserves", setup.limits().reservedSharedMemoryBytes() > 0);
        condition(f, "uses_shared_memory", setup.kernel().sharedMemoryBytes() > 0);
        condition(f, "cuts_registers", o.launchable() && cut.contains(Knob.REGISTERS));
        condition(f, "cuts_shared_memory", o.launchable() && cut.contains(Knob.SHARED_MEMORY));
        condition(f, "above_128", blockSize > 128);
        condition(f, "below_128", blockSize < 128);
        condition(f, "odd_warps", o.warpsPerBlock() % setup.limits().subPartitions() != 0);
    }

    private static void condition(Map<String, String> f, String name, boolean holds) {
        f.put(name, holds ? YES : NO);
    }

    private static void kernel(Map<String, String> f, Setup setup) {
        KernelConfig k = setup.kernel();
        f.put("registers", Amount.number(k.registersPerThread()));
        f.put("shared", Amount.kilobytes(k.sharedMemoryBytes()));
        f.put("shared_memory", Sentences.sharedMemory(k));
        f.put("shared_kind", Sentences.sharedMemoryKind(k));
        f.put(
                "opt_in_attribute",
                k.dynamicSharedMemoryOptIn() ? "with the opt-in attribute set" : "without any opt-in");
        f.put("opt_in_answer", Sentences.optInAnswer(setup));
        f.put("grid", Amount.number(setup.gridBlocks()));
        f.put(
                "grid_answer",
                setup.gridBlocks() == 0
                        ? "Many waves: take the SM as full."
                        : Amount.count(setup.gridBlocks(), "block") + ".");
    }

    private static void device(Map<String, String> f, Setup setup) {
        SmLimits l = setup.limits();
        f.put("device", setup.deviceName());
        f.put("a_device", Sentences.article(setup.deviceName()));
        f.put("compute_capability", l.computeCapability().toString());
        f.put("sm_count", Amount.number(setup.smCount()));
        f.put("max_warps", Amount.number(l.maxWarps()));
        f.put("max_threads", Amount.number(l.maxThreads()));
        f.put("max_blocks", Amount.number(l.maxBlocks()));
        f.put("sm_shared", Amount.kilobytes(l.sharedMemoryBytes()));
        f.put("opt_in_maximum", Amount.kilobytes(l.maxSharedMemoryBytesPerBlock()));
        f.put("unified", Amount.kilobytes(l.unifiedBytes()));
        f.put("reserve", Sentences.reserve(setup));
    }

    private static void largestRegisters(Map<String, String> f, Setup setup, int blockSize, int wanted) {
        f.put("wanted_blocks", Amount.number(wanted));
        f.put(
                "largest_registers",
                wanted < 1
                        ? "-"
                        : Room.largestRegistersFor(wanted, setup.limits(), setup.kernel(), LaunchConfig.of(blockSize))
                                .stream()
                                .mapToObj(Amount::number)
                                .findFirst()
                                .orElse("none"));
    }
}
