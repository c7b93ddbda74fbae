package dev.warpdrill.reading;

import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Setup;
import java.util.Optional;
import java.util.Set;

/** Finds the block size: said ("256 threads", "8 warps a block"), asked for, or only used in the arithmetic. */
final class BlockSizeReader {
    private static final int MOST_THREADS = 1024;
    private static final int WARP = 32;
    private static final Set<String> EACH = Set.of("per", "a", "each", "every", "/", "apiece", "in", "to", "of");
    private static final Set<String> NAMES = Set.of("blockdim", "tpb", "blocksize");

    private final Passage passage;
    private final Setup setup;

    BlockSizeReader(Passage passage, Setup setup) {
        this.passage = passage;
        this.setup = setup;
    }

    BlockSize read(PromptKind kind, int known) {
        Optional<Quantity> said = said(kind);
        Optional<Hit> asked = passage.heard("asks-block-size").stream().findFirst();
        Optional<Hit> stated = said.map(Quantity::hit).or(() -> asked);
        if (kind == PromptKind.BLOCK_128) {
            return new BlockSize(
                    128,
                    passage.quantities().stream()
                            .filter(this::says128)
                            .map(Quantity::hit)
                            .findFirst());
        }
        int threads = said.map(this::threads).orElseGet(() -> known > 0 ? known : inferred());
        return new BlockSize(threads, stated);
    }

    private boolean says128(Quantity quantity) {
        boolean threads = quantity.equalsWhole(128) && (quantity.is(Unit.THREADS) || saysSize(quantity));
        boolean warps = quantity.is(Unit.WARPS) && quantity.equalsWhole(4);
        return threads || warps;
    }

    private Optional<Quantity> said(PromptKind kind) {
        Optional<Quantity> last = Optional.empty();
        for (Quantity quantity : passage.quantities()) {
            boolean says = saysSize(quantity) || saysWarpsPerBlock(quantity);
            if (says && last.isEmpty()) {
                last = Optional.of(quantity);
            } else if (says && corrected(last.orElseThrow(), quantity)) {
                last = Optional.of(quantity);
            }
        }
        return last;
    }

    /** "256, no wait, 128 threads": the later one counts. */
    private boolean corrected(Quantity earlier, Quantity later) {
        return later.at() - earlier.last() < 12
                && passage.heard("correction").stream()
                        .anyMatch(hit -> hit.first() > earlier.last() && hit.last() < later.at());
    }

    private int threads(Quantity quantity) {
        return (int) quantity.value() * (quantity.is(Unit.WARPS) ? WARP : 1);
    }

    private boolean saysSize(Quantity quantity) {
        double value = quantity.value();
        if (value > MOST_THREADS || value < WARP || value % WARP != 0 || aboutTheSm(quantity)) {
            return false;
        }
        String before = passage.word(quantity.at() - 1);
        String before2 = passage.word(quantity.at() - 2);
        boolean named =
                NAMES.contains(before) || NAMES.contains(before2) || NAMES.contains(passage.word(quantity.at() - 4));
        boolean ofBlock = blockWord(before2)
                && Set.of("of", "is", "be", "=", ":", "size", "at").contains(before);
        boolean justBlock =
                before.equals("block") || before.equals("blocks") && !quantity.is(Unit.WARPS) && assumed(quantity);
        boolean perBlock = quantity.is(Unit.NONE)
                && EACH.contains(passage.word(quantity.last() + 1))
                && blockWord(passage.word(quantity.last() + 2));
        boolean plain = quantity.is(Unit.THREADS);
        boolean bare = quantity.is(Unit.NONE) && value > WARP && assumed(quantity) && !aboutRegisters(quantity);
        boolean unit = quantity.is(Unit.NONE) || plain;
        return plain || perBlock || unit && (named || ofBlock || justBlock || bare);
    }

    private boolean assumed(Quantity quantity) {
        return passage.heard("assumes").stream()
                .anyMatch(hit -> hit.last() < quantity.at()
                        && quantity.at() - hit.last() <= 4
                        && passage.sameSentence(hit.last(), quantity.at()));
    }

    private boolean aboutRegisters(Quantity quantity) {
        for (int at = quantity.at() - 5; at <= quantity.last() + 1; at++) {
            String word = passage.word(at);
            if (word.equals("registers") || word.equals("maxrregcount") || word.equals("launch_bounds")) {
                return true;
            }
        }
        return false;
    }

    private static boolean blockWord(String word) {
        return word.equals("block") || word.equals("blocks") || word.equals("size");
    }

    /** "1,536 threads per SM", "2,048 threads" are a device's, not a block's. */
    private boolean aboutTheSm(Quantity quantity) {
        boolean most =
                quantity.equalsWhole((long) setup.limits().maxWarps() * WARP) || quantity.value() == MOST_THREADS;
        for (int at = quantity.last() + 1; at <= quantity.last() + 3; at++) {
            if (blockWord(passage.word(at)) || Passage.endsSentence(passage.word(at))) {
                break;
            }
            if (passage.word(at).equals("sm")) {
                return true;
            }
        }
        String before = passage.word(quantity.at() - 1);
        return most && quantity.value() != MOST_THREADS && !blockWord(before) && !before.equals("of")
                || quantity.equalsWhole(setup.limits().maxWarps()) && passage.hearsNear("active", quantity.hit(), 4)
                || passage.word(quantity.last() + 1).equals("are") && passage.hearsNear("active", quantity.hit(), 1);
    }

    private boolean saysWarpsPerBlock(Quantity quantity) {
        if (!quantity.is(Unit.WARPS) || quantity.value() < 1 || quantity.value() > WARP) {
            return false;
        }
        String next = passage.word(quantity.last() + 1);
        String after = passage.word(quantity.last() + 2);
        return Set.of("per", "a", "/", "each").contains(next) && after.equals("block")
                || next.equals("in")
                        && (after.equals("a") || after.equals("each"))
                        && passage.word(quantity.last() + 3).equals("block");
    }

    private int inferred() {
        for (Quantity quantity : passage.quantities()) {
            int threads = fromRegisters(quantity);
            if (threads > 0) {
                return threads;
            }
        }
        for (Equation equation : passage.equations()) {
            int threads = factor(equation);
            if (threads > 0) {
                return threads;
            }
        }
        return new BlockSizeGuess(passage, setup).threads();
    }

    /** "65,536 / (3 x 256)": so many blocks of a block size. */
    private int factor(Equation equation) {
        double size = Math.max(equation.left().value(), equation.right().value());
        double count = Math.min(equation.left().value(), equation.right().value());
        boolean product = equation.operation() == Equation.Operation.MULTIPLY && equation.plain();
        boolean threads = size >= 2 * WARP
                && size <= MOST_THREADS
                && size % WARP == 0
                && size != setup.kernel().registersPerThread();
        return product && threads && count < WARP && count > 1 ? (int) size : 0;
    }

    /** A figure that is the kernel's registers times a block size other than one warp. */
    private int fromRegisters(Quantity quantity) {
        int registers = setup.kernel().registersPerThread();
        if (registers <= 0) {
            return 0;
        }
        int rounded = (registers + 7) / 8 * 8;
        for (int threads = 2 * WARP; threads <= MOST_THREADS; threads += WARP) {
            boolean exact =
                    quantity.equalsWhole((long) registers * threads) || quantity.equalsWhole((long) rounded * threads);
            if (exact && quantity.value() != Situation.REGISTERS_PER_SM && quantity.value() >= 2048) {
                return threads;
            }
        }
        return 0;
    }
}
