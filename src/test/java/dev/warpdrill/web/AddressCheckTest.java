package dev.warpdrill.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AddressCheckTest {

    @Test
    void escaped_utf_8_is_readable_wherever_it_stands() {
        for (String address : new String[] {
            "/", "", "/a?b=c", "/%41", "/%C3%A9%F0%9F%98%80", "/caf\u00e9", "/100%25", "/a%2Fb%3F", "/\ud83d\ude00%20"
        }) assertThat(AddressCheck.readable(address)).as(address).isTrue();
    }

    @Test
    void half_escapes_nul_and_other_bytes_than_utf_8_are_not() {
        for (String address : new String[] {
            "/%",
            "/%4",
            "/%zz",
            "/%4g",
            "/%-1",
            "/%00",
            "/a%00b",
            "/\u0000",
            "/%C3",
            "/%C3%28",
            "/%ff",
            "/%ED%A0%80",
            "/%c0%80"
        }) assertThat(AddressCheck.readable(address)).as(address).isFalse();
    }
}
