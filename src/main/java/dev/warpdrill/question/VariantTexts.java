package dev.warpdrill.question;

import dev.warpdrill.occupancy.KernelConfig;
import dev.warpdrill.occupancy.LaunchConfig;
import dev.warpdrill.occupancy.Room;
import dev.warpdrill.question.Drawing.Drawn;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes a question's texts with the figures of one draw. */
final class VariantTexts {

    private static final int THE_OTHER_BLOCK_SIZE = 128;

    private final Question question;
    private final Setup setup;
    private final int blockSize;
    private final int wantedBlocks;
    private final Map<String, String> figures;

    VariantTexts(Question question, Drawn drawn) {
        this.question = question;
        setup = drawn.setup();
        blockSize = drawn.blockSize();
        wantedBlocks = drawn.wantedBlocks();
        figures = Figures.of(setup, blockSize, wantedBlocks);
    }

    Variant variant(Seed seed) {
        return new Variant(
                question.id(),
                question.contentVersion(),
                question.title(),
                seed,
                question.task(),
                setup,
                blockSize,
                question.blockSizeGiven(),
                wantedBlocks,
                fill(question.prompt()),
                given(),
                question.clarifications().stream()
                        .map(c ->
                                new Clarification(c.id(), c.question(), fill(c.answer()), c.keywords(), c.unoffered()))
                        .toList(),
                fill(question.hints()),
                probes());
    }

    private String fill(String text) {
        return Template.fill(text, figures);
    }

    private List<Hint> fill(List<Hint> hints) {
        return hints.stream()
                .map(h -> new Hint(h.step(), fill(h.text()), h.gives()))
                .toList();
    }

    private List<Probe> probes() {
        List<Probe> probes = new ArrayList<>();
        for (ProbeText text : question.probes()) {
            Probe probe = new Probe(
                    text.kind(),
                    fill(text.prompt()),
                    asked(),
                    text.kind() == PromptKind.BLOCK_128 ? THE_OTHER_BLOCK_SIZE : 0,
                    fill(text.hints()),
                    text.expected());
            if (probe.fits(blockSize)) probes.add(probe);
        }
        return probes;
    }

    /** What follow-ups are about: the kernel as it stands, or with the largest register count that was asked for. */
    private Setup asked() {
        if (question.task() != Task.LARGEST_REGISTERS) return setup;
        KernelConfig kernel = setup.kernel();
        return setup.with(kernel.withRegistersPerThread(
                Room.largestRegistersFor(wantedBlocks, setup.limits(), kernel, LaunchConfig.of(blockSize))
                        .orElse(kernel.registersPerThread())));
    }

    private List<Given> given() {
        List<Given> given = new ArrayList<>();
        given.add(new Given("Device", fill("{device}, compute capability {compute_capability}")));
        if (question.task() != Task.LARGEST_REGISTERS) given.add(new Given("Registers a thread", fill("{registers}")));
        KernelConfig k = setup.kernel();
        String kind = k.staticSharedMemoryBytes() > 0 ? "Static shared memory" : "Dynamic shared memory";
        given.add(new Given(
                k.sharedMemoryBytes() == 0 ? "Shared memory" : kind, Amount.number(k.sharedMemoryBytes()) + " B"));
        if (question.task() == Task.LAUNCH)
            given.add(new Given("Opt-in attribute", k.dynamicSharedMemoryOptIn() ? "set" : "not set"));
        if (question.blockSizeGiven()) given.add(new Given("Block size", fill("{block_size} threads")));
        return given;
    }
}
