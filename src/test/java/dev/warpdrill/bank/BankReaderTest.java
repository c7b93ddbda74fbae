package dev.warpdrill.bank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A mistake in a file of the bank is told with file, key and what was expected. */
class BankReaderTest {

    private static final BankFiles SHIPPED = BankFiles.in(Path.of("question-bank"));

    @Test
    void the_shipped_bank_is_whole() {
        BankContents bank = BankReader.read(List.of(SHIPPED));
        assertThat(bank.devices()).hasSize(15);
        assertThat(bank.questions())
                .extracting(q -> q.id())
                .containsExactlyInAnyOrder("resident-warps", "odd-warps", "impossible-launch", "largest-registers");
        assertThat(bank.rubric().misconceptions()).hasSize(20);
        assertThat(bank.devices().stream().filter(d -> d.answersTo("h100")).map(d -> d.id()))
                .containsExactly("h100-sxm");
        assertThat(bank.devices().stream().filter(d -> d.answersTo("RTX-4090")).map(d -> d.id()))
                .containsExactly("rtx-4090");
    }

    @Test
    void mistakes_are_told_by_file_and_key() {
        broken("devices/t4.yaml", "sm_count: 40", "sm_count: none", "devices/t4.yaml", "sm_count", "integer");
        broken("devices/t4.yaml", "sm_count: 40", "sm_count: 0", "devices/t4.yaml", "sm_count", "minimum");
        broken(
                "devices/t4.yaml",
                "compute_capability: \"7.5\"",
                "compute_capability: \"7.6\"",
                "devices/t4.yaml",
                "7.6 is not known; known are 7.0");
        broken("devices/t4.yaml", "sm_count:", "sm_cuont:", "devices/t4.yaml", "sm_cuont");
        broken("devices/t4.yaml", "\"Tesla T4\"", "\"H100\"", "\"H100\" is also a name of h100-sxm");
        broken("devices/t4.yaml", "aliases: [", "aliases: [[", "devices/t4.yaml", "line", "is not YAML");
        broken(
                "misconceptions/forgot-reserved.yaml",
                "rule: forgot-reserved",
                "rule: forgot",
                "\"forgot\" is not a rule; the rules are");
        broken(
                "questions/odd-warps.yaml",
                "[ignores-sub-partitions, no-granularity, forgot-reserved]",
                "[ignores-everything]",
                "questions/odd-warps.yaml",
                "\"ignores-everything\" is not a misconception");
        broken(
                "questions/odd-warps.yaml",
                "v100, a100-80gb",
                "v100, a200",
                "/draws/0/devices",
                "\"a200\" is not a device; known are");
        broken(
                "questions/odd-warps.yaml",
                "**{registers} registers",
                "**{regs} registers",
                "questions/odd-warps.yaml",
                "{regs} is not a figure; known are");
        broken(
                "questions/odd-warps.yaml",
                "gives: [next-step]",
                "gives: [next-stop]",
                "\"next-stop\" is not a criterion");
        broken(
                "questions/odd-warps.yaml",
                "task: resident-warps",
                "task: juggling",
                "questions/odd-warps.yaml",
                "task",
                "\"juggling\"");
        broken(
                "questions/largest-registers.yaml",
                "wanted_blocks: [2, 3, 4, 5, 6, 7, 8]",
                "wanted_blocks: [33]",
                "finds no sensible configuration");
        broken(
                "rubric.yaml",
                "shows: [launch-verdict,",
                "shows: [launch-verdikt,",
                "rubric.yaml",
                "\"launch-verdikt\" is not among the criteria");
    }

    @Test
    void all_mistakes_are_told_together() {
        Map<String, String> texts = new TreeMap<>(SHIPPED.texts());
        texts.put("devices/t4.yaml", "id: T4");
        texts.put("devices/l4.yaml", "name: L4");
        assertThatThrownBy(() -> BankReader.read(List.of(new BankFiles(texts))))
                .isInstanceOf(BankException.class)
                .hasMessageContaining("devices/t4.yaml")
                .hasMessageContaining("devices/l4.yaml");
    }

    @Test
    void a_folder_adds_to_the_bank_and_replaces_what_has_the_same_id() {
        String renamed = SHIPPED.texts()
                .get("questions/odd-warps.yaml")
                .replace("title: Odd numbers of warps", "title: Odd warps, ours");
        String device = SHIPPED.texts()
                .get("devices/t4.yaml")
                .replace("id: t4", "id: t4-ours")
                .replace("name: T4", "name: Our T4")
                .replace("\"Tesla T4\"", "\"Ours\"");
        BankFiles own = new BankFiles(Map.of("questions/mine.yaml", renamed, "devices/ours.yaml", device));
        BankContents bank = BankReader.read(List.of(SHIPPED, own));
        assertThat(bank.question("odd-warps").orElseThrow().title()).isEqualTo("Odd warps, ours");
        assertThat(bank.questions()).hasSize(4);
        assertThat(bank.devices()).hasSize(16);
    }

    @Test
    void a_folder_that_is_none_is_refused() {
        assertThatThrownBy(() -> BankFiles.in(Path.of("no-such-bank")))
                .hasMessageContaining("no-such-bank is not a folder");
    }

    private static void broken(String file, String right, String wrong, String... told) {
        Map<String, String> texts = new TreeMap<>(SHIPPED.texts());
        assertThat(texts.get(file)).contains(right);
        texts.computeIfPresent(file, (path, text) -> text.replace(right, wrong));
        assertThatThrownBy(() -> BankReader.read(List.of(new BankFiles(texts))))
                .as("%s: %s", file, wrong)
                .isInstanceOf(BankException.class)
                .message()
                .contains(told);
    }
}
