package dev.warpdrill.reading;

import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.PromptKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Hears the four limits: a figure counts where it equals the engine's limit and stands near that resource or its division. */
final class LimitReader {
    private static final int NEAR = 5;

    private final Listening listening;
    private final Passage passage;
    private final Situation situation;
    private final Topics topics;

    LimitReader(Listening listening) {
        this.listening = listening;
        passage = listening.passage();
        situation = listening.situation();
        topics = new Topics(passage, situation);
    }

    List<Finding> read() {
        List<Finding> found = new ArrayList<>();
        limit(Resource.REGISTERS).ifPresent(hit -> found.add(Finding.at("register-limit", hit)));
        if (!listening.about(PromptKind.STATIC_48K)) {
            sharedMemory().ifPresent(hit -> found.add(Finding.at("shared-memory-limit", hit)));
        }
        warps().ifPresent(hit -> found.add(Finding.at("warp-limit", hit)));
        new BlockLimitReader(listening, topics).read().ifPresent(hit -> found.add(Finding.at("block-limit", hit)));
        return found;
    }

    /** The one limit that does not depend on the block size. */
    List<Finding> sharedMemoryAlone() {
        boolean skip = situation.known() || listening.about(PromptKind.STATIC_48K);
        return skip
                ? List.of()
                : sharedMemory()
                        .map(hit -> List.of(Finding.at("shared-memory-limit", hit)))
                        .orElse(List.of());
    }

    private Optional<Hit> sharedMemory() {
        if (situation.sharedMemoryBytes() == 0) {
            return passage.heard("no-shared-memory").stream()
                    .findFirst()
                    .or(this::notByShared)
                    .or(() -> said(Resource.SHARED_MEMORY).standing());
        }
        return limit(Resource.SHARED_MEMORY).or(this::oneMoreIsTooMuch);
    }

    /** "Shared memory is unused so it does not limit", "no shared memory, no constraint". */
    private Optional<Hit> notByShared() {
        return passage.heard("shared-word").stream()
                .flatMap(word -> passage.heard("unlimited").stream()
                        .filter(none -> none.gap(word) <= NEAR && passage.sameSentence(none.first(), word.first()))
                        .map(none -> none.to(word)))
                .findFirst();
    }

    /** "5 x 49 = 245 KB is over the 228": one block more does not fit, so the limit is known. */
    private Optional<Hit> oneMoreIsTooMuch() {
        long block = situation.sharedMemoryBytes() + situation.reservedBytes();
        long tooMuch = block * (situation.limit(Resource.SHARED_MEMORY) + 1L);
        return passage.quantities().stream()
                .filter(q -> Situation.bytes(q, tooMuch) && passage.hearsNear("too-much", q.hit(), 8))
                .map(Quantity::hit)
                .findFirst();
    }

    private Optional<Hit> warps() {
        Optional<Hit> limit = limit(Resource.WARPS);
        return limit.isPresent() ? limit : deviceMaximum();
    }

    /** "at most 64 warps", "the SM holds 2,048 threads": the limit itself, stated as one. */
    private Optional<Hit> deviceMaximum() {
        return passage.quantities().stream()
                .filter(q -> q.is(Unit.WARPS) && q.equalsWhole(situation.maxWarps())
                        || q.is(Unit.THREADS) && q.equalsWhole(situation.maxThreads()))
                .filter(q -> !listening.whatIf().at(q) && passage.hearsNear("limit-word", q.hit(), 3))
                .map(Quantity::hit)
                .findFirst();
    }

    private Optional<Hit> limit(Resource resource) {
        int limit = situation.limit(resource);
        if (limit == Occupancy.UNLIMITED) {
            return Optional.empty();
        }
        if (said(resource).withdrawn().isPresent()) {
            return Optional.empty();
        }
        for (Equation equation : passage.equations()) {
            if (divides(equation, resource)) {
                for (Quantity result : equation.results()) {
                    if (floors(result, limit)) {
                        return Optional.of(equation.hit().to(result.hit()));
                    }
                }
            }
        }
        return said(resource).standing().or(() -> new MinList(passage).holds(situation, resource));
    }

    private Claim said(Resource resource) {
        Stream<Quantity> right = passage.quantities().stream()
                .filter(q -> blocksBy(q, resource) && q.equalsWhole(situation.limit(resource)));
        return Claim.of(listening, right, other -> blocksBy(other, resource) && other.is(Unit.BLOCKS));
    }

    private boolean blocksBy(Quantity quantity, Resource resource) {
        return quantity.countsBlocks()
                && !quantity.is(Unit.ORDINAL)
                && topics.about(quantity, resource)
                && !listening.assertions().denies(quantity)
                && !listening.whatIf().at(quantity);
    }

    /** Right limits that were taken back, as "registers allow 2, no wait, 3 blocks". */
    List<Finding> withdrawn() {
        List<Finding> found = new ArrayList<>();
        withdrawn(Resource.REGISTERS).ifPresent(hit -> found.add(Finding.at("register-limit", hit)));
        withdrawn(Resource.SHARED_MEMORY).ifPresent(hit -> found.add(Finding.at("shared-memory-limit", hit)));
        withdrawn(Resource.WARPS).ifPresent(hit -> found.add(Finding.at("warp-limit", hit)));
        return found;
    }

    private Optional<Hit> withdrawn(Resource resource) {
        return situation.limit(resource) == Occupancy.UNLIMITED
                ? Optional.empty()
                : said(resource).withdrawn();
    }

    /** In a transcript the next topic's word can look like a unit: "over twenty five nine warps sixty four over eight". */
    private boolean floors(Quantity result, int limit) {
        int next = result.last() + 1;
        boolean opensNext = (result.is(Unit.WARPS) || result.is(Unit.THREADS))
                && next < passage.size()
                && (passage.tokens().get(next).isNumber()
                        || Set.of("would", "limit", "allow", "can", "is", "are").contains(passage.word(next)));
        boolean blocks = result.is(Unit.BLOCKS) || result.is(Unit.NONE) || opensNext;
        return blocks && result.equalsWhole(limit);
    }

    private boolean divides(Equation equation, Resource resource) {
        if (equation.operation() != Equation.Operation.DIVIDE) {
            return false;
        }
        Quantity whole = equation.larger();
        Quantity part = equation.smaller();
        return switch (resource) {
            case REGISTERS ->
                whole.standsFor(Situation.REGISTERS_PER_SM)
                        && part.standsFor(situation.truth().registersPerWarp()
                                * (long) situation.truth().warpsPerBlock());
            case SHARED_MEMORY ->
                Situation.bytes(whole, situation.sharedMemoryPerSmBytes())
                        && (Situation.bytes(part, situation.sharedMemoryBytes() + situation.reservedBytes())
                                || Situation.bytes(part, situation.sharedMemoryBytes()));
            case WARPS ->
                whole.equalsWhole(situation.maxWarps())
                                && part.equalsWhole(situation.truth().warpsPerBlock())
                        || whole.equalsWhole(situation.maxThreads()) && part.equalsWhole(situation.blockSize());
            default -> false;
        };
    }
}
