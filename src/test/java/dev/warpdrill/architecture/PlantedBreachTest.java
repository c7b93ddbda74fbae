package dev.warpdrill.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.EvaluationResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Each rule reports the breach planted for it, so that a rule that no longer looks at anything is noticed. */
class PlantedBreachTest {
    static final List<PlantedBreach> BREACHES = PlantedBreach.ALL;

    @TempDir
    Path folder;

    @ParameterizedTest(name = "{0}")
    @FieldSource("BREACHES")
    void a_planted_breach_is_reported(PlantedBreach breach) throws IOException {
        ArchRule rule = rules().filter(candidate -> candidate.getDescription().startsWith(breach.rule()))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no rule starts with: " + breach.rule()));
        EvaluationResult result = rule.evaluate(PlantedCode.compiled(folder, breach.sources()));
        assertThat(result.hasViolation()).isTrue();
        assertThat(result.getFailureReport().toString()).contains(breach.culprit());
    }

    @Test
    void every_rule_has_a_planted_breach() {
        assertThat(rules().map(ArchRule::getDescription))
                .allSatisfy(description -> assertThat(BREACHES)
                        .anySatisfy(breach -> assertThat(description).startsWith(breach.rule())));
    }

    @Test
    void a_file_of_251_lines_is_reported_and_one_of_250_is_not() throws IOException {
        Files.writeString(folder.resolve("Long.java"), "line\n".repeat(251));
        Files.writeString(folder.resolve("Fits.java"), "line\n".repeat(250));
        assertThat(SourceRules.longFiles(folder)).singleElement().asString().contains("Long.java");
    }

    @ParameterizedTest
    @FieldSource("REFUSED_TEMPLATES")
    void what_the_content_security_policy_refuses_is_reported(String template) throws IOException {
        plantTemplate(template);
        assertThat(SourceRules.inlineScriptsAndStyles(folder)).hasSize(1);
    }

    @ParameterizedTest
    @FieldSource("SOUND_TEMPLATES")
    void what_it_allows_is_not(String template) throws IOException {
        plantTemplate(template);
        assertThat(SourceRules.inlineScriptsAndStyles(folder)).isEmpty();
    }

    @Test
    void a_path_of_one_machine_is_reported() throws IOException {
        // Put together here, or this file would be a breach itself.
        String path = String.join("/", "", "home", "me", "notes");
        Files.writeString(folder.resolve("Planted.java"), "Path.of(\"" + path + "\")");
        Files.writeString(folder.resolve("Sound.java"), "Path.of(\"data\")");
        assertThat(SourceRules.pathsOfOneMachine(folder))
                .singleElement()
                .asString()
                .contains("Planted");
    }

    @Test
    void a_migration_without_name_or_purpose_is_reported() throws IOException {
        Files.writeString(folder.resolve("V1__attempts__create.sql"), "-- One row an attempt.\n");
        Files.writeString(folder.resolve("V2__more.sql"), "alter table attempts");
        assertThat(SourceRules.migrationsWithoutAName(folder))
                .singleElement()
                .asString()
                .contains("V2");
        assertThat(SourceRules.migrationsWithoutAComment(folder))
                .singleElement()
                .asString()
                .contains("V2");
    }

    static final List<String> REFUSED_TEMPLATES = List.of(
            "<script>start()</script>",
            "<script type=\"module\">start()</script>",
            "<style>p { color: red }</style>",
            "<p class=\"a\" style=\"color: red\">",
            "<button onclick=\"go()\">",
            "<form hx-on:submit=\"go()\">",
            "<a href=\"javascript:go()\">");

    static final List<String> SOUND_TEMPLATES = List.of(
            "<script src=\"/js/drafts.js\" defer></script>",
            "<script type=\"application/json\" id=\"curve\">[1]</script>",
            "<link rel=\"stylesheet\" href=\"/css/base.css\">",
            "<p>A block comes on = one more</p>");

    private void plantTemplate(String text) throws IOException {
        Path templates = Files.createDirectories(folder.resolve("templates"));
        Files.writeString(templates.resolve("show.html"), text);
    }

    private static Stream<ArchRule> rules() {
        return Stream.concat(ClassRules.forMain().stream(), ClassRules.forTests().stream());
    }
}
