package dev.warpdrill.occupancy;

import java.util.List;
import java.util.Locale;

/**
 * A GPU product.
 *
 * @param id short and stable, for example {@code h100-sxm}
 * @param name as people write it, for example "H100 SXM"
 * @param aliases other names that mean this product ("H100" is the SXM part)
 * @param smCount SMs that are switched on
 */
public record Device(String id, String name, List<String> aliases, ComputeCapability computeCapability, int smCount) {

    public Device {
        if (id.isBlank()) throw new IllegalArgumentException("id of device " + name + " is blank");
        if (smCount < 1) throw new IllegalArgumentException("smCount of " + id + " must be positive, not " + smCount);
        aliases = List.copyOf(aliases);
    }

    public SmLimits limits() {
        return SmLimits.of(computeCapability);
    }

    /** Whether a typed name means this product: id, name or alias, whatever the case, spaces and dashes. */
    public boolean answersTo(String typed) {
        String wanted = plain(typed);
        return plain(id).equals(wanted)
                || plain(name).equals(wanted)
                || aliases.stream().anyMatch(a -> plain(a).equals(wanted));
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[\\s_-]+", "");
    }
}
