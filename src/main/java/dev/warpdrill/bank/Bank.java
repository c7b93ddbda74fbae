package dev.warpdrill.bank;

import dev.warpdrill.grading.Rubric;
import dev.warpdrill.occupancy.Device;
import dev.warpdrill.question.Question;
import dev.warpdrill.question.Seed;
import dev.warpdrill.question.Variant;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** The question bank of the running application: what ships with it, and what {@code warpdrill.bank.dir} adds or replaces. */
@Startup
@ApplicationScoped
public class Bank {

    private final BankContents contents;

    /**
     * Reads and checks it all.
     *
     * @throws BankException if a file is wrong: the application does not start
     */
    Bank(@ConfigProperty(name = "warpdrill.bank.dir") Optional<String> folder) {
        List<BankFiles> folders = new ArrayList<>();
        folders.add(BankFiles.onClasspath());
        folder.filter(f -> !f.isBlank())
                .map(Path::of)
                .map(f -> BankFiles.in(f).shownAs(f))
                .ifPresent(folders::add);
        contents = BankReader.read(folders);
    }

    public List<Device> devices() {
        return contents.devices();
    }

    /** By id, name or alias, whatever the case, spaces and dashes. */
    public Optional<Device> device(String typed) {
        return contents.devices().stream().filter(d -> d.answersTo(typed)).findFirst();
    }

    public List<Question> questions() {
        return contents.questions();
    }

    public Optional<Question> question(String id) {
        return contents.question(id);
    }

    /**
     * The variant of a seed.
     *
     * @throws IllegalArgumentException if the question has no such draw version
     */
    public Variant variant(Question question, Seed seed) {
        return question.draw(seed, drawn -> rubric().shown(drawn, question.misconceptions()));
    }

    public Rubric rubric() {
        return contents.rubric();
    }
}
