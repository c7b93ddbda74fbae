package dev.warpdrill.reading;

import dev.warpdrill.bank.ShippedBank;
import dev.warpdrill.grading.Assessment;
import dev.warpdrill.grading.CriterionResult;
import dev.warpdrill.grading.Diagnosis;
import dev.warpdrill.grading.Heard;
import dev.warpdrill.grading.Prompted;
import dev.warpdrill.grading.Rubric;
import dev.warpdrill.grading.Worksheet;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Task;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Measures the reader against rated answers, graded as the API grades them. */
final class ReadingReport {
    final Tally criteria = new Tally();
    final Tally mistakes = new Tally();
    final Verdicts verdicts = new Verdicts();

    private final Reader reader = new Reader();
    private final Rubric rubric = ShippedBank.rubric();
    private final StringBuilder misses = new StringBuilder();
    private int answers;
    private int blockSizes;

    static ReadingReport on(List<LabelledAnswer> answers) {
        ReadingReport report = new ReadingReport();
        answers.forEach(report::add);
        return report;
    }

    private void add(LabelledAnswer answer) {
        Heard heard = reader.read(answer.prompt(), answer.setup(), 0, answer.text());
        int given = answer.prompt() == PromptKind.BLOCK_128 ? 128 : 0;
        Prompted prompted = new Prompted(answer.prompt(), answer.setup(), Task.RESIDENT_WARPS, given, 256, false, 0, 0);
        Assessment assessment = rubric.assess(prompted, Worksheet.EMPTY, heard);
        Set<String> met = assessment.criteria().stream()
                .filter(CriterionResult::met)
                .map(CriterionResult::id)
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> wrong = assessment.diagnoses().stream()
                .filter(d -> !d.possible())
                .map(Diagnosis::misconceptionId)
                .collect(Collectors.toCollection(TreeSet::new));
        String verdict = assessment.judgment().verdict().id();
        criteria.add(answer.criteria(), met);
        mistakes.add(answer.mistakes(), wrong);
        verdicts.add(answer.verdict(), verdict);
        answers++;
        blockSizes += heard.blockSize() == answer.blockSize() ? 1 : 0;
        if (!answer.heldOut()) {
            missed(answer, met, wrong, verdict);
        }
    }

    private void missed(LabelledAnswer answer, Set<String> met, Set<String> wrong, String verdict) {
        String apart = difference("-", answer.criteria(), met)
                + difference("+", met, answer.criteria())
                + difference("-", answer.mistakes(), wrong)
                + difference("+", wrong, answer.mistakes())
                + (verdict.equals(answer.verdict()) ? "" : " " + answer.verdict() + "->" + verdict);
        if (!apart.isEmpty()) {
            misses.append("  ")
                    .append(answer.id())
                    .append(' ')
                    .append(answer.prompt().id())
                    .append(apart)
                    .append('\n');
        }
    }

    private static String difference(String sign, Set<String> of, Set<String> without) {
        return of.stream()
                .filter(id -> !without.contains(id))
                .map(id -> " " + sign + id)
                .collect(Collectors.joining());
    }

    /** Where reader and raters part, for the answers that may be looked at. */
    String misses() {
        return misses.toString();
    }

    String text(String title) {
        return String.format(Locale.ROOT, "== %s: %d answers, block size as rated in %d%n", title, answers, blockSizes)
                + criteria.table("criteria") + mistakes.table("mistakes") + "verdicts\n" + verdicts.table();
    }

    String summary(String title) {
        return String.format(
                Locale.ROOT,
                "%-28s criteria F1 %.3f  mistakes F1 %.3f  verdict exact %.3f  kappa %.3f%n",
                title,
                criteria.f1(),
                mistakes.f1(),
                verdicts.exact(),
                verdicts.kappa());
    }
}
