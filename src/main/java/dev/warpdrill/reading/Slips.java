package dev.warpdrill.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Hears a slip in the arithmetic: an equation written or said out whose outcome is wrong. */
final class Slips {
    private static final Set<String> EQUALS = Set.of("=", "is", "gives", "makes", "equals", "equal");
    private static final Set<String> BEFORE_A_CHAIN =
            Set.of("(", "/", "*", "x", "times", "over", "into", "+", "plus", "-", "by", "of");
    private static final double TOLERANCE = 0.015;

    private final Passage passage;

    Slips(Listening listening) {
        passage = listening.passage();
    }

    List<Finding> read() {
        List<Finding> found = new ArrayList<>();
        for (Equation equation : passage.equations()) {
            slip(equation).ifPresent(hit -> found.add(Finding.at("arithmetic-slip", hit)));
        }
        return found;
    }

    private Optional<Hit> slip(Equation equation) {
        boolean clear =
                equation.plain() && !equation.results().isEmpty() && exact(equation.left()) && exact(equation.right());
        if (!clear || equation.operation() == Equation.Operation.ADD) {
            return Optional.empty();
        }
        Quantity result = equation.results().get(0);
        if (correctedAfter(result)
                || !exact(result)
                || !equated(equation.right(), result)
                || passage.word(result.last() + 1).equals("/")) {
            return Optional.empty();
        }
        Double value = value(equation);
        if (value == null || agrees(value, result.value())) {
            return Optional.empty();
        }
        return Optional.of(equation.hit().to(result.hit()));
    }

    private boolean correctedAfter(Quantity result) {
        return Set.of("no", "wait", "sorry").contains(passage.word(result.last() + 1));
    }

    /** The chain's value; null where it is part of something longer that is not understood. */
    private Double value(Equation equation) {
        double a = equation.left().value();
        double b = equation.right().value();
        int before = equation.left().at() - 1;
        boolean into = passage.word(equation.left().last() + 1).startsWith("into")
                || passage.word(equation.left().last() + 1).equals("goes");
        double own = equation.operation() == Equation.Operation.MULTIPLY ? a * b : into ? b / a : a / b;
        if (!BEFORE_A_CHAIN.contains(passage.word(before))) {
            return own;
        }
        Optional<Quantity> head = passage.quantities().stream()
                .filter(q -> passage.word(before).equals("(")
                        && passage.word(before - 1).equals("/")
                        && q.last() == before - 2)
                .findFirst();
        return head.filter(this::exact).map(q -> q.value() / own).orElse(null);
    }

    private boolean exact(Quantity quantity) {
        boolean kilo = quantity.is(Unit.KILO)
                || quantity.is(Unit.PERCENT)
                || quantity.is(Unit.ORDINAL)
                || quantity.is(Unit.BYTES);
        return !kilo && quantity.value() > 0 && !passage.word(quantity.at() + 1).equals("k");
    }

    private boolean equated(Quantity right, Quantity result) {
        boolean sign = false;
        for (int at = right.last() + 1; at < result.at(); at++) {
            String word = passage.word(at);
            sign |= EQUALS.contains(word);
            boolean passes = EQUALS.contains(word)
                    || Set.of(")", "only", "uh", "um", "about", "exactly", "that", "|", "kb")
                            .contains(word);
            if (!passes) {
                return false;
            }
        }
        return sign;
    }

    private static boolean agrees(double value, double said) {
        boolean close = Math.abs(value - said) <= TOLERANCE * value;
        boolean floored = said == Math.rint(said) && said == Math.floor(value + 1e-9);
        boolean rounded = Math.abs(value - said) <= 0.06;
        boolean share = Math.abs(value * 100 - said) < 1;
        return close || floored || rounded || share;
    }
}
