package dev.warpdrill.reading;

import java.util.List;

/**
 * One way of saying something, as data: ideas that must stand near one another.
 *
 * @param id the criterion or mistake it shows
 * @param all ideas that must all be heard, the first one's place deciding
 * @param within how many words may lie between the first idea and each other one
 * @param unless ideas that veto it when they stand within reach
 * @param never ideas that veto it anywhere in the text
 * @param prompts prompts it can be heard in; empty for all
 */
record Wording(String id, List<String> all, int within, List<String> unless, List<String> never, List<String> prompts) {
    Wording {
        if (all == null || all.isEmpty()) {
            throw new IllegalArgumentException("a wording rule for " + id + " needs ideas under 'all'");
        }
        within = within == 0 ? 25 : within;
        unless = unless == null ? List.of() : List.copyOf(unless);
        never = never == null ? List.of() : List.copyOf(never);
        prompts = prompts == null ? List.of() : List.copyOf(prompts);
        all = List.copyOf(all);
    }
}
