package dev.warpdrill.grading;

import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.occupancy.Rule;
import dev.warpdrill.question.Setup;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How somebody who may be wrong computes an occupancy: the truth with some of its parts replaced by beliefs.
 *
 * @param sharedBudgetBytes shared memory of an SM; 0 = the true one
 * @param countsReserve whether the reserved kilobyte is counted
 * @param registerRule how registers are counted
 * @param maxWarps warps of an SM; 0 = the true number
 * @param maxBlocks block slots of an SM; 0 = the true number
 * @param percentOfOwnWarps whether the occupancy is over the believed maximum of warps
 * @param combination how the limits give the result
 * @param unknown hardware rules that are not known: they matter only where a launch breaks them
 */
record View(
        int sharedBudgetBytes,
        boolean countsReserve,
        RegisterRule registerRule,
        int maxWarps,
        int maxBlocks,
        boolean percentOfOwnWarps,
        Combination combination,
        Set<Rule> unknown) {

    static final View TRUE = new View(0, true, RegisterRule.TRUE, 0, 0, true, Combination.MINIMUM, Set.of());

    View {
        unknown = Set.copyOf(unknown);
    }

    /** How blocks by registers are counted. */
    enum RegisterRule {
        TRUE,
        /** floor(65,536 / (registers x threads)) */
        UNROUNDED,
        /** floor(65,536 / (rounded registers a warp x warps)) */
        WHOLE_FILE
    }

    /** What the four limits are made into. */
    enum Combination {
        MINIMUM,
        MAXIMUM,
        SUM,
        AVERAGE,
        ROUNDED_AVERAGE,
        WARPS_ALONE,
        REGISTERS_ALONE,
        SHARED_MEMORY_ALONE
    }

    View withBudget(int bytes) {
        return new View(
                bytes, countsReserve, registerRule, maxWarps, maxBlocks, percentOfOwnWarps, combination, unknown);
    }

    View withoutReserve() {
        return new View(
                sharedBudgetBytes, false, registerRule, maxWarps, maxBlocks, percentOfOwnWarps, combination, unknown);
    }

    View with(RegisterRule rule) {
        return new View(
                sharedBudgetBytes, countsReserve, rule, maxWarps, maxBlocks, percentOfOwnWarps, combination, unknown);
    }

    View withWarps(int warps, boolean own) {
        return new View(sharedBudgetBytes, countsReserve, registerRule, warps, maxBlocks, own, combination, unknown);
    }

    View withBlocks(int blocks) {
        return new View(
                sharedBudgetBytes,
                countsReserve,
                registerRule,
                maxWarps,
                blocks,
                percentOfOwnWarps,
                combination,
                unknown);
    }

    View with(Combination other) {
        return new View(
                sharedBudgetBytes, countsReserve, registerRule, maxWarps, maxBlocks, percentOfOwnWarps, other, unknown);
    }

    View without(Rule rule) {
        Set<Rule> more = new HashSet<>(unknown);
        more.add(rule);
        return new View(
                sharedBudgetBytes,
                countsReserve,
                registerRule,
                maxWarps,
                maxBlocks,
                percentOfOwnWarps,
                combination,
                more);
    }

    /** Blocks that each resource would allow, as believed. */
    Map<Resource, Long> limits(Setup setup, int blockSize) {
        Occupancy truth = setup.at(blockSize);
        Map<Resource, Long> by = new EnumMap<>(Resource.class);
        by.put(Resource.WARPS, maxWarps == 0 ? truth.limit(Resource.WARPS) : (long) maxWarps / truth.warpsPerBlock());
        by.put(Resource.REGISTERS, registers(truth));
        by.put(Resource.SHARED_MEMORY, sharedMemory(truth));
        by.put(Resource.BLOCKS, maxBlocks == 0 ? truth.limit(Resource.BLOCKS) : (long) maxBlocks);
        if (truth.limit(Resource.BARRIERS) < truth.limit(Resource.BLOCKS))
            by.put(Resource.BARRIERS, (long) truth.limit(Resource.BARRIERS));
        return by;
    }

    private long registers(Occupancy truth) {
        int registers = truth.kernel().registersPerThread();
        if (registers == 0 || registerRule == RegisterRule.TRUE) return truth.limit(Resource.REGISTERS);
        long block = registerRule == RegisterRule.UNROUNDED
                ? (long) registers * truth.launch().blockSize()
                : truth.allocatedRegistersPerBlock();
        return truth.limits().registers() / block;
    }

    private long sharedMemory(Occupancy truth) {
        if (sharedBudgetBytes == 0 && countsReserve) return truth.limit(Resource.SHARED_MEMORY);
        KernelConfig kernel = truth.kernel();
        long budget = sharedBudgetBytes == 0 ? truth.limits().sharedMemoryBytes() : sharedBudgetBytes;
        long block = countsReserve ? truth.allocatedSharedMemoryBytesPerBlock() : kernel.sharedMemoryBytes();
        return block == 0 ? Occupancy.UNLIMITED : budget / block;
    }

    private long blocks(Map<Resource, Long> by) {
        List<Long> finite = new ArrayList<>();
        for (long limit : by.values()) if (limit != Occupancy.UNLIMITED) finite.add(limit);
        long sum = finite.stream().mapToLong(Long::longValue).sum();
        switch (combination) {
            case MAXIMUM:
                return finite.stream().mapToLong(Long::longValue).max().orElse(0);
            case SUM:
                return sum;
            case AVERAGE:
                return sum / finite.size();
            case ROUNDED_AVERAGE:
                return Math.round((double) sum / finite.size());
            case WARPS_ALONE:
                return by.get(Resource.WARPS);
            case REGISTERS_ALONE:
                return by.get(Resource.REGISTERS);
            case SHARED_MEMORY_ALONE:
                return by.get(Resource.SHARED_MEMORY);
            default:
                return finite.stream().mapToLong(Long::longValue).min().orElse(0);
        }
    }

    /** The resources that this view would call binding; empty where that is not clear. */
    Set<Resource> binding(Setup setup, int blockSize) {
        Map<Resource, Long> by = limits(setup, blockSize);
        EnumSet<Resource> set = EnumSet.noneOf(Resource.class);
        switch (combination) {
            case MINIMUM:
                long least = blocks(by);
                by.forEach((r, limit) -> {
                    if (limit == least) set.add(r);
                });
                return set;
            case WARPS_ALONE:
                return EnumSet.of(Resource.WARPS);
            case REGISTERS_ALONE:
                return EnumSet.of(Resource.REGISTERS);
            case SHARED_MEMORY_ALONE:
                return EnumSet.of(Resource.SHARED_MEMORY);
            default:
                return set;
        }
    }

    /** The lines that such a candidate fills, with their figures. */
    Map<WorksheetField, Figure> sheet(Setup setup, int blockSize) {
        Map<Resource, Long> by = limits(setup, blockSize);
        Map<WorksheetField, Figure> sheet = new EnumMap<>(WorksheetField.class);
        sheet.put(WorksheetField.BLOCK_SIZE, Figure.of(blockSize));
        by.forEach((resource, limit) -> {
            if (fills(resource)) WorksheetField.limitOf(resource).ifPresent(f -> sheet.put(f, Figure.of(limit)));
        });
        long blocks = blocks(by);
        if (blocks >= Occupancy.UNLIMITED) return sheet;
        Occupancy truth = setup.at(blockSize);
        long warps = blocks * truth.warpsPerBlock();
        sheet.put(WorksheetField.BLOCKS_PER_SM, Figure.of(blocks));
        sheet.put(WorksheetField.WARPS_PER_SM, Figure.of(warps));
        sheet.put(
                WorksheetField.OCCUPANCY,
                new Figure(warps, maxWarps != 0 && percentOfOwnWarps ? maxWarps : truth.maxWarps()));
        return sheet;
    }

    private boolean fills(Resource resource) {
        switch (combination) {
            case WARPS_ALONE:
                return resource == Resource.WARPS;
            case REGISTERS_ALONE:
                return resource == Resource.REGISTERS;
            case SHARED_MEMORY_ALONE:
                return resource == Resource.SHARED_MEMORY;
            default:
                return true;
        }
    }
}
