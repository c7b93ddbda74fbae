package dev.warpdrill.architecture;

import java.util.List;

/** Code that breaks one rule. The culprit is the name that the rule's report must hold. */
record PlantedBreach(String rule, String culprit, String... sources) {
    private static final String ENTITY =
            "package dev.warpdrill.attempt; @jakarta.persistence.Entity class Attempt { String answer; }";

    static final List<PlantedBreach> ALL = List.of(
            new PlantedBreach("every class stands in a room", "Stray", "package dev.warpdrill.cellar; class Stray {}"),
            knows("occupancy", "question"),
            knows("question", "grading"),
            knows("grading", "bank"),
            knows("kernelreport", "question"),
            knows("reading", "bank"),
            knows("bank", "reading"),
            knows("database", "web"),
            knows("web", "attempt"),
            knows("account", "attempt"),
            knows("attempt", "practice"),
            knows("practice", "interview"),
            knows("interview", "training"),
            knows("training", "explorer"),
            knows("explorer", "practice"),
            usesALibrary("occupancy"),
            usesALibrary("question"),
            usesALibrary("grading"),
            usesALibrary("kernelreport"),
            new PlantedBreach(
                    "no clock in the core",
                    "Late",
                    "package dev.warpdrill.grading; class Late { Object at = java.time.Instant.now(); }"),
            new PlantedBreach(
                    "no clock in the core",
                    "Ticking",
                    "package dev.warpdrill.grading; class Ticking { Object at = java.time.Clock.systemUTC(); }"),
            new PlantedBreach(
                    "no unseeded chance in the core",
                    "Split",
                    "package dev.warpdrill.question; class Split { int n = new java.util.SplittableRandom().nextInt(); }"),
            new PlantedBreach(
                    "no unseeded chance in the core",
                    "Dice",
                    "package dev.warpdrill.question; class Dice { int n = new java.util.Random().nextInt(); }"),
            new PlantedBreach(
                    "a name says which thing",
                    "AttemptService",
                    "package dev.warpdrill.attempt; class AttemptService {}"),
            new PlantedBreach(
                    "no setters",
                    "setAnswer",
                    "package dev.warpdrill.attempt; class Attempt { void setAnswer(String text) {} }"),
            new PlantedBreach(
                    "a public field of an entity",
                    "Attempt.answer",
                    "package dev.warpdrill.attempt; @jakarta.persistence.Entity class Attempt { public String answer; }"),
            new PlantedBreach("checked templates take no entity", "dev.warpdrill.attempt.Attempt", ENTITY, """
                    package dev.warpdrill.attempt;
                    class Templates { static native Object show(java.util.List<Attempt> attempts); }
                    """),
            new PlantedBreach(
                    "page records hold no entity",
                    "dev.warpdrill.attempt.Attempt",
                    ENTITY,
                    "package dev.warpdrill.attempt; record AttemptPage(java.util.List<Attempt> attempts) {}"),
            new PlantedBreach(
                    "endpoint methods are public",
                    "hidden",
                    "package dev.warpdrill.practice; class Home { @jakarta.ws.rs.GET String hidden() { return null; } }"),
            new PlantedBreach(
                    "language libraries live in reading only",
                    "Grammar",
                    "package org.apache.lucene; public class Stem {}",
                    "package dev.warpdrill.attempt; class Grammar { org.apache.lucene.Stem stem; }"),
            new PlantedBreach(
                    "no printing",
                    "Loud",
                    "package dev.warpdrill.web; class Loud { void cry() { System.out.println(); } }"),
            new PlantedBreach(
                    "tests wait for what they need",
                    "Sleepy",
                    "package dev.warpdrill.web; class Sleepy { void doze() throws Exception { Thread.sleep(1); } }"));

    private static PlantedBreach knows(String room, String stranger) {
        return new PlantedBreach(
                room + " knows ",
                stranger + ".Stranger",
                "package dev.warpdrill." + stranger + "; public class Stranger {}",
                "package dev.warpdrill." + room + "; class Nosy { dev.warpdrill." + stranger + ".Stranger known; }");
    }

    private static PlantedBreach usesALibrary(String room) {
        return new PlantedBreach(
                room + " is pure",
                "Framed",
                "package dev.warpdrill." + room + "; @jakarta.inject.Singleton class Framed { }");
    }

    @Override
    public String toString() {
        return rule;
    }
}
