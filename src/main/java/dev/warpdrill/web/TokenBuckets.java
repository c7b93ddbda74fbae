package dev.warpdrill.web;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/**
 * How many requests each address has left: a bucket that holds one minute's worth and fills up steadily.
 *
 * @see RateLimit
 */
final class TokenBuckets {
    /** Beyond so many addresses, those that have been quiet long enough to be full again are forgotten. */
    private static final int MOST_ADDRESSES = 10_000;

    private static final double NANOS_A_MINUTE = 60e9;

    private final int perMinute;
    private final LongSupplier nanos;
    private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();

    private record Bucket(double tokens, long filledAt) {}

    TokenBuckets(int perMinute, LongSupplier nanos) {
        if (perMinute < 1) {
            throw new IllegalArgumentException(
                    "warpdrill.api.requests-per-minute must be at least 1, not " + perMinute);
        }
        this.perMinute = perMinute;
        this.nanos = nanos;
    }

    /** Takes one request; 0 if it may go ahead, else whole seconds to wait, at least 1. */
    int take(String address) {
        long now = nanos.getAsLong();
        if (buckets.size() > MOST_ADDRESSES) {
            buckets.values().removeIf(bucket -> filled(bucket, now) >= perMinute);
        }
        int[] wait = {0};
        buckets.compute(address, (key, bucket) -> {
            double tokens = bucket == null ? perMinute : filled(bucket, now);
            wait[0] = tokens >= 1 ? 0 : (int) Math.ceil((1 - tokens) * 60 / perMinute);
            return new Bucket(tokens >= 1 ? tokens - 1 : tokens, now);
        });
        return wait[0];
    }

    private double filled(Bucket bucket, long now) {
        return Math.min(perMinute, bucket.tokens + (now - bucket.filledAt) * perMinute / NANOS_A_MINUTE);
    }
}
