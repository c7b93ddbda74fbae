package dev.warpdrill.grading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.question.Hint;
import dev.warpdrill.question.PromptKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Whole interviews put together, from the words and figures to the scorecard. */
class ScorecardTest {

    private static final Map<String, String> SHEET = Map.of(
            "block_size", "256",
            "limit_registers", "2",
            "limit_shared_memory", "4",
            "limit_warps", "8",
            "limit_blocks", "32",
            "binding", "registers",
            "blocks_per_sm", "2",
            "warps_per_sm", "16",
            "occupancy", "25%");

    private static final Map<String, String> RIGHT = with(SHEET, "limit_shared_memory", "3");
    private static final String STRONG_MAIN = "256 threads a block.";

    private static Map<String, String> with(Map<String, String> sheet, String line, String typed) {
        Map<String, String> changed = new HashMap<>(sheet);
        changed.put(line, typed);
        return changed;
    }

    /** Every deeper point, in follow-ups. */
    private static SeedInterview strong(SeedInterview interview) {
        return interview
                .heard(PromptKind.MOVE, "next-step", Hearing.MET)
                .heard(PromptKind.STATIC_48K, "static-48k-ceiling", Hearing.MET)
                .heard(PromptKind.MATTERS, "stall-evidence", Hearing.MET)
                .heard(PromptKind.MOVE, "spill-cost", Hearing.MET);
    }

    @Test
    void the_seeds_answer_reads_like_the_drawn_scorecard() {
        Scorecard card = new SeedInterview()
                .main(SeedInterview.MAIN, SHEET)
                .probe(PromptKind.MOVE, SeedInterview.MOVE)
                .scorecard();
        assertThat(text(card)).isEqualTo("""
                Hire
                Right result, by the right method: 2 blocks, 16 of 64 warps, 25%, limited by registers. One of the four limits is wrong and happened not to bind.
                Hire, not Strong Hire: Shared-memory limit: computed wrongly.
                Hire, not Strong Hire: a mistake changed a figure: the reserved kilobyte.
                Hire, not Strong Hire: no 48 KB static ceiling, no next limiter, no stall evidence (or latency hiding with instruction-level parallelism), no spill cost (1 deeper point, 3 wanted).
                met Block size stated, answer 0 [256 threads]
                met Register limit, answer 0 [2 blocks]
                wrong Shared-memory limit, answer 0: Shared memory allows 3 blocks; a block takes 58 KB.
                missed Reserved shared memory, answer 0: CUDA reserves 1 KB of shared memory for each resident block from compute capability 8.0 on.
                met Warp limit, answer 0 [64 / 8 = 8]
                met Block limit, answer 0 [32]
                met Binding resource, answer 0 [The minimum is 2, so registers]
                met Result, answer 0 [16 warps, 25%, 2 blocks]
                met Next step, answer 1 [80 registers]
                missed (deeper) Next limiter, answer 0: With 80 registers a thread, registers and shared memory limit.
                met (deeper) Allocation granularity, answer 0 [multiple of 256, a warp]
                missed (deeper) 48 KB static ceiling, answer 0: Static shared memory ends at 48 KB; more needs dynamic shared memory and the opt-in attribute.
                missed (deeper) Latency hiding, answer 0: Occupancy is there to hide latency; other warps issue while one waits.
                missed (deeper) Stall evidence, answer 0: Decides by the profiler: long-scoreboard stalls and idle issue slots speak for more warps, busy DRAM or tensor pipes against.
                missed (deeper) Instruction-level parallelism, answer 0: Few warps with many independent loads in flight can saturate the memory.
                perhaps (deeper) Spill cost, answer 1 [spilling, to local, local memory]: Fewer registers than the kernel needs spill to local memory, which costs memory traffic.
                mistake: The reserved kilobyte, answer 0 [228 / 57]
                  theirs: shared memory asked for | 57 KB
                  theirs: reserved | – *
                  theirs: per block | 57 KB *
                  theirs: per SM | 228 KB
                  theirs: 228 / 57 = 4.00 | 4 blocks *
                  theirs: smallest of 2, 4, 8, 32 | 2 blocks
                  theirs: blocks | 2
                  theirs: occupancy | 25%
                  truth: shared memory asked for | 57 KB
                  truth: reserved | 1 KB *
                  truth: per block | 58 KB *
                  truth: per SM | 228 KB
                  truth: 228 / 58 = 3.93 | 3 blocks *
                  truth: smallest of 2, 3, 8, 32 | 2 blocks
                  truth: blocks | 2
                  truth: occupancy | 25%
                next: The reserved kilobyte, where it changes the result -> resident-warps forgot-reserved
                next: Next limiter -> resident-warps
                next: 48 KB static ceiling -> impossible-launch static-over-48k
                """);
    }

