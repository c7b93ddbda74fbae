package dev.warpdrill.reading;

import java.util.List;
import java.util.Optional;

/** The criteria heard so far in one text. */
record Met(List<Finding> findings) {
    Met {
        findings = List.copyOf(findings);
    }

    boolean has(String id) {
        return findings.stream().anyMatch(finding -> finding.id().equals(id));
    }

    Optional<Finding> finding(String id) {
        return findings.stream().filter(finding -> finding.id().equals(id)).findFirst();
    }
}
