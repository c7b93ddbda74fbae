package dev.warpdrill.bank;

import dev.warpdrill.grading.Rubric;
import dev.warpdrill.occupancy.Device;
import dev.warpdrill.question.Question;
import java.util.List;
import java.util.Optional;

/** A whole, valid bank. */
record BankContents(List<Device> devices, List<Question> questions, Rubric rubric) {

    BankContents {
        devices = List.copyOf(devices);
        questions = List.copyOf(questions);
    }

    Optional<Question> question(String id) {
        return questions.stream().filter(q -> q.id().equals(id)).findFirst();
    }
}
