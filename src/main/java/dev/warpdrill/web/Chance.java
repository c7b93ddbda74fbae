package dev.warpdrill.web;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.random.RandomGenerator;

/** Time and chance enter here, and nowhere else. */
class Chance {

    @Produces
    @Singleton
    Clock clock() {
        return Clock.systemUTC();
    }

    @Produces
    @Singleton
    RandomGenerator random() {
        return new SecureRandom();
    }
}
