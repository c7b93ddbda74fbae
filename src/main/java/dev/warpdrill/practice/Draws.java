package dev.warpdrill.practice;

import dev.warpdrill.bank.Bank;
import dev.warpdrill.occupancy.Device;
import dev.warpdrill.question.Question;
import dev.warpdrill.question.Seed;
import dev.warpdrill.question.Variant;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Finds seeds to offer. What a seed draws never changes: for a wanted device another seed is taken. */
@Singleton
class Draws {
    /** A device is about one in fourteen; that all of these miss it is less likely than one in 10^15. */
    static final int MOST_DRAWS = 500;

    private static final long NUMBERS = 1L << 53;

    private final Bank bank;
    private final RandomGenerator chance;

    Draws(Bank bank, RandomGenerator chance) {
        this.bank = bank;
        this.chance = chance;
    }

    /** A variant at random, on the device if one is wanted; empty if the question is not asked about that device. */
    Optional<Variant> atRandom(Question question, Optional<Device> device) {
        long first = chance.nextLong(NUMBERS);
        return device.isEmpty()
                ? Optional.of(bank.variant(question, new Seed(question.latestDraw(), first)))
                : from(question, first, device.get());
    }

    /** The first variant on a device from this seed number on; what it finds depends on nothing else. */
    Optional<Variant> from(Question question, long first, Device device) {
        if (!askedAbout(question, device)) return Optional.empty();
        for (long i = 0; i < MOST_DRAWS; i++) {
            Variant variant = bank.variant(question, new Seed(question.latestDraw(), (first + i) % NUMBERS));
            if (variant.setup().deviceName().equals(device.name())) return Optional.of(variant);
        }
        return Optional.empty();
    }

    static boolean askedAbout(Question question, Device device) {
        return question.choices().stream()
                .filter(c -> c.version() == question.latestDraw())
                .anyMatch(c -> c.devices().contains(device));
    }
}
