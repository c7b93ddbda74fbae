package dev.warpdrill.reading;

import dev.warpdrill.grading.Heard;
import dev.warpdrill.grading.HeardCriterion;
import dev.warpdrill.grading.HeardFigure;
import dev.warpdrill.grading.HeardMistake;
import dev.warpdrill.grading.Hearing;
import dev.warpdrill.grading.WorksheetField;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Setup;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a candidate's free text: the block size, and the criteria and mistakes it shows, each with the words that show it. */
@ApplicationScoped
public class Reader {
    private final Lexicon lexicon = new Lexicon();
    private final WordingReader criteria = new WordingReader(lexicon.criteria());
    private final WordingReader mistakes = new WordingReader(lexicon.mistakes());

    /**
     * What one answer says.
     *
     * @param kind what was asked
     * @param setup the configuration it was asked about
     * @param knownBlockSize threads a block known from an earlier answer, 0 where none is
     * @param text the candidate's words; evidence quotes them exactly
     */
    public Heard read(PromptKind kind, Setup setup, int knownBlockSize, String text) {
        if (text == null || text.isBlank()) {
            return Heard.NOTHING;
        }
        Passage passage = lexicon.passage(text);
        BlockSize size = new BlockSizeReader(passage, setup).read(kind, knownBlockSize);
        // The launch question prints its block size: "at most 1,024 threads" is the rule, not another size.
        int threads = kind == PromptKind.LAUNCH && knownBlockSize > 0 ? knownBlockSize : size.threads();
        WhatIf whatIf = new WhatIf(passage, setup, threads);
        Assertions assertions = new Assertions(passage);
        Listening listening = new Listening(
                kind,
                passage,
                new Situation(setup, threads),
                whatIf,
                assertions,
                new Corrections(passage, whatIf, assertions));
        List<Finding> met = new ArrayList<>();
        size.stated().ifPresent(hit -> met.add(Finding.at("block-size-stated", hit)));
        met.addAll(new LimitReader(listening).sharedMemoryAlone());
        List<Finding> withdrawn = new ArrayList<>();
        if (listening.situation().known()) {
            LimitReader limits = new LimitReader(listening);
            ResultReader result = new ResultReader(listening);
            met.addAll(limits.read());
            met.addAll(result.read());
            withdrawn.addAll(limits.withdrawn());
            result.withdrawn().or(result::recanted).ifPresent(withdrawn::add);
            met.addAll(new BindingReader(listening).read());
        } else if (kind == PromptKind.MOVE) {
            met.addAll(new BindingReader(listening).read());
        }
        met.addAll(new ReservedReader(listening).read());
        met.addAll(new OptInReader(listening).read());
        met.addAll(new LaunchReader(listening).read());
        met.addAll(new RoundingReader(listening).read());
        met.addAll(new StepReader(listening).read());
        met.addAll(new SmallerBlocksReader(listening, met).read());
        if (listening.assertions().speaks()) {
            met.addAll(criteria.read(listening));
        }
        met.removeIf(finding -> !finding.id().equals("block-size-stated")
                && listening.assertions().onlyAsked(finding));
        withdrawn.addAll(met.stream().filter(listening.corrections()::disowned).toList());
        met.removeIf(listening.corrections()::disowned);
        List<Finding> wrong = new ArrayList<>(mistakes.read(listening));
        wrong.addAll(new MistakeReader(listening, new Met(met)).read());
        return new Heard(
                threads,
                size.stated().isPresent(),
                criteria(passage, met, withdrawn),
                mistakes(passage, wrong),
                figures(listening));
    }

    private static Map<WorksheetField, HeardFigure> figures(Listening listening) {
        Optional<HeardFigure> largest = listening.about(PromptKind.LARGEST_REGISTERS)
                ? new LargestRegistersReader(listening).read()
                : Optional.empty();
        return largest.map(figure -> Map.of(WorksheetField.LARGEST_REGISTERS, figure))
                .orElse(Map.of());
    }

    private List<HeardCriterion> criteria(Passage passage, List<Finding> findings, List<Finding> withdrawn) {
        Map<String, HeardCriterion> heard = new LinkedHashMap<>();
        for (Finding finding : findings) {
            heard.putIfAbsent(
                    finding.id(), new HeardCriterion(finding.id(), Hearing.MET, passage.evidence(finding.hits())));
        }
        for (Finding finding : withdrawn) {
            heard.putIfAbsent(
                    finding.id(),
                    new HeardCriterion(finding.id(), Hearing.CONTRADICTED, passage.evidence(finding.hits())));
        }
        lexicon.perhaps().forEach((id, ideas) -> {
            List<Hit> hints = ideas.stream()
                    .flatMap(idea -> passage.heard(idea).stream())
                    .filter(hit -> !passage.denied(hit))
                    .toList();
            if (!hints.isEmpty()) {
                heard.putIfAbsent(id, new HeardCriterion(id, Hearing.PERHAPS, passage.evidence(hints)));
            }
        });
        return List.copyOf(heard.values());
    }

    private static List<HeardMistake> mistakes(Passage passage, List<Finding> findings) {
        List<HeardMistake> heard = new ArrayList<>();
        for (Finding finding : findings) {
            boolean already = heard.stream().anyMatch(other -> other.id().equals(finding.id()));
            if (!already) {
                heard.add(new HeardMistake(finding.id(), true, passage.evidence(finding.hits())));
            }
        }
        return heard;
    }
}
