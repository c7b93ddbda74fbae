package dev.warpdrill.reading;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/** The reading room's word lists, from the YAML files under {@code reading/} on the class path. */
final class Lexicon {
    private static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory());

    private final Spelling spelling;
    private final Concepts concepts;
    private final List<Wording> criteria;
    private final List<Wording> mistakes;
    private final Map<String, List<String>> perhaps;

    record SpellingFile(Map<String, List<String>> spoken, List<String> vocabulary, List<String> real) {}

    Lexicon() {
        SpellingFile words = load("spelling.yaml", new TypeReference<>() {});
        spelling = new Spelling(words.spoken(), words.vocabulary(), words.real());
        Map<String, List<String>> phrases = load("concepts.yaml", new TypeReference<>() {});
        concepts = new Concepts(phrases);
        criteria = load("criteria.yaml", new TypeReference<>() {});
        mistakes = load("mistakes.yaml", new TypeReference<>() {});
        perhaps = load("perhaps.yaml", new TypeReference<>() {});
        checkIdeas(phrases);
    }

    /** A rule that names an idea without phrases could never be heard: refuse to start. */
    private void checkIdeas(Map<String, List<String>> phrases) {
        for (List<Wording> wordings : List.of(criteria, mistakes)) {
            for (Wording wording : wordings) {
                List.of(wording.all(), wording.unless(), wording.never())
                        .forEach(ideas -> checkIdeas(wording.id(), ideas, phrases));
            }
        }
        perhaps.forEach((id, ideas) -> checkIdeas(id, ideas, phrases));
    }

    private static void checkIdeas(String id, List<String> ideas, Map<String, List<String>> phrases) {
        for (String idea : ideas) {
            if (!phrases.containsKey(idea)) {
                throw new IllegalStateException(
                        "reading: " + id + " names the idea " + idea + ", which concepts.yaml does not have");
            }
        }
    }

    private static <T> T load(String file, TypeReference<T> type) {
        try (InputStream in = Lexicon.class.getResourceAsStream("/reading/" + file)) {
            if (in == null) {
                throw new IllegalStateException("reading/" + file + " is not on the class path");
            }
            return YAML.readValue(in, type);
        } catch (IOException e) {
            throw new UncheckedIOException("reading/" + file + ": " + e.getMessage(), e);
        }
    }

    Passage passage(String text) {
        return new Passage(text, spelling, concepts);
    }

    List<Wording> criteria() {
        return criteria;
    }

    List<Wording> mistakes() {
        return mistakes;
    }

    /** By criterion: ideas that hint at it without showing it. */
    Map<String, List<String>> perhaps() {
        return perhaps;
    }
}
