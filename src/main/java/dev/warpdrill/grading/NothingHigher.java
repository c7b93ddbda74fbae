package dev.warpdrill.grading;

import dev.warpdrill.occupancy.Occupancy;
import java.util.Set;

/** Where every warp slot is taken, there is no next step to ask for: nobody lacks it, and nobody is credited with it. */
final class NothingHigher {

    private static final Set<String> ABOUT_A_STEP = Set.of("next-step", "next-limiter");

    private NothingHigher() {}

    static boolean in(Occupancy o) {
        return o.launchable() && o.warpsPerSm() == o.maxWarps();
    }

    /** What a policy cannot ask for with this occupancy. */
    static Set<String> notAsked(Occupancy o) {
        return in(o) ? ABOUT_A_STEP : Set.of();
    }
}
