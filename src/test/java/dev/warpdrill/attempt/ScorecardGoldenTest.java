package dev.warpdrill.attempt;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.warpdrill.testing.VisibleText;
import io.quarkus.test.junit.QuarkusTest;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

@QuarkusTest
class ScorecardGoldenTest {

    @Test
    void the_drawn_scorecard_reads_as_drawn() {
        String text = VisibleText.of(shared());
        assertThat(text.substring(0, text.indexOf("\nThe SM\n"))).isEqualTo("""
                        Scorecard, Nov 30, 2026, 17 minutes
                        H100, 128 registers, 57 KB of dynamic shared memory
                        Hire
                        Weak
                        Hire
                        Strong Hire
                        Right result, by the right method: 2 blocks, 16 of 64 warps, 25%, limited by registers.
                        Why not strong hire
                        A mistake changed a figure: shared memory fits 3 blocks, not 4.
                        Two of the five deeper points. Strong hire takes three.
                        What was said
                        Letters point to the criteria below
                        How many warps are active per SM on an H100?
                        I'd assume 256 threads per block^a, so 8 warps. Registers: 128 times 32 is 4,096 a warp, already a multiple of 256, so 32,768 a block, so 2 blocks^b. Shared memory: 228 / 57 = 4 blocks^e. Warps would allow 64 / 8 = 8 and the block limit is 32. The minimum is 2, so registers bind. 2 blocks: 16 warps, 25%^c.
                        Asked: “What's the block size?” Answered: “Pick one, and say which you picked.”
                        What would you change to raise it, and what happens next?
                        Fewer registers: at 80 registers a third block fits, 24 warps^d, and at 64 it is 4 blocks and 50%^f. Below what the kernel needs the compiler may start spilling^g to local memory, so I wouldn't force it.
                        Hint taken: How many registers would let a third block in?
                        5 met
                        a Block size stated I'd assume 256 threads per block
                        b Register limit 32,768 a block, so 2 blocks
                        – Warp limit From your worksheet.
                        c Result 2 blocks: 16 warps, 25%
                        d Next step after a hint at 80 registers a third block fits, 24 warps
                        1 perhaps
                        g Spill cost strong the compiler may start spilling
                        3 missed
                        e Shared-memory limit said otherwise 228 / 57 = 4 blocks 3 blocks. Each one takes 58 KB.
                        – Reserved shared memory The 1 KB per block was not counted.
                        f Next limiter strong said otherwise at 64 it is 4 blocks and 50% Shared memory stops it at 3 blocks, 37.5%.
                        The mistake: the reserved kilobyte
                        Found in 1 figure
                        CUDA reserves 1 KB of shared memory for every resident block, on compute capability 8.0 and later.
                        [4 times 57 KB is exactly 228 of 228 KB; with the reserved kilobyte 3 blocks take 174 KB and one more would need 232.]
                        What you computed
                        per block | 57 KB
                        228 / 57 = 4.00 | 4 blocks
                        What is true
                        per block | 58 KB
                        228 / 58 = 3.93 | 3 blocks
                        Worked solution
                        256 threads a block, your block size
                        Limit | Computation | Answer | True
                        Registers | 65,536 / (128 × 32 × 8 = 32,768) | 2 | 2
                        Shared memory | 228 / (57 + 1) KB | 4 ✗ | 3
                        Warps | 64 / (256 / 32 = 8) | 8 | 8
                        Block slots | compute capability 9.0 | 32 | 32
                        Binds | the smallest | registers | registers
                        Blocks | min(2, 3, 8, 32) | 2 | 2
                        Warps per SM | 2 × 8 | 16 | 16
                        Occupancy | 16 / 64 | 25% | 25%
                        What to practice next
                        The reserved kilobyte
                        Where it changes the result.""");
    }

    @Test
    void words_with_markup_in_them_are_shown_and_never_run() {
        String attack = "<script>alert(1)</script><img src=x onerror=alert(2)> & \"so\" 2 blocks: 16 warps, 25%";
        Document page = Jsoup.parse(shared(attack, "<b>at 64 it is 4 blocks and 50%</b>"));
        assertThat(page.select("script:not([src]), main img, .answer b, [onerror]"))
                .isEmpty();
        assertThat(page.selectFirst(".answer").text()).contains("<script>alert(1)</script>", "& \"so\"");
        assertThat(page.select("mark.bad")).isNotEmpty();
    }

    @Test
    void an_answer_on_the_worksheet_alone_is_shown_as_such() {
        assertThat(VisibleText.of(shared(" ", " ")))
                .contains("Worksheet only. Its figures are in the worked solution below.")
                .contains("No answer.");
    }

    @Test
    void the_owner_can_object_to_what_was_missed_and_share_the_page() {
        Document page = Jsoup.parse(given().get("/drawn/owned").asString());
        assertThat(page.select(".objection form input[name=criterion]").eachAttr("value"))
                .containsExactly("spill-cost", "shared-memory-limit", "reserved-shared-memory", "next-limiter");
        assertThat(page.select(".objection option").eachText())
                .contains("The question itself", "What would you change to raise it, and what happens next?");
        assertThat(page.select(".objection details[open] [role=alert]").eachText())
                .containsExactly("These words are not in it.");
        assertThat(page.select(".objection details[open] textarea").eachText()).containsExactly("<i>1 KB</i>");
        assertThat(page.select(".objection > p").text()).contains("at 64 it is 4 blocks");
        assertThat(page.text()).contains("Make a link", "I did say that", "Change or withdraw");
    }

    @Test
    void a_reader_of_a_shared_link_gets_no_form() {
        Document page = Jsoup.parse(shared());
        assertThat(page.select("main form")).isEmpty();
        assertThat(page.select("meta[name=robots]").attr("content")).isEqualTo("noindex");
    }

    private static String shared() {
        return given().get("/drawn/shared").asString();
    }

    private static String shared(String main, String move) {
        return given().queryParam("main", main)
                .queryParam("move", move)
                .get("/drawn/shared")
                .asString();
    }
}
