package dev.warpdrill.bank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.warpdrill.question.Question;
import dev.warpdrill.question.Seed;
import dev.warpdrill.question.Variant;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder outside the jar adds to the bank that ships, or replaces parts of it; a mistake in it stops the start. */
class BankFolderTest {

    @TempDir
    Path folder;

    @Test
    void without_a_folder_the_bank_is_the_one_that_ships() {
        assertThat(new Bank(Optional.empty()).devices()).hasSize(15);
        assertThat(new Bank(Optional.of(" ")).questions()).hasSize(4);
    }

    @Test
    void a_device_is_added() throws IOException {
        write(
                "devices/a30.yaml",
                shipped("devices/a100-40gb.yaml")
                        .replace("id: a100-40gb", "id: a30")
                        .replace("name: A100 40 GB", "name: A30")
                        .replaceAll("aliases: .*", "aliases: [\"Ampere thirty\"]")
                        .replace("sm_count: 108", "sm_count: 56"));
        Bank bank = bank();
        assertThat(bank.devices()).hasSize(16);
        assertThat(bank.device("ampere-THIRTY").orElseThrow().smCount()).isEqualTo(56);
    }

    @Test
    void a_question_is_replaced_by_its_id_whatever_its_file_is_called() throws IOException {
        write(
                "questions/ours.yaml",
                shipped("questions/odd-warps.yaml")
                        .replace("content_version: 3", "content_version: 4")
                        .replace("title: Odd numbers of warps", "title: Our odd warps"));
        Bank bank = bank();
        Question ours = bank.question("odd-warps").orElseThrow();
        Variant variant = bank.variant(ours, new Seed(1, 7));
        assertThat(bank.questions()).hasSize(4);
        assertThat(variant.title()).isEqualTo("Our odd warps");
        assertThat(variant.contentVersion()).isEqualTo(4);
        assertThat(variant.setup())
                .as("texts do not move what is drawn")
                .isEqualTo(ShippedBank.variant("odd-warps", 7).setup());
    }

    @Test
    void a_rubric_is_replaced_whole() throws IOException {
        write("rubric.yaml", shipped("rubric.yaml").replaceFirst("version: \\d+", "version: 99"));
        assertThat(bank().rubric().version()).isEqualTo(99);
    }

    @Test
    void a_broken_file_stops_the_start_and_is_told_by_its_full_path() throws IOException {
        write("devices/mine.yml", "id: mine\nname: Mine\n");
        assertThatThrownBy(this::bank)
                .isInstanceOf(BankException.class)
                .hasMessageContaining("\n  " + folder + "/devices/mine.yml /sm_count: is missing");
        assertThatThrownBy(() -> new Bank(Optional.of(folder + "/none"))).hasMessageContaining("is not a folder");
    }

    @Test
    void the_build_stops_with_the_list_and_nothing_else() throws IOException, InterruptedException {
        write("devices/t4.yaml", "id: t4\n");
        Process check = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-classpath",
                        System.getProperty("java.class.path") + File.pathSeparator + "target/classes",
                        CheckBank.class.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .start();
        String told = new String(check.getInputStream().readAllBytes());
        assertThat(check.waitFor()).isNotZero();
        assertThat(told)
                .contains("The question bank has ")
                .contains("\n  devices/t4.yaml /name: is missing")
                .contains("\n  rubric.yaml: is missing")
                .doesNotContain("\tat ");
    }

    private Bank bank() {
        return new Bank(Optional.of(folder.toString()));
    }

    private void write(String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static String shipped(String path) throws IOException {
        return Files.readString(Path.of("question-bank", path));
    }
}
