package dev.warpdrill.web;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The lines of a stream, one at a time, none kept longer than its limit. */
public final class Lines {
    private final InputStream in;
    private final int longestBytes;

    public Lines(InputStream in, int longestBytes) {
        this.in = new BufferedInputStream(in);
        this.longestBytes = longestBytes;
    }

    /**
     * One line.
     *
     * @param tooLong it was longer than the limit; its text is then cut off
     */
    public record Line(String text, boolean tooLong) {}

    /** The next line without its end; empty at the end of the stream. */
    public Optional<Line> next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        boolean tooLong = false;
        int read = in.read();
        if (read < 0) {
            return Optional.empty();
        }
        while (read >= 0 && read != '\n') {
            if (line.size() < longestBytes) {
                line.write(read);
            } else {
                tooLong = true;
            }
            read = in.read();
        }
        String text = line.toString(StandardCharsets.UTF_8);
        return Optional.of(new Line(text.endsWith("\r") ? text.substring(0, text.length() - 1) : text, tooLong));
    }
}
