package dev.warpdrill.reading;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A right figure as it stands at the end of a text: the last word wins.
 *
 * @param standing where it was said and not taken back
 * @param withdrawn where it was said, if every saying of it was taken back
 */
record Claim(Optional<Hit> standing, Optional<Hit> withdrawn) {

    /**
     * @param right the places where the right figure is said
     * @param kind figures that could be put in its place
     */
    static Claim of(Listening listening, Stream<Quantity> right, Predicate<Quantity> kind) {
        List<Quantity> said = right.filter(listening.assertions()::asserts).toList();
        Optional<Hit> standing = said.stream()
                .filter(q -> !listening.corrections().withdrawn(q, kind))
                .map(Quantity::hit)
                .findFirst();
        return new Claim(
                standing,
                standing.isPresent()
                        ? Optional.empty()
                        : said.stream().map(Quantity::hit).findFirst());
    }
}
