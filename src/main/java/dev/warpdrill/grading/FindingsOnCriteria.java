package dev.warpdrill.grading;

import dev.warpdrill.occupancy.Resource;
import dev.warpdrill.question.Setup;
import dev.warpdrill.question.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Decides each criterion that a prompt can show: by the worksheet where it has the figure, else by the words. */
final class FindingsOnCriteria {

    private static final List<WorksheetField> RESULT =
            List.of(WorksheetField.BLOCKS_PER_SM, WorksheetField.WARPS_PER_SM, WorksheetField.OCCUPANCY);

    private final Rubric rubric;
    private final Prompted asked;
    private final Worksheet typed;
    private final Heard heard;
    private final FilledSheet filled;

    FindingsOnCriteria(Rubric rubric, Prompted asked, Worksheet typed, Heard heard, FilledSheet filled) {
        this.rubric = rubric;
        this.asked = asked;
        this.typed = typed;
        this.heard = heard;
        this.filled = filled;
    }

    List<CriterionResult> all() {
        List<CriterionResult> results = new ArrayList<>();
        List<String> shown = rubric.rule(asked.kind()).shows();
        for (String id : shown) if (applies(id)) results.add(result(id));
        for (HeardCriterion heard : heard.criteria())
            if (heard.hearing() == Hearing.CONTRADICTED && !shown.contains(heard.id())) results.add(withdrawn(heard));
        return results;
    }

    /** Taken back where it was not asked for: it withdraws what an earlier answer showed. */
    private CriterionResult withdrawn(HeardCriterion heard) {
        String title = rubric.criterion(heard.id()).title();
        return new CriterionResult(
                heard.id(), title, false, false, true, false, heard.evidence(), note(heard.id()), false);
    }

    /** The reserved kilobyte exists from 8.0 on; a given block size need not be stated; no step leads beyond a full SM. */
    private boolean applies(String id) {
        Setup setup = asked.setup();
        switch (id) {
            case "reserved-shared-memory":
                return setup.limits().reservedSharedMemoryBytes() > 0;
            case "block-size-stated":
                return asked.givenBlockSize() == 0 || asked.task() != Task.RESIDENT_WARPS || bySize128();
            case "next-step":
            case "next-limiter":
                return !NothingHigher.in(setup.at(filled.blockSize()));
            default:
                return true;
        }
    }

    private boolean bySize128() {
        return asked.givenBlockSize() == 128
                && !rubric.rule(asked.kind()).main().isEmpty();
    }

    private CriterionResult result(String id) {
        Optional<Boolean> sheet = bySheet(id);
        Optional<HeardFigure> largest = Optional.ofNullable(heard.figures().get(WorksheetField.LARGEST_REGISTERS));
        if (id.equals("register-threshold") && sheet.isEmpty() && largest.isPresent()) return said(id, largest.get());
        Optional<HeardCriterion> words =
                heard.criteria().stream().filter(c -> c.id().equals(id)).findFirst();
        Hearing hearing = words.map(HeardCriterion::hearing).orElse(null);
        boolean met = sheet.orElse(hearing == Hearing.MET || id.equals("block-size-stated") && sizeStated());
        boolean contradicted = !met && (sheet.isPresent() || hearing == Hearing.CONTRADICTED);
        return new CriterionResult(
                id,
                rubric.criterion(id).title(),
                met,
                !met && hearing == Hearing.PERHAPS,
                contradicted,
                false,
                words.map(HeardCriterion::evidence).orElse(List.of()),
                met ? "" : note(id),
                sheet.isPresent());
    }

    /** A criterion that a figure said in words decides. */
    private CriterionResult said(String id, HeardFigure said) {
        boolean right = filled.right(WorksheetField.LARGEST_REGISTERS);
        String title = rubric.criterion(id).title();
        return new CriterionResult(
                id, title, right, false, !right, false, List.of(said.evidence()), right ? "" : note(id), false);
    }

    private boolean sizeStated() {
        return asked.asked() || heard.blockSizeStated();
    }

    private String note(String id) {
        String figures = PlainFaults.of(id, filled) + Notes.of(id, asked.setup(), filled.blockSize());
        return figures.isEmpty() ? rubric.criterion(id).shows() : figures;
    }

    /** Empty where the worksheet says nothing about it. */
    private Optional<Boolean> bySheet(String id) {
        for (Map.Entry<Resource, String> limit : Assessor.limitCriteria().entrySet())
            if (limit.getValue().equals(id))
                return line(WorksheetField.limitOf(limit.getKey()).orElseThrow());
        switch (id) {
            case "block-size-stated":
                return typed.figure(WorksheetField.BLOCK_SIZE).map(f -> true);
            case "binding-resource":
                return typed.binding().isEmpty() ? Optional.empty() : Optional.of(!filled.bindingWrong());
            case "result":
                return resultLines();
            case "reserved-shared-memory":
                return reserveShown();
            case "launch-verdict":
                return line(WorksheetField.LAUNCHES);
            case "register-threshold":
                return line(WorksheetField.LARGEST_REGISTERS);
            default:
                return Optional.empty();
        }
    }

    private Optional<Boolean> line(WorksheetField field) {
        return typed.figure(field).map(f -> filled.right(field));
    }

    /** Two agreeing figures that are right, or the warps alone, which is what was asked. */
    private Optional<Boolean> resultLines() {
        List<WorksheetField> given =
                RESULT.stream().filter(f -> typed.figure(f).isPresent()).toList();
        if (given.isEmpty()) return Optional.empty();
        if (!given.stream().allMatch(filled::right)) return Optional.of(false);
        long right = RESULT.stream().filter(filled::right).count(); // one may be typed and another one said
        return right > 1 || given.contains(WorksheetField.WARPS_PER_SM) ? Optional.of(true) : Optional.empty();
    }

    /** A right shared-memory limit shows the kilobyte only where forgetting it gives another number. */
    private Optional<Boolean> reserveShown() {
        if (!line(WorksheetField.LIMIT_SHARED_MEMORY).orElse(false)) return Optional.empty();
        WorksheetField field = WorksheetField.LIMIT_SHARED_MEMORY;
        if (filled.saysNotUsed(field)) return Optional.empty();
        Figure without = View.TRUE
                .withoutReserve()
                .sheet(asked.setup(), filled.blockSize())
                .get(field);
        return filled.truth().get(field).equals(without) ? Optional.empty() : Optional.of(true);
    }
}
