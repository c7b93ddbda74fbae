package dev.warpdrill.grading;

import dev.warpdrill.occupancy.Occupancy;
import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.Amount;
import dev.warpdrill.question.LaunchSentences;
import dev.warpdrill.question.NextSentences;
import dev.warpdrill.question.Sentences;
import dev.warpdrill.question.Setup;

/** What is true about a criterion in one configuration, for a scorecard's "missed" column. */
final class Notes {

    private Notes() {}

    /** Empty where the criterion's own sentence says it all. */
    static String of(String criterionId, Setup setup, int blockSize) {
        Occupancy o = setup.at(blockSize);
        switch (criterionId) {
            case "register-limit":
                return "Registers allow " + Amount.blocks(o.limit(Resource.REGISTERS)) + ": "
                        + Amount.number(o.allocatedRegistersPerBlock()) + " a block.";
            case "shared-memory-limit":
                return "Shared memory allows " + Amount.blocks(o.limit(Resource.SHARED_MEMORY)) + "; a block takes "
                        + Amount.kilobytes(o.allocatedSharedMemoryBytesPerBlock()) + ".";
            case "warp-limit":
                return o.maxWarps() + " warps / " + o.warpsPerBlock() + " = " + Amount.blocks(o.limit(Resource.WARPS))
                        + ".";
            case "block-limit":
                return "At most " + o.limits().maxBlocks() + " resident blocks.";
            case "binding-resource":
                return "Limited by " + Amount.resources(o.limitedBy()) + ".";
            case "result":
                return Sentences.result(o) + (Sentences.result(o).endsWith(".") ? "" : ".");
            case "next-step":
                return NextSentences.step(setup, blockSize);
            case "next-limiter":
                return NextSentences.limiter(setup, blockSize);
            case "launch-verdict":
                return o.launchable() ? "It launches." : "It cannot launch.";
            case "launch-rule":
                return o.launchable() ? "No rule is broken: " + Sentences.result(o) + "." : Sentences.result(o);
            case "launch-fix":
                return LaunchSentences.change(o);
            case "opt-in-maximum":
                return Amount.kilobytes(setup.limits().maxSharedMemoryBytesPerBlock()) + " a block after opting in.";
            case "carve-out":
                return (o.blocksPerSm() == 1 ? "The resident block needs the " : "The resident blocks need the ")
                        + Amount.kilobytes(o.smallestCarveoutBytes())
                        + " configuration; the rest of the "
                        + Amount.kilobytes(setup.limits().unifiedBytes())
                        + " array is left to L1.";
            default:
                return "";
        }
    }
}
