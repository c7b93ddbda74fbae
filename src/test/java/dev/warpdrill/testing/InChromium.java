package dev.warpdrill.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test class that drives a real Chromium; its test methods take a {@link Browser}. Where no Chromium is found the class is skipped
 * with a warning on standard error, or fails under {@code -Dwarpdrill.browser=required}. Stands after {@code @QuarkusTest}.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Tag("browser")
@ExtendWith(ChromiumExtension.class)
public @interface InChromium {}
