package dev.warpdrill.practice;

import dev.warpdrill.bank.Bank;
import dev.warpdrill.occupancy.Device;
import java.util.Optional;
import java.util.stream.Collectors;

/** The device that an address asks for; notice says what was typed and what exists where there is no such device. */
record WantedDevice(Optional<Device> device, String notice) {

    /** Null or blank wants any device; names, ids and aliases are understood. */
    static WantedDevice of(Bank bank, String typed) {
        if (typed == null || typed.isBlank()) return new WantedDevice(Optional.empty(), "");
        Optional<Device> found = bank.device(typed);
        return new WantedDevice(found, found.isPresent() ? "" : unknown(bank, typed));
    }

    private static String unknown(Bank bank, String typed) {
        return "There is no device called “" + typed + "” here, so any device is shown. Known are "
                + bank.devices().stream().map(Device::name).collect(Collectors.joining(", ")) + ".";
    }
}
