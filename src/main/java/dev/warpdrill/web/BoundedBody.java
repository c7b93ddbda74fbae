package dev.warpdrill.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads a request's body as UTF-8 up to a limit. */
public final class BoundedBody {
    /** Largest JSON body, and largest line of NDJSON. */
    public static final int JSON_BYTES = 1_000_000;

    private BoundedBody() {}

    /**
     * The whole body.
     *
     * @throws ProblemException 413 if it is longer than {@link #JSON_BYTES}
     */
    public static String json(InputStream body) {
        try {
            byte[] bytes = body.readNBytes(JSON_BYTES + 1);
            if (bytes.length > JSON_BYTES) {
                throw Problem.tooLarge("body", "must be at most 1 MB").asException();
            }
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the request's body broke off", e);
        }
    }
}
