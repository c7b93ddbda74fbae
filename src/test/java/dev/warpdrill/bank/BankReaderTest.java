package dev.warpdrill.bank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A mistake in a file of the bank is told with file, key, what stands there and what was expected. */
class BankReaderTest {

    private static final BankFiles SHIPPED = BankFiles.in(Path.of("question-bank"));

    /** One case of broken.txt. */
    record Mistake(String file, String right, String wrong, List<String> told) {

        @Override
        public String toString() {
            return file + ": " + wrong;
        }
    }

    static Stream<Mistake> mistakes() throws IOException {
        String table = Files.readString(Path.of("src/test/resources/bank/broken.txt"));
        return Stream.of(table.split("\n\n")).map(BankReaderTest::mistake);
    }

    private static Mistake mistake(String block) {
        List<String> lines =
                block.lines().filter(l -> !l.startsWith("#") && !l.isBlank()).toList();
        List<String> told =
                lines.subList(3, lines.size()).stream().map(l -> l.substring(2)).toList();
        return new Mistake(lines.get(0), lines.get(1).substring(2), lines.get(2).substring(2), told);
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void a_mistake_is_told_by_file_and_key_and_nothing_else_is(Mistake mistake) {
        List<String> told = told(changed(mistake.file, mistake.right, mistake.wrong));
        assertThat(told).hasSameSizeAs(mistake.told);
        for (int i = 0; i < told.size(); i++)
            assertThat(told.get(i)).matches(Pattern.quote(mistake.told.get(i)).replace("...", "\\E.*\\Q"));
    }

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
    void devices_are_found_by_alias_whatever_the_case_spaces_and_dashes() {
        Map<String, String> typed = Map.of(
                "h100",
                "h100-sxm",
                "H100 sxm5",
                "h100-sxm",
                "RTX-4090",
                "rtx-4090",
                "a100",
                "a100-40gb",
                "A100-80GB",
                "a100-80gb",
                "geforce rtx5090",
                "rtx-5090",
                "Tesla_T4",
                "t4");
        typed.forEach((name, id) -> assertThat(BankReader.read(List.of(SHIPPED)).devices().stream()
                        .filter(d -> d.answersTo(name))
                        .map(d -> d.id()))
                .as(name)
                .containsExactly(id));
    }

    @Test
    void mistakes_of_all_files_and_kinds_are_told_together() {
        Map<String, String> texts = new TreeMap<>(SHIPPED.texts());
        texts.put("devices/t4.yaml", "id: T4");
        texts.put("devices/l4.yaml", "");
        texts.put("device/mine.yaml", "id: mine");
        texts.put(
                "questions/odd-warps.yaml",
                texts.get("questions/odd-warps.yaml").replace("gives: [next-step,", "gives: [next-stop,"));
        List<String> told = told(texts);
        assertThat(told)
                .anyMatch(t -> t.startsWith("devices/t4.yaml /id: \"T4\" is not lower-case"))
                .contains("devices/t4.yaml /sm_count: is missing")
                .contains("devices/l4.yaml: is empty")
                .contains(
                        "device/mine.yaml: is not read; a bank has devices/, questions/, misconceptions/ and rubric.yaml")
                .anyMatch(t -> t.startsWith("questions/odd-warps.yaml /probes/0/hints/1/gives/0: \"next-stop\""))
                .as("a question that names a broken device is not blamed")
                .noneMatch(t -> t.startsWith("questions/") && t.contains("is not a device"));
    }

    @Test
    void two_files_with_one_id_are_refused() {
        Map<String, String> texts = new TreeMap<>(SHIPPED.texts());
        texts.put("questions/second.yaml", texts.get("questions/odd-warps.yaml"));
        assertThat(told(texts))
                .containsExactly("questions/second.yaml /id: \"odd-warps\" is also the id of questions/odd-warps.yaml");
    }

    @Test
    void a_bank_without_a_rubric_is_refused() {
        Map<String, String> texts = new TreeMap<>(SHIPPED.texts());
        texts.remove("rubric.yaml");
        assertThat(told(texts)).containsExactly("rubric.yaml: is missing");
    }

    @Test
    void a_folder_that_is_none_is_refused() {
        assertThatThrownBy(() -> BankFiles.in(Path.of("no-such-bank")))
                .hasMessage("no-such-bank is not a folder with a question bank");
    }

    private static Map<String, String> changed(String file, String right, String wrong) {
        Map<String, String> texts = new TreeMap<>(SHIPPED.texts());
        assertThat(texts.get(file)).contains(right);
        texts.computeIfPresent(file, (path, text) -> text.replace(right, wrong));
        return texts;
    }

    private static List<String> told(Map<String, String> texts) {
        BankException refused =
                catchThrowableOfType(BankException.class, () -> BankReader.read(List.of(new BankFiles("", texts))));
        assertThat(refused).as("nothing was told").isNotNull();
        List<String> lines = new ArrayList<>(refused.getMessage().lines().toList());
        String head = lines.remove(0);
        assertThat(head)
                .isEqualTo("The question bank has " + (lines.size() == 1 ? "1 problem:" : lines.size() + " problems:"));
        return lines.stream().map(String::strip).toList();
    }
}
