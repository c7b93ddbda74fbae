package dev.warpdrill.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;

import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.GeneralCodingRules;
import jakarta.persistence.Entity;
import jakarta.ws.rs.HttpMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/** The house rules that compiled classes show. */
final class ClassRules {
    private static final String KIND_NAMES = ".*(Utils?|Manager|Helper|Impl|Service|Mapper|Facade|Dto|DTO)";

    private ClassRules() {}

    /** Rules for src/main. */
    static List<ArchRule> forMain() {
        List<ArchRule> rules = new ArrayList<>(Rooms.rules());
        rules.add(noClockInTheCore());
        rules.add(noChanceInTheCore());
        rules.add(namesSayWhichThing());
        rules.add(noSetters());
        rules.add(entitiesHideTheirFields());
        rules.add(EntityFree.templateMethods());
        rules.add(EntityFree.pageRecords());
        rules.add(endpointsArePublic());
        rules.add(languageLibrariesStayInReading());
        rules.add(GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS.as("no printing: there is a log"));
        return rules.stream().map(rule -> rule.allowEmptyShould(true)).toList();
    }

    /** Rules for src/test. */
    static List<ArchRule> forTests() {
        return List.of(noSleeping(), namesSayWhichThing());
    }

    private static ArchRule noClockInTheCore() {
        return noClasses()
                .that()
                .resideInAnyPackage(Rooms.core())
                .should()
                .callMethodWhere(Calls.to("java.time..", "now"))
                .orShould()
                .callMethodWhere(Calls.to("java.lang", "currentTimeMillis"))
                .orShould()
                .callMethodWhere(Calls.to("java.lang", "nanoTime"))
                .orShould()
                .callMethodWhere(Calls.to("java.time", "systemUTC"))
                .orShould()
                .callConstructor(java.util.Date.class)
                .as("no clock in the core: the time is passed in");
    }

    private static ArchRule noChanceInTheCore() {
        return noClasses()
                .that()
                .resideInAnyPackage(Rooms.core())
                .should()
                .callConstructor(java.util.Random.class)
                .orShould()
                .callConstructor(java.util.SplittableRandom.class)
                .orShould()
                .callMethodWhere(Calls.to("java.lang", "random"))
                .orShould()
                .callMethodWhere(Calls.to("java.util", "randomUUID"))
                .orShould()
                .dependOnClassesThat()
                .belongToAnyOf(ThreadLocalRandom.class, java.security.SecureRandom.class)
                .as("no unseeded chance in the core: the seed is passed in");
    }

    private static ArchRule namesSayWhichThing() {
        return noClasses()
                .should()
                .haveNameMatching(KIND_NAMES)
                .as("a name says which thing, not what kind: none matches " + KIND_NAMES);
    }

    private static ArchRule noSetters() {
        return noMethods().should().haveNameMatching("set[A-Z].*").as("no setters: entities have verbs");
    }

    private static ArchRule entitiesHideTheirFields() {
        return fields().that()
                .areDeclaredInClassesThat()
                .areAnnotatedWith(Entity.class)
                .should()
                .notBePublic()
                .as("a public field of an entity is a setter too");
    }

    private static ArchRule endpointsArePublic() {
        return methods()
                .that()
                .areMetaAnnotatedWith(HttpMethod.class)
                .should()
                .bePublic()
                .as("endpoint methods are public: any other is a silent 404");
    }

    private static ArchRule languageLibrariesStayInReading() {
        return noClasses()
                .that()
                .resideOutsideOfPackage("dev.warpdrill.reading..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.apache.lucene..", "dev.langchain4j..")
                .as("language libraries live in reading only");
    }

    private static ArchRule noSleeping() {
        return noClasses()
                .should()
                .callMethodWhere(Calls.to("java.lang", "sleep"))
                .orShould()
                .callMethod(TimeUnit.class, "sleep", long.class)
                .orShould()
                .callMethodWhere(Calls.to("com.microsoft.playwright", "waitForTimeout"))
                .as("tests wait for what they need, not by the clock");
    }
}
