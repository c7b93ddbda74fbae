package dev.warpdrill.bank;

import dev.warpdrill.occupancy.Device;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** The names that devices answer to: two devices that answer to one name would make a link ambiguous. */
final class DeviceNames {

    private final Map<String, Document> documents;

    /** The files of the devices, by id. */
    DeviceNames(Map<String, Document> documents) {
        this.documents = documents;
    }

    void refuseTwins(Collection<Device> devices, List<BankProblem> problems) {
        List<Device> seen = new ArrayList<>();
        for (Device device : devices) {
            for (Device other : seen) refuse(device, other, problems);
            seen.add(device);
        }
    }

    private void refuse(Device device, Device other, List<BankProblem> problems) {
        if (other.answersTo(device.id())) problems.add(twin(device, "/id", device.id(), other));
        if (other.answersTo(device.name())) problems.add(twin(device, "/name", device.name(), other));
        for (int i = 0; i < device.aliases().size(); i++)
            if (other.answersTo(device.aliases().get(i)))
                problems.add(twin(device, "/aliases/" + i, device.aliases().get(i), other));
    }

    private BankProblem twin(Device device, String key, String name, Device other) {
        return documents
                .get(device.id())
                .problem(key, "\"" + name + "\" is also a name of " + other.id() + "; each name must mean one device");
    }
}
