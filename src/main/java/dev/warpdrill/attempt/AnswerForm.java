package dev.warpdrill.attempt;

import dev.warpdrill.grading.WorksheetField;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jboss.resteasy.reactive.RestForm;

/** The form of an attempt's page as it was sent: worksheet lines by id, words, and which state of the page it came from. */
public class AnswerForm {

    static final int LONGEST_TEXT = 20_000;
    private static final int LONGEST_LINE = 2_000;

    @RestForm("block_size")
    String blockSize;

    @RestForm("limit_registers")
    String limitRegisters;

    @RestForm("limit_shared_memory")
    String limitSharedMemory;

    @RestForm("limit_warps")
    String limitWarps;

    @RestForm("limit_blocks")
    String limitBlocks;

    @RestForm
    List<String> binding;

    @RestForm("blocks_per_sm")
    String blocksPerSm;

    @RestForm("warps_per_sm")
    String warpsPerSm;

    @RestForm
    String occupancy;

    @RestForm
    String launches;

    @RestForm("largest_registers")
    String largestRegisters;

    @RestForm
    String text;

    @RestForm
    String position;

    @RestForm
    String revision;

    /** "yes" to submit in spite of what the page pointed out. */
    @RestForm
    String anyway;

    @RestForm
    String question;

    /** Worksheet lines by id, blank ones left out. */
    Map<String, String> lines() {
        Map<String, String> lines = new LinkedHashMap<>();
        put(lines, WorksheetField.BLOCK_SIZE, blockSize);
        put(lines, WorksheetField.LIMIT_REGISTERS, limitRegisters);
        put(lines, WorksheetField.LIMIT_SHARED_MEMORY, limitSharedMemory);
        put(lines, WorksheetField.LIMIT_WARPS, limitWarps);
        put(lines, WorksheetField.LIMIT_BLOCKS, limitBlocks);
        put(lines, WorksheetField.BINDING, binding == null ? "" : String.join("|", binding));
        put(lines, WorksheetField.BLOCKS_PER_SM, blocksPerSm);
        put(lines, WorksheetField.WARPS_PER_SM, warpsPerSm);
        put(lines, WorksheetField.OCCUPANCY, occupancy);
        put(lines, WorksheetField.LAUNCHES, launches);
        put(lines, WorksheetField.LARGEST_REGISTERS, largestRegisters);
        return lines;
    }

    private static void put(Map<String, String> lines, WorksheetField field, String typed) {
        if (typed != null && !typed.isBlank())
            lines.put(field.id(), typed.length() > LONGEST_LINE ? typed.substring(0, LONGEST_LINE) : typed);
    }

    /** As typed, but for line ends, which browsers send as CR LF, and NUL, which the database refuses. */
    String words() {
        return text == null ? "" : text.replace("\r\n", "\n").replace("\u0000", "");
    }

    boolean tooLong() {
        return words().length() > LONGEST_TEXT;
    }

    boolean blank() {
        return lines().isEmpty() && words().isBlank();
    }

    boolean submitAnyway() {
        return "yes".equals(anyway);
    }

    /** The step that the page showed; -1 if the form does not say. */
    int step() {
        return number(position);
    }

    /** The draft revision that the page showed; -1 if the form does not say. */
    int shownRevision() {
        return number(revision);
    }

    private static int number(String typed) {
        return typed != null && typed.matches("\\d{1,6}") ? Integer.parseInt(typed) : -1;
    }
}
