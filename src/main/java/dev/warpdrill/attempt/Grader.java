package dev.warpdrill.attempt;

import dev.warpdrill.bank.Bank;
import dev.warpdrill.grading.Assessment;
import dev.warpdrill.grading.FormatProblem;
import dev.warpdrill.grading.Heard;
import dev.warpdrill.grading.PlainFaults;
import dev.warpdrill.grading.Prompted;
import dev.warpdrill.grading.Worksheet;
import dev.warpdrill.grading.WorksheetField;
import dev.warpdrill.occupancy.Device;
import dev.warpdrill.question.PromptKind;
import dev.warpdrill.question.Setup;
import dev.warpdrill.question.Task;
import dev.warpdrill.reading.Reader;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Grades one answer that comes with its own configuration, outside any attempt. */
@ApplicationScoped
class Grader {
    /** The size graded for where an answer lets none be told, as in the worked answers. */
    private static final int USUAL_BLOCK_SIZE = 256;

    private static final int SMALLER_BLOCK_SIZE = 128;
    private static final int GRID_BLOCKS = 60;

    private final Bank bank;
    private final Reader reader;

    Grader(Bank bank, Reader reader) {
        this.bank = bank;
        this.reader = reader;
    }

    GradingResult grade(GradingRequest request) {
        Setup setup = setup(request);
        Worksheet typed = Worksheet.parse(request.worksheet(), setup);
        int typedSize = typed.figure(WorksheetField.BLOCK_SIZE)
                .map(f -> (int) f.numerator())
                .orElse(0);
        Heard heard = reader.read(request.prompt(), setup, typedSize, request.text());
        int given = request.prompt() == PromptKind.BLOCK_128 ? SMALLER_BLOCK_SIZE : 0;
        Prompted prompted =
                new Prompted(request.prompt(), setup, Task.RESIDENT_WARPS, given, USUAL_BLOCK_SIZE, false, 0, 0);
        Assessment assessment = bank.rubric().assess(prompted, typed, heard);
        boolean told = given > 0 || typedSize > 0 || heard.blockSize() > 0 || assessment.blockSizeInferred();
        List<FormatProblem> problems = new ArrayList<>(typed.problems());
        problems.addAll(PlainFaults.in(typed, setup.at(assessment.blockSize())));
        return GradingResult.of(request, told ? assessment.blockSize() : null, assessment, problems);
    }

    private Setup setup(GradingRequest request) {
        boolean grid = request.prompt() == PromptKind.GRID;
        return new Setup(
                request.device(), request.limits(), smCount(request), request.kernel(), grid ? GRID_BLOCKS : 0);
    }

    /** The named device's SMs; a device that the bank does not know has as many as the bank's first of its compute capability. */
    private int smCount(GradingRequest request) {
        Optional<Device> named = bank.device(request.device()).filter(device -> sameLimits(device, request));
        return named.or(() -> bank.devices().stream()
                        .filter(device -> sameLimits(device, request))
                        .findFirst())
                .map(Device::smCount)
                .orElse(0);
    }

    private static boolean sameLimits(Device device, GradingRequest request) {
        return device.computeCapability().equals(request.limits().computeCapability());
    }
}
