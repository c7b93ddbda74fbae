package dev.warpdrill.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.lang.ArchRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The packages, and who may know whom. The table has no cycle and the front doors never see one another. */
final class Rooms {
    private static final String ROOT = "dev.warpdrill";
    private static final Set<String> CORE = Set.of("occupancy", "question", "grading", "kernelreport");
    private static final Set<String> FRONT_DOOR_KNOWS =
            Set.of("attempt", "bank", "account", "web", "grading", "question", "occupancy");

    private static final Map<String, Set<String>> MAY_KNOW = new TreeMap<>(Map.ofEntries(
            Map.entry("occupancy", Set.of()),
            Map.entry("question", Set.of("occupancy")),
            Map.entry("grading", Set.of("occupancy", "question")),
            Map.entry("kernelreport", Set.of("occupancy")),
            Map.entry("reading", Set.of("occupancy", "question", "grading")),
            Map.entry("bank", Set.of("occupancy", "question", "grading")),
            Map.entry("database", Set.of()),
            Map.entry("web", Set.of("occupancy", "question")),
            Map.entry("account", Set.of("web")),
            Map.entry("attempt", Set.of("occupancy", "question", "grading", "reading", "bank", "account", "web")),
            Map.entry("practice", FRONT_DOOR_KNOWS),
            Map.entry("interview", FRONT_DOOR_KNOWS),
            Map.entry("training", FRONT_DOOR_KNOWS),
            Map.entry("explorer", Set.of("occupancy", "kernelreport", "bank", "account", "web"))));

    private Rooms() {}

    static List<ArchRule> rules() {
        List<ArchRule> rules = new ArrayList<>();
        rules.add(everyClassHasARoom());
        MAY_KNOW.forEach((room, known) -> rules.add(knowsNoOtherRoom(room, known)));
        CORE.stream().sorted().forEach(room -> rules.add(isPure(room)));
        return rules;
    }

    private static ArchRule everyClassHasARoom() {
        List<String> packages = new ArrayList<>(List.of(ROOT));
        MAY_KNOW.keySet().forEach(room -> packages.add(inside(room)));
        return classes()
                .should()
                .resideInAnyPackage(packages.toArray(String[]::new))
                .as("every class stands in a room of the table in Rooms");
    }

    private static ArchRule knowsNoOtherRoom(String room, Set<String> known) {
        Set<String> strangers = new TreeSet<>(MAY_KNOW.keySet());
        strangers.removeAll(known);
        strangers.remove(room);
        return noClasses()
                .that()
                .resideInAPackage(inside(room))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(strangers.stream().map(Rooms::inside).toArray(String[]::new))
                .as(room + " knows " + (known.isEmpty() ? "no other room" : "only " + new TreeSet<>(known)));
    }

    private static ArchRule isPure(String room) {
        return classes()
                .that()
                .resideInAPackage(inside(room))
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", ROOT + "..")
                .as(room + " is pure: it uses java.. and our own packages, no library");
    }

    static String[] core() {
        return CORE.stream().map(Rooms::inside).toArray(String[]::new);
    }

    private static String inside(String room) {
        return ROOT + "." + room + "..";
    }
}
