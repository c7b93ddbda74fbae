package dev.warpdrill.reading;

import dev.warpdrill.occupancy.Refusal;
import java.util.ArrayList;
import java.util.List;

/** The rules that a launch breaks, each with what is asked for and what is allowed; any of them explains a refusal. */
final class LaunchRules {
    private static final int SUB_PARTITIONS = 4;

    private LaunchRules() {}

    /**
     * A broken rule.
     *
     * @param asked threads, registers or bytes that the launch asks for
     * @param printed whether the question itself says how much is asked for
     * @param allowed the most that the rule allows
     */
    record Broken(long asked, boolean printed, long allowed) {}

    static List<Broken> brokenBy(Situation situation) {
        List<Broken> broken = new ArrayList<>();
        situation
                .truth()
                .refusal()
                .ifPresent(refusal -> broken.add(new Broken(refusal.asked(), printed(refusal), refusal.allowed())));
        add(broken, situation.blockSize(), situation.limits().maxThreadsPerBlock(), true);
        add(broken, situation.registers(), situation.limits().maxRegistersPerThread(), true);
        add(broken, countedRegisters(situation), Situation.REGISTERS_PER_SM, false);
        add(broken, situation.sharedMemoryBytes(), situation.optInMaximumBytes(), true);
        return broken;
    }

    /** Registers of a block whose warps count rounded up to the four sub-partitions (CUDA occupancy calculator). */
    static long countedRegisters(Situation situation) {
        long warps = situation.truth().warpsPerBlock();
        return (warps + SUB_PARTITIONS - 1)
                / SUB_PARTITIONS
                * SUB_PARTITIONS
                * situation.truth().registersPerWarp();
    }

    private static void add(List<Broken> broken, long asked, long allowed, boolean printed) {
        if (asked > allowed) broken.add(new Broken(asked, printed, allowed));
    }

    private static boolean printed(Refusal refusal) {
        return switch (refusal.rule()) {
            case REGISTER_FILE, NAMED_BARRIERS -> false;
            default -> true;
        };
    }
}
