package dev.warpdrill.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The house rules hold in this repository. That each of them can fail is the matter of {@link PlantedBreachTest}. */
class ArchitectureTest {
    private static final JavaClasses MAIN = new ClassFileImporter().importPath(Path.of("target", "classes"));
    private static final JavaClasses TESTS = new ClassFileImporter().importPath(Path.of("target", "test-classes"));
    static final List<ArchRule> MAIN_RULES = ClassRules.forMain();
    static final List<ArchRule> TEST_RULES = ClassRules.forTests();

    @ParameterizedTest(name = "{0}")
    @FieldSource("MAIN_RULES")
    void the_application_keeps_the_rule(ArchRule rule) {
        rule.check(MAIN);
    }

    @ParameterizedTest(name = "{0}")
    @FieldSource("TEST_RULES")
    void the_tests_keep_the_rule(ArchRule rule) {
        rule.check(TESTS);
    }

    @Test
    void there_are_classes_to_check() {
        assertThat(MAIN.contain("dev.warpdrill.Main")).isTrue();
        assertThat(TESTS.contain(ArchitectureTest.class)).isTrue();
    }

    @Test
    void no_source_file_is_longer_than_250_lines() {
        assertThat(SourceRules.longFiles(Path.of("src"))).isEmpty();
    }

    @Test
    void no_template_holds_a_script_or_style() {
        assertThat(SourceRules.inlineScriptsAndStyles(Path.of("src", "main", "resources")))
                .isEmpty();
    }

    @Test
    void no_file_names_a_path_of_one_machine() {
        assertThat(Stream.of("src", ".ci", "question-bank", "db-migrations")
                        .flatMap(folder -> SourceRules.pathsOfOneMachine(Path.of(folder)).stream()))
                .isEmpty();
    }

    @Test
    void migrations_have_a_name_and_a_purpose() {
        assertThat(SourceRules.migrationsWithoutAName(Path.of("db-migrations"))).isEmpty();
        assertThat(SourceRules.migrationsWithoutAComment(Path.of("db-migrations")))
                .isEmpty();
    }
}