    @Test
    void a_criterion_that_only_a_hint_brought_out_is_shown_as_such_and_leads_to_no_strong_hire() {
        Hint block = new Hint(1, "One fact is missing.", List.of("block-size-stated"));
        Scorecard hinted =
                strong(new SeedInterview().main(STRONG_MAIN, RIGHT, block)).scorecard();
        assertThat(line(hinted, "block-size-stated").afterHint()).isTrue();
        assertThat(hinted.judgment().verdict()).isEqualTo(Verdict.HIRE);
        assertThat(hinted.judgment().reasons())
                .containsExactly("Hire, not Strong Hire: Block size stated: shown only after a hint.");
        Scorecard unaided = strong(new SeedInterview().main(STRONG_MAIN, RIGHT)).scorecard();
        assertThat(unaided.judgment().verdict()).isEqualTo(Verdict.STRONG_HIRE);
        assertThat(unaided.judgment().reasons()).isEmpty();
    }

    @Test
    void a_hint_does_not_spoil_what_was_shown_before_it() {
        Hint reserved = new Hint(1, "CUDA takes it itself.", List.of("reserved-shared-memory"));
        Scorecard card = new SeedInterview()
                .main(STRONG_MAIN, RIGHT)
                .probe(PromptKind.RESERVED, "CUDA reserves 1 KB for each block.", reserved)
                .scorecard();
        assertThat(line(card, "reserved-shared-memory").met()).isTrue();
        assertThat(line(card, "reserved-shared-memory").afterHint()).isFalse();
    }

    @Test
    void limits_and_result_come_from_the_main_answer_alone() {
        Scorecard card = new SeedInterview()
                .main("256 threads.", Map.of("block_size", "256"))
                .probe(PromptKind.MOVE, "Now registers allow 2 blocks, so 2 blocks and 16 warps, 25%.")
                .scorecard();
        assertThat(line(card, "register-limit").met()).isFalse();
        assertThat(line(card, "result").met()).isFalse();
        assertThat(card.judgment().verdict()).isEqualTo(Verdict.WEAK);
    }

    @Test
    void a_later_contradiction_withdraws_what_was_met() {
        SeedInterview met =
                new SeedInterview().main(STRONG_MAIN, RIGHT).heard(PromptKind.MATTERS, "spill-cost", Hearing.MET);
        assertThat(line(met.scorecard(), "spill-cost").met()).isTrue();
        Scorecard withdrawn =
                met.heard(PromptKind.MOVE, "spill-cost", Hearing.CONTRADICTED).scorecard();
        assertThat(line(withdrawn, "spill-cost").met()).isFalse();
        assertThat(line(withdrawn, "spill-cost").contradicted()).isTrue();
    }

    @Test
    void asking_for_the_block_size_counts_as_stating_it() {
        SeedInterview asked = new SeedInterview().main("Registers allow 2 blocks.", Map.of(), true);
        assertThat(line(asked.scorecard(), "block-size-stated").met()).isTrue();
        SeedInterview silent = new SeedInterview().main("Registers allow 2 blocks.", Map.of(), false);
        assertThat(line(silent.scorecard(), "block-size-stated").met()).isFalse();
    }

    private static CriterionResult line(Scorecard card, String id) {
        return card.criteria().stream()
                .map(Scorecard.CriterionLine::result)
                .filter(c -> c.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static String text(Scorecard card) {
        StringBuilder text = new StringBuilder();
        line(text, card.judgment().verdict().title());
        line(text, card.judgment().summary());
        card.judgment().reasons().forEach(r -> line(text, r));
        for (Scorecard.CriterionLine c : card.criteria()) line(text, criterion(c));
        for (Scorecard.MistakeLine m : card.mistakes()) {
            Diagnosis d = m.diagnosis();
            line(
                    text,
                    (d.possible() ? "perhaps: " : "mistake: ") + d.name() + (d.changesFigure() ? "" : " (no figure)")
                            + ", answer " + m.step() + " "
                            + d.evidence().stream().map(Evidence::quote).toList());
            d.theirs()
                    .forEach(w -> line(text, "  theirs: " + w.label() + " | " + w.value() + (w.differs() ? " *" : "")));
            d.truth().forEach(w -> line(text, "  truth: " + w.label() + " | " + w.value() + (w.differs() ? " *" : "")));
        }
        card.practiceNext()
                .forEach(p -> line(
                        text, "next: " + p.title() + " -> " + (p.questionId() + " " + p.misconceptionId()).strip()));
        return text.toString();
    }

    private static String criterion(Scorecard.CriterionLine line) {
        CriterionResult c = line.result();
        String how = c.met()
                ? c.afterHint() ? "after a hint" : "met"
                : c.contradicted() ? "wrong" : c.perhaps() ? "perhaps" : "missed";
        List<String> quotes = c.evidence().stream().map(Evidence::quote).toList();
        return how + (line.deeper() ? " (deeper) " : " ") + c.title() + ", answer " + line.step()
                + (quotes.isEmpty() ? "" : " " + quotes) + (c.note().isEmpty() ? "" : ": " + c.note());
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }

    @Test
    void a_result_recanted_in_a_follow_up_is_withdrawn() {
        SeedInterview right = new SeedInterview().main(SeedInterview.MAIN, RIGHT);
        Scorecard before = right.scorecard();
        Scorecard after = right.probe(PromptKind.MATTERS, "I was wrong before: it is 24 warps per SM.")
                .scorecard();
        assertThat(text(before)).contains("met Result, answer 0");
        assertThat(text(after)).contains("wrong Result, answer 1 [24 warps]");
        assertThat(after.judgment().verdict()).isEqualTo(Verdict.WEAK);
    }
}
