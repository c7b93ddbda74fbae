package dev.warpdrill.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class TokenBucketsTest {
    private final AtomicLong now = new AtomicLong();
    private final TokenBuckets buckets = new TokenBuckets(60, now::get);

    @Test
    void a_minutes_worth_may_come_at_once_and_the_next_request_waits_a_second() {
        for (int i = 0; i < 60; i++) {
            assertThat(buckets.take("a")).as("request %d", i).isZero();
        }
        assertThat(buckets.take("a")).isEqualTo(1);
    }

    @Test
    void waiting_as_told_is_enough() {
        for (int i = 0; i < 60; i++) {
            buckets.take("a");
        }
        now.addAndGet(TimeUnit.SECONDS.toNanos(buckets.take("a")));
        assertThat(buckets.take("a")).isZero();
        assertThat(buckets.take("a")).isEqualTo(1);
    }

    @Test
    void one_address_does_not_use_up_another_ones_requests() {
        for (int i = 0; i < 61; i++) {
            buckets.take("a");
        }
        assertThat(buckets.take("b")).isZero();
    }

    @Test
    void a_limit_below_one_is_refused_by_its_setting() {
        assertThatThrownBy(() -> new TokenBuckets(0, now::get))
                .hasMessageContaining("warpdrill.api.requests-per-minute");
    }
}
