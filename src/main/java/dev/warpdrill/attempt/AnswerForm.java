package dev.warpdrill.attempt;

import dev.warpdrill.grading.WorksheetField;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.server.core.multipart.FormData;
import org.jboss.resteasy.reactive.server.multipart.FormValue;

/** The form of an attempt's page as it was sent: worksheet lines by id, words, and which state of the page it came from. */
public class AnswerForm {

    static final int LONGEST_TEXT = 20_000;
    private static final int LONGEST_LINE = 2_000;
    private static final int LONGEST_QUESTION = 500;

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

    @RestForm
    String page;

    /** In spite of what the page pointed out: "empty", "unreadable" or "unsent" as the button says, or "yes" to all. */
    @RestForm
    String anyway;

    /** A question to the interviewer, typed; or one that the page offers, by its id. */
    @RestForm
    String question;

    @RestForm
    String offer;

    /** Number of the hint that was asked for. */
    @RestForm
    String hint;

    /** The form of a request that reached no endpoint. */
    static AnswerForm sent(FormData data) {
        AnswerForm form = new AnswerForm();
        form.blockSize = first(data, "block_size");
        form.limitRegisters = first(data, "limit_registers");
        form.limitSharedMemory = first(data, "limit_shared_memory");
        form.limitWarps = first(data, "limit_warps");
        form.limitBlocks = first(data, "limit_blocks");
        form.binding = values(data, "binding");
        form.blocksPerSm = first(data, "blocks_per_sm");
        form.warpsPerSm = first(data, "warps_per_sm");
        form.occupancy = first(data, "occupancy");
        form.launches = first(data, "launches");
        form.largestRegisters = first(data, "largest_registers");
        form.text = first(data, "text");
        form.position = first(data, "position");
        form.revision = first(data, "revision");
        form.page = first(data, "page");
        return form;
    }

    private static String first(FormData data, String name) {
        return values(data, name).stream().findFirst().orElse("");
    }

    private static List<String> values(FormData data, String name) {
        if (!data.contains(name)) return List.of();
        return data.get(name).stream()
                .filter(v -> !v.isFileItem())
                .map(FormValue::getValue)
                .toList();
    }

    Typed typed() {
        return new Typed(lines(), words());
    }

    private Map<String, String> lines() {
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
        String line = cut(asStored(typed), LONGEST_LINE);
        if (!line.isBlank()) lines.put(field.id(), line);
    }

    private String words() {
        return asStored(text);
    }

    /** As typed, but for line ends, which browsers send as CR LF, and NUL, which the database refuses. */
    private static String asStored(String typed) {
        return typed == null ? "" : typed.replace("\r\n", "\n").replace("\u0000", "");
    }

    /** The first {@code most} characters; an emoji is one. */
    private static String cut(String text, int most) {
        return characters(text) <= most ? text : text.substring(0, text.offsetByCodePoints(0, most));
    }

    private static int characters(String text) {
        return text.codePointCount(0, text.length());
    }

    boolean tooLong() {
        return characters() > LONGEST_TEXT;
    }

    /** Length of the words; an emoji is one character. */
    int characters() {
        return characters(words());
    }

    /** What can be stored of an answer that comes too late, however long it is. */
    Typed shortened() {
        return new Typed(lines(), cut(words(), LONGEST_TEXT));
    }

    boolean insistsOn(String what) {
        return "yes".equals(anyway) || what.equals(anyway);
    }

    String question() {
        return cut(asStored(question).strip(), LONGEST_QUESTION);
    }

    Optional<String> offered() {
        return Optional.ofNullable(offer).filter(o -> !o.isBlank());
    }

    int hintNumber() {
        return number(hint);
    }

    /** The state of the page that the form was sent from. */
    Shown shown() {
        String mark = page != null && page.matches(Shown.PAGE_MARK) ? page : "";
        return new Shown(number(position), number(revision), mark);
    }

    private static int number(String typed) {
        return typed != null && typed.matches("\\d{1,6}") ? Integer.parseInt(typed) : -1;
    }
}
