package dev.warpdrill.web;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Looks at an address before anything decodes it: what no page can have is answered by {@link BadAddress} instead of a bare 400. */
@Singleton
class AddressCheck {

    static final int LONGEST = 4_000;
    /** Before every other filter: they decode addresses. */
    private static final int FIRST = 10_000;

    void register(@Observes Filters filters) {
        EarlyAddressCheck.enable();
        filters.register(AddressCheck::check, FIRST);
    }

    private static void check(RoutingContext request) {
        String address = request.request().uri();
        if (address.length() <= LONGEST && readable(address)) request.next();
        else BadAddress.answer(request, address.length() > LONGEST);
    }

    /** Whether every % is followed by two digits of a byte, and the bytes are UTF-8 without NUL. */
    static boolean readable(String address) {
        if (address.indexOf('%') < 0) return address.indexOf(0) < 0;
        ByteBuffer bytes = ByteBuffer.allocate(address.length() * 3);
        for (int i = 0; i < address.length(); i++) {
            char c = address.charAt(i);
            if (c != '%') {
                bytes.put(Character.toString(c).getBytes(StandardCharsets.UTF_8));
                continue;
            }
            if (i + 2 >= address.length()) return false;
            int high = Character.digit(address.charAt(i + 1), 16);
            int low = Character.digit(address.charAt(i + 2), 16);
            if (high < 0 || low < 0 || high + low == 0) return false;
            bytes.put((byte) (16 * high + low));
            i += 2;
        }
        return utf8(bytes.flip());
    }

    private static boolean utf8(ByteBuffer bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(bytes);
            return true;
        } catch (CharacterCodingException notUtf8) {
            return false;
        }
    }
}
