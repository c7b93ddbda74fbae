package dev.warpdrill;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;

/** Starts Warpdrill. */
@QuarkusMain
public class Main {
    public static void main(String... args) {
        Quarkus.run(args);
    }
}
