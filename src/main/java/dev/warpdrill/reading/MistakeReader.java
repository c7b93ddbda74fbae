package dev.warpdrill.reading;

import java.util.ArrayList;
import java.util.List;

/** Hears mistakes that show in figures; each needs positive evidence, never only something missing. */
final class MistakeReader {
    private final Listening listening;
    private final Met met;

    MistakeReader(Listening listening, Met met) {
        this.listening = listening;
        this.met = met;
    }

    List<Finding> read() {
        List<Finding> found = new ArrayList<>();
        found.addAll(new OneLimitOnly(listening, met).read());
        found.addAll(new WrongBudgets(listening, met).read());
        found.addAll(new WrongDevice(listening, met).read());
        found.addAll(new UnroundedRegisters(listening, met).read());
        found.addAll(new WarpsForThreads(listening).read());
        found.addAll(new Slips(listening).read());
        found.addAll(new NotTheMinimum(listening, met).read());
        found.addAll(new FollowUpMistakes(listening, met).read());
        return found;
    }
}
