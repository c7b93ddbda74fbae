package dev.warpdrill.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds divisions, products and sums among a text's figures. */
final class Equations {
    private static final int FARTHEST_OPERAND = 7;
    private static final int FARTHEST_RESULT = 12;
    private static final Map<String, Equation.Operation> OPERATIONS = Map.ofEntries(
            Map.entry("/", Equation.Operation.DIVIDE),
            Map.entry("over", Equation.Operation.DIVIDE),
            Map.entry("divided", Equation.Operation.DIVIDE),
            Map.entry("divide", Equation.Operation.DIVIDE),
            Map.entry("through", Equation.Operation.DIVIDE),
            Map.entry("between", Equation.Operation.DIVIDE),
            Map.entry("into", Equation.Operation.DIVIDE),
            Map.entry("in", Equation.Operation.DIVIDE),
            Map.entry("on", Equation.Operation.DIVIDE),
            Map.entry("from", Equation.Operation.DIVIDE),
            Map.entry("out", Equation.Operation.DIVIDE),
            Map.entry("by", Equation.Operation.DIVIDE),
            Map.entry("against", Equation.Operation.DIVIDE),
            Map.entry("*", Equation.Operation.MULTIPLY),
            Map.entry("x", Equation.Operation.MULTIPLY),
            Map.entry("times", Equation.Operation.MULTIPLY),
            Map.entry("+", Equation.Operation.ADD),
            Map.entry("plus", Equation.Operation.ADD),
            Map.entry("add", Equation.Operation.ADD),
            Map.entry("and", Equation.Operation.ADD));

    private static final Set<String> PLAIN =
            Set.of("/", "over", "divided", "divide", "through", "into", "*", "x", "times", "+", "plus");

    private Equations() {}

    static List<Equation> among(List<Token> tokens, List<Quantity> quantities) {
        List<Equation> equations = new ArrayList<>();
        for (int i = 0; i + 1 < quantities.size(); i++) {
            Quantity left = quantities.get(i);
            Quantity right = quantities.get(i + 1);
            String sign = between(tokens, left, right);
            if (sign != null) {
                List<Quantity> results = results(quantities, i + 2, right);
                equations.add(new Equation(OPERATIONS.get(sign), PLAIN.contains(sign), left, right, results));
            }
        }
        return equations;
    }

    /** The first sign of an operation between two figures of one clause; null where there is none. */
    private static String between(List<Token> tokens, Quantity first, Quantity second) {
        int left = first.at();
        int right = second.at();
        boolean apart = first.is(Unit.BLOCKS) && second.is(Unit.WARPS) || second.is(Unit.PERCENT);
        if (apart) {
            return null;
        }
        if (right - left > FARTHEST_OPERAND) {
            return null;
        }
        String sign = null;
        for (int at = left + 1; at < right; at++) {
            String word = tokens.get(at).word();
            if (Passage.endsSentence(word)
                    || word.equals("=")
                    || word.equals("->")
                    || word.equals(";")
                    || word.equals(",")) {
                return null;
            }
            if (word.equals("/")
                    && Set.of("block", "blocks", "warp", "thread", "sm")
                            .contains(tokens.get(at + 1).word())) {
                return null;
            }
            boolean better = sign == null || !PLAIN.contains(sign) && PLAIN.contains(word);
            sign = OPERATIONS.containsKey(word) && better ? word : sign;
        }
        return sign;
    }

    private static List<Quantity> results(List<Quantity> quantities, int from, Quantity right) {
        List<Quantity> results = new ArrayList<>();
        for (int i = from; i < quantities.size() && results.size() < 3; i++) {
            Quantity quantity = quantities.get(i);
            if (quantity.at() - right.last() > FARTHEST_RESULT) {
                break;
            }
            results.add(quantity);
        }
        return results;
    }

    /** "four of those go into 228 KB": the four is the outcome. */
    private static boolean fits(List<Token> tokens, Equation equation) {
        int next = equation.left().last() + 1;
        return next < tokens.size()
                && Set.of("of", "fit", "fits", "go", "goes")
                        .contains(tokens.get(next).word());
    }

    /** The same figures, those that an equation uses marked as its operands. */
    static List<Quantity> markOperands(List<Token> tokens, List<Quantity> quantities, List<Equation> equations) {
        List<Quantity> marked = new ArrayList<>(quantities);
        for (int i = 0; i < marked.size(); i++) {
            Quantity quantity = marked.get(i);
            for (Equation equation : equations) {
                boolean used = equation.left().at() == quantity.at()
                        || equation.right().at() == quantity.at();
                if (used
                        && !fits(tokens, equation)
                        && equation.plain()
                        && equation.operation() != Equation.Operation.ADD) {
                    marked.set(i, quantity.asOperand());
                }
            }
        }
        return marked;
    }
}
