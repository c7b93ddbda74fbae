package dev.warpdrill.grading;

import dev.warpdrill.occupancy.Resource;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the resources that a candidate says bind: "registers and shared memory", "regs|smem". */
final class BindingText {

    private static final Map<String, Resource> NAMES = Map.ofEntries(
            Map.entry("registers", Resource.REGISTERS),
            Map.entry("register", Resource.REGISTERS),
            Map.entry("register file", Resource.REGISTERS),
            Map.entry("regs", Resource.REGISTERS),
            Map.entry("reg", Resource.REGISTERS),
            Map.entry("shared memory", Resource.SHARED_MEMORY),
            Map.entry("shared mem", Resource.SHARED_MEMORY),
            Map.entry("shared", Resource.SHARED_MEMORY),
            Map.entry("smem", Resource.SHARED_MEMORY),
            Map.entry("warps", Resource.WARPS),
            Map.entry("warp", Resource.WARPS),
            Map.entry("warp slots", Resource.WARPS),
            Map.entry("threads", Resource.WARPS),
            Map.entry("blocks", Resource.BLOCKS),
            Map.entry("block slots", Resource.BLOCKS),
            Map.entry("block limit", Resource.BLOCKS),
            Map.entry("ctas", Resource.BLOCKS),
            Map.entry("barriers", Resource.BARRIERS),
            Map.entry("named barriers", Resource.BARRIERS));

    private BindingText() {}

    /** Empty if any part of it names no resource. */
    static Optional<Set<Resource>> read(String raw) {
        EnumSet<Resource> found = EnumSet.noneOf(Resource.class);
        String plain = raw.toLowerCase(Locale.ROOT).replace('_', ' ').replace('-', ' ');
        for (String part : plain.split("\\||,|;|/|\\+|&|\\band\\b|\\bboth\\b|\\bthe\\b")) {
            String name = part.strip();
            if (name.isEmpty()) continue;
            Resource resource = NAMES.get(name);
            if (resource == null) return Optional.empty();
            found.add(resource);
        }
        return found.isEmpty() ? Optional.empty() : Optional.of(found);
    }
}
