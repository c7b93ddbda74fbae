package dev.warpdrill.web;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What is wrong with a request to the API, as {@code application/problem+json} (RFC 9457) writes it.
 *
 * @param title the kind of problem in a few words
 * @param status the HTTP status
 * @param detail one sentence that helps
 * @param errors the fields at fault, each with what was sent; may be empty
 */
public record Problem(String title, int status, String detail, List<FieldError> errors) {
    public static final String MEDIA_TYPE = "application/problem+json";

    public Problem {
        if (status < 400 || status > 599) {
            throw new IllegalArgumentException("a problem's status must be 400 to 599, not " + status);
        }
        errors = List.copyOf(errors);
    }

    /** One field at fault: its path ("config.registers_per_thread"), what was sent, what is expected. */
    public record FieldError(String field, String raw, String message) {}

    /** 400 for one field. */
    public static Problem badField(String field, String raw, String message) {
        return bad(List.of(new FieldError(field, raw, message)));
    }

    /** 400 for several fields. */
    public static Problem bad(List<FieldError> errors) {
        String detail = errors.size() == 1
                ? errors.get(0).field() + ": " + errors.get(0).message()
                : errors.size() + " fields cannot be used; see errors.";
        return new Problem("The request cannot be read", 400, detail, errors);
    }

    /** 400 for a body that is no JSON at all, or the like. */
    public static Problem unreadable(String detail) {
        return new Problem("The request cannot be read", 400, detail, List.of());
    }

    /** 413: more than the API takes. */
    public static Problem tooLarge(String field, String message) {
        return new Problem(
                "The request is too large", 413, field + ": " + message, List.of(new FieldError(field, "", message)));
    }

    /** 404. */
    public static Problem notFound(String detail) {
        return new Problem("Not found", 404, detail, List.of());
    }

    /** All that is wrong, for an answer that has one line to say it. */
    public String inOneLine() {
        if (errors.size() < 2) return detail;
        return errors.stream().map(e -> e.field() + ": " + e.message()).collect(Collectors.joining("; "));
    }

    /** The same as an exception, to end a request with. */
    public ProblemException asException() {
        return new ProblemException(this);
    }
}
