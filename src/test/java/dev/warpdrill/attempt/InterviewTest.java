package dev.warpdrill.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.testing.Tab;
import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;

/** Whole attempts, from the question to the verdict; all on an H100 PCIe, 128 registers, 57 KB of dynamic shared memory. */
@QuarkusTest
class InterviewTest {
    private static final long GRID_OF_90 = 45177;
    private static final long MANY_WAVES = 57786;

    private final Candidate candidate = new Candidate();

    @Test
    void a_candidate_who_knows_it_all() {
        Tab tab = candidate.sits("resident-warps", GRID_OF_90);
        assertThat(tab.text())
                .contains("A kernel uses 128 registers per thread and 57 KB of dynamic shared memory per block.")
                .contains("How many warps are active per SM on an H100 PCIe?")
                .doesNotContain("64 threads");

        tab.type("block_size", "256")
                .type("limit_registers", "2")
                .type("limit_shared_memory", "3")
                .type("limit_warps", "8")
                .type("limit_blocks", "32")
                .tick("Registers")
                .type("blocks_per_sm", "2")
                .type("warps_per_sm", "16/64")
                .type("occupancy", "25%")
                .type("text", """
                        I'll assume 256 threads per block, so 8 warps. Registers are allocated per warp in units of 256: 128 x 32
                        is 4,096, so a block takes 32,768 and 2 blocks fit. Shared memory: 57 KB plus the 1 KB that CUDA reserves
                        is 58 KB, and 228 / 58 allows 3. Warps: 64 / 8 = 8 blocks. The block limit is 32. Registers bind: 2 blocks,
                        16 warps, 25%.""")
                .press("Submit answer");

        assertThat(tab.text()).contains("Follow-up 1", "What would you change to raise it, and what happens next?");
        tab.type("text", """
                        At 80 registers per thread a third block fits, 24 warps. Then shared memory limits it: 3 blocks, it is capped
                        at 37.5%. Forcing the compiler down to 80 registers may spill to local memory.""").press("Submit answer");

        assertThat(tab.text()).contains("Does that occupancy matter? Would you raise it?");
        tab.type("text", """
                        Occupancy is there to hide latency. I'd look at the stall reasons first: if warps wait on long scoreboard
                        with idle issue slots and low DRAM throughput, raise it; if DRAM is busy, leave it. A few warps with many
                        independent loads in flight can saturate memory anyway.""").press("Submit answer");

        assertThat(tab.text()).contains("Switch to 128-thread blocks");
        tab.type("text", """
                        Registers then allow 4 blocks and shared memory 3, so 3 blocks of 4 warps: 12 warps, 18.75%. Smaller blocks
                        waste less at the tail.""").press("Submit answer");

        assertThat(tab.text()).contains("The grid has 90 blocks.");
        tab.type(
                        "text",
                        "90 blocks are fewer than the 114 SMs, so the per-SM limit is irrelevant: most SMs get one block or none.")
                .press("Submit answer");

        assertThat(tab.text()).contains("How do you see the real number?").doesNotContain("Good answer");
        tab.type("text", """
                        Nsight Compute shows theoretical and achieved occupancy side by side. A large gap points at load imbalance
                        or a short grid, not at resource limits.""").press("Submit answer");

        assertThat(tab.address()).endsWith("/scorecard");
        assertThat(tab.page().selectFirst("h1").text()).isEqualTo("Strong Hire");
    }

    @Test
    void a_candidate_who_forgets_the_reserved_kilobyte_is_asked_about_it_first() {
        Tab tab = candidate.sits("resident-warps", MANY_WAVES);
        tab.type("question", "How many threads per block?").press("Ask");
        assertThat(tab.text()).contains("You: How many threads per block? | 256 threads a block.");
        tab.type("text", """
                        Registers: 128 x 32 x 8 is 32,768, so 2 blocks. Shared memory: 228 / 57 = 4 blocks. Warps: 64 / 8 = 8 blocks.
                        At most 32 blocks. Registers bind: 2 blocks, 16 warps, 25%.""").press("Submit answer");

        assertThat(tab.text()).contains("What else takes shared memory in each block");
        tab.type("text", "Right, CUDA reserves 1 KB per block, so a block takes 58 KB and only 3 fit.")
                .press("Submit answer");

        assertThat(tab.text()).contains("What would you change to raise it");
        tab.press("Finish now");

        assertThat(tab.page().selectFirst("h1").text()).isEqualTo("Weak");
    }

    @Test
    void who_wants_feedback_at_once_sees_each_answer_judged_before_the_next_question() {
        Tab tab = candidate.opens(candidate.starts("resident-warps", MANY_WAVES, "step"));
        tab.type("block_size", "256")
                .type("limit_registers", "2")
                .type("limit_shared_memory", "4")
                .type("limit_warps", "8")
                .type("blocks_per_sm", "2")
                .type("warps_per_sm", "16")
                .type("text", "Registers bind.")
                .press("Submit answer");
        assertThat(tab.text())
                .contains("Weak so far. The result is right;", "Graded for 256 threads a block.")
                .contains("Shared memory allows | 4 ✗ | 3 | not right", "Warps per SM | 16 | 16 | right")
                .contains("Binding resource Registers bind")
                .contains("Shared-memory limit Shared memory allows 3 blocks; a block takes 58 KB.")
                .contains("The reserved kilobyte (possible).")
                .contains("Follow-up 1", "What else takes shared memory in each block");

        tab.type("text", "Local memory, I think.").press("Submit answer");
        assertThat(tab.text())
                .contains("Local memory, I think.\nWeak.", "Not shown\nReserved shared memory")
                .contains("A good answer: CUDA reserves 1 KB for each resident block.")
                .contains("Follow-up 2");
    }

    @Test
    void a_question_without_follow_ups_ends_with_its_answer() {
        Tab tab = candidate.sits("impossible-launch", 9); // 164 KB fit no block size
        assertThat(tab.text()).contains("Does it launch?", "The scorecard comes next.");
        assertThat(tab.page().select("input[name=block_size]"))
                .as("it is given")
                .isEmpty();
        assertThat(tab.page().select("input[name=launches]").eachAttr("type")).containsExactly("radio", "radio");
        tab.tick("Yes").press("Submit answer");
        assertThat(tab.address()).endsWith("/scorecard");
    }
}
