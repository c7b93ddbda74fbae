package dev.warpdrill.web;

import java.util.ArrayList;
import java.util.List;

/**
 * A part of the SM map.
 *
 * @param limits whether this resource limits: it is then drawn in the accent
 * @param parts in drawing order
 */
public record Gauge(boolean limits, List<Part> parts) {

    public Gauge {
        parts = List.copyOf(parts);
    }

    /**
     * Shapes that belong together.
     *
     * @param block whether they are a resident block, which fades in once
     */
    public record Part(boolean block, List<Shape> shapes) {

        public Part {
            shapes = List.copyOf(shapes);
        }
    }

    /** Collects parts in drawing order. */
    static final class Drawing {

        private final List<Part> parts = new ArrayList<>();

        Drawing add(Shape... shapes) {
            parts.add(new Part(false, List.of(shapes)));
            return this;
        }

        Drawing block(List<Shape> shapes) {
            parts.add(new Part(true, shapes));
            return this;
        }

        Gauge gauge(boolean limits) {
            return new Gauge(limits, parts);
        }
    }
}
