package dev.warpdrill.bank;

/**
 * Something wrong in a file of the bank.
 *
 * @param file relative to the bank's folder
 * @param key where in the file, a JSON pointer such as {@code /draws/0/devices}; empty for the file as a whole
 * @param message what stands there and what was expected
 */
record BankProblem(String file, String key, String message) {

    @Override
    public String toString() {
        return file + (key.isEmpty() ? "" : " " + key) + ": " + message;
    }
}
