package dev.warpdrill.web;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page that says what went wrong and what to do.
 *
 * @param asked what was asked for
 * @param back the attempt that the request was about; may be empty
 * @param kept what was typed, so that it can be copied; may be empty
 */
public record ErrorPage(
        int status, String title, String happened, String next, String asked, String back, String kept) {

    private static final Pattern OF_AN_ATTEMPT = Pattern.compile("[A-Z]+ (/attempts/[\\w-]+)/.+");
    private static final int FAULT = 500;

    private record Words(String title, String happened, String next) {}

    /**
     * The page for a status of 400 or more.
     *
     * @param form whether it was a readable form that was refused
     * @param asked method and path, "GET /attempts/1"
     */
    static ErrorPage of(int status, boolean form, String asked, String kept) {
        Words words = words(status, form);
        Matcher attempt = OF_AN_ATTEMPT.matcher(asked);
        boolean backHelps = status < FAULT && attempt.matches();
        return new ErrorPage(
                status, words.title, words.happened, words.next, asked, backHelps ? attempt.group(1) : "", kept);
    }

    private static Words words(int status, boolean form) {
        return switch (status) {
            case 400 -> form ? expired() : unreadable();
            case 403 -> new Words("Not allowed", "The page does not accept this request.", "Start from the home page.");
            case 404 ->
                new Words(
                        "There is nothing here",
                        "No page has this address, or it belongs to another browser: attempts open only where they were made.",
                        "Check the address, or open My attempts.");
            case 405, 415 ->
                new Words(
                        "This address only takes the forms of its page",
                        "It was asked for in another way, for instance opened or reloaded as a page.",
                        "Open the page that has the form.");
            case 413 ->
                new Words(
                        "That is too long",
                        "An answer may have 20,000 characters; this form is far longer, so nothing of it was read.",
                        "Go back in your browser, which still has what you typed, shorten it and send it again.");
            case 414 ->
                new Words(
                        "This address is too long",
                        "No page has an address of more than 4,000 characters.",
                        "Check where the link came from, or start from the home page.");
            case 429 ->
                new Words(
                        "Too many requests",
                        "This address has asked more often than is allowed.",
                        "Wait a minute and try again.");
            default -> status < FAULT ? unreadable() : fault();
        };
    }

    /** A form is refused whole when its token is not the one in the browser's cookie. */
    private static Words expired() {
        return new Words(
                "This form has expired",
                "The page was open for more than a month, or the browser's cookies were cleared since. Nothing was counted.",
                "Open the page again, put in what you typed (below, if there was anything) and send it.");
    }

    private static Words unreadable() {
        return new Words(
                "That could not be read",
                "The address or the form holds something that does not belong there.",
                "Check the address, or start from the home page.");
    }

    private static Words fault() {
        return new Words(
                "Something broke on our side",
                "The request could not be finished; nothing you saved before is lost.",
                "Try again. If it keeps happening, tell whoever runs this server the time and the address.");
    }
}
