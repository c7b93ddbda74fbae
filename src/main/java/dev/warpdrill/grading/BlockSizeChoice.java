package dev.warpdrill.grading;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * The block size that an answer is graded for.
 *
 * @param inferred the candidate gave none: this is the size that explains the figures best
 */
record BlockSizeChoice(int threads, boolean inferred) {

    static BlockSizeChoice of(
            Prompted asked,
            Worksheet typed,
            Heard heard,
            IntFunction<FilledSheet> filled,
            List<Misconception> misconceptions) {
        int stated = stated(asked, typed, heard);
        if (stated > 0) return new BlockSizeChoice(stated, false);
        if (filled.apply(asked.interviewerBlockSize()).figures().isEmpty())
            return new BlockSizeChoice(
                    asked.candidateBlockSize() > 0 ? asked.candidateBlockSize() : asked.interviewerBlockSize(), false);
        return new BlockSizeChoice(best(asked, filled, misconceptions), true);
    }

    private static int stated(Prompted asked, Worksheet typed, Heard heard) {
        if (asked.givenBlockSize() > 0) return asked.givenBlockSize();
        int own = typed.blockSize() > 0 ? typed.blockSize() : heard.blockSize();
        if (own > 0) return own;
        if (asked.candidateBlockSize() > 0) return asked.candidateBlockSize();
        return asked.asked() ? asked.interviewerBlockSize() : 0;
    }

    /** Most right lines; a sheet that one belief explains is nearly as good as a right one. */
    private static int best(Prompted asked, IntFunction<FilledSheet> filled, List<Misconception> misconceptions) {
        Set<Integer> sizes = new LinkedHashSet<>(List.of(asked.interviewerBlockSize(), 256, 128, 512));
        for (int threads = 32; threads <= 1024; threads += 32) sizes.add(threads);
        DiagnosisSearch search = new DiagnosisSearch(misconceptions);
        int best = asked.interviewerBlockSize();
        double most = -1;
        for (int threads : sizes) {
            FilledSheet sheet = filled.apply(threads);
            if (!asked.setup().at(threads).launchable() && threads != best) continue;
            double score = sheet.rightLines();
            if (sheet.anyFigureWrong() && !search.single(sheet).isEmpty())
                score = sheet.figures().size() - 0.5;
            if (score > most) {
                most = score;
                best = threads;
            }
        }
        return best;
    }
}
