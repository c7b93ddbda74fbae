package dev.warpdrill.practice;

import dev.warpdrill.occupancy.Device;
import dev.warpdrill.question.Question;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What can be practiced, and on which device; action is where the device filter is sent. */
record Menu(String action, List<DeviceChoice> devices, List<QuestionChoice> questions) {

    Menu {
        devices = List.copyOf(devices);
        questions = List.copyOf(questions);
    }

    /** An entry of the device filter; an empty id stands for any device. */
    record DeviceChoice(String id, String name, boolean selected) {}

    /** A question to open with numbers of its own. */
    record QuestionChoice(String href, String title, String about) {}

    /** Questions that are not asked about the wanted device are left out. */
    static Menu of(String action, List<Device> devices, List<Question> questions, Optional<Device> wanted) {
        List<DeviceChoice> filter = new ArrayList<>();
        filter.add(new DeviceChoice("", "Any device", wanted.isEmpty()));
        for (Device device : devices)
            filter.add(new DeviceChoice(device.id(), device.name(), wanted.equals(Optional.of(device))));
        String query = wanted.map(d -> "?device=" + d.id()).orElse("");
        List<QuestionChoice> open = inOrder(questions).stream()
                .filter(q -> wanted.isEmpty() || Draws.askedAbout(q, wanted.get()))
                .map(q -> new QuestionChoice("/practice/" + q.id() + query, q.title(), q.summary()))
                .toList();
        return new Menu(action, filter, open);
    }

    /** Those that leave the block size open come first: they leave most for the candidate to say. */
    static List<Question> inOrder(List<Question> questions) {
        return questions.stream()
                .sorted(Comparator.comparing(Question::blockSizeGiven))
                .toList();
    }
}
