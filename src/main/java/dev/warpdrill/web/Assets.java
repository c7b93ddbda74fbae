package dev.warpdrill.web;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Addresses of style sheets and scripts that change with their content: browsers keep them, and never show old ones. */
@Named("assets")
@ApplicationScoped
public class Assets {

    private static final String FOLDER = "META-INF/resources";
    private static final int DIGITS = 10;

    private final Map<String, String> addresses = new ConcurrentHashMap<>();

    /**
     * The address of a file under META-INF/resources.
     *
     * @throws IllegalArgumentException if there is no such file
     */
    public String at(String path) {
        return addresses.computeIfAbsent(path, p -> p + "?" + digest(p));
    }

    private static String digest(String path) {
        try (InputStream in = Thread.currentThread().getContextClassLoader().getResourceAsStream(FOLDER + path)) {
            if (in == null) throw new IllegalArgumentException("no file " + path + " in " + FOLDER);
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(in.readAllBytes());
            return HexFormat.of().formatHex(hash).substring(0, DIGITS);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + path, e);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
