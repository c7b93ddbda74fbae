package dev.warpdrill.web;

/**
 * A page that says what went wrong and what to do.
 *
 * @param asked what was asked for
 * @param kept what was typed, so that it can be copied; may be empty
 */
public record ErrorPage(int status, String title, String happened, String next, String asked, String kept) {

    static ErrorPage of(int status, String asked, String kept) {
        switch (status) {
            case 400:
                return page(
                        status,
                        "That could not be read",
                        "The address or the form holds something that does not belong there, or the form has expired.",
                        "Go back, reload the page and send it again; what you typed is below if the form held text.",
                        asked,
                        kept);
            case 403:
                return page(
                        status,
                        "Not allowed",
                        "The page does not accept this request.",
                        "Start from the home page.",
                        asked,
                        kept);
            case 404:
                return page(
                        status,
                        "There is nothing here",
                        "No page has this address, or it belongs to another browser: attempts open only where they were made.",
                        "Check the address, or open My attempts.",
                        asked,
                        kept);
            case 405:
                return page(
                        status,
                        "This address takes forms only",
                        "It was opened as a page.",
                        "Go back to the page with the form.",
                        asked,
                        kept);
            case 413:
                return page(
                        status,
                        "That is too long",
                        "A form may hold 20,000 characters of text.",
                        "Shorten it and send it again; what you typed is below.",
                        asked,
                        kept);
            case 429:
                return page(
                        status,
                        "Too many requests",
                        "This address has asked more often than is allowed.",
                        "Wait a minute and try again.",
                        asked,
                        kept);
            default:
                return page(
                        status,
                        "Something broke on our side",
                        "The request could not be finished; nothing you saved before is lost.",
                        "Try again. If it keeps happening, tell whoever runs this server the time and the address.",
                        asked,
                        kept);
        }
    }

    private static ErrorPage page(int status, String title, String happened, String next, String asked, String kept) {
        return new ErrorPage(status, title, happened, next, asked, kept);
    }
}
