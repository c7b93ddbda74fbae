package dev.warpdrill.bank;

import java.nio.file.Path;
import java.util.List;

/** Checks the bank's folder during the build: every file against its schema and the engine. */
public final class CheckBank {

    private CheckBank() {}

    /**
     * @param folder the folder of the bank
     * @throws BankException if anything in it is wrong; the build then fails
     */
    public static void main(String... folder) {
        BankReader.read(List.of(BankFiles.in(Path.of(folder.length > 0 ? folder[0] : BankFiles.ROOT))));
    }
}
