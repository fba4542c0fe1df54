extension RuleResolver {
    /// Compiles how many items a repeating section has at least and at most, if answers decide that.
    mutating func resolveItems(of repeats: Repetition, at element: ElementIndex) {
        if repeats.minExpression.isEmpty, repeats.maxExpression.isEmpty { return }
        let least = count(repeats.minExpression, key: "min", at: element)
        let most = count(repeats.maxExpression, key: "max", at: element)
        let parts = [("min", repeats.minExpression, least), ("max", repeats.maxExpression, most)]
        let origin = RuleOrigin(
            parts.filter { !$0.1.isEmpty }.map { RulePart(key: $0.0, text: $0.1, program: $0.2) })
        add(
            Computation(
                element: element, aspect: .items, program: .reading([least, most]), choices: [least, most],
                origin: origin))
    }

    /// The program of a limit. A blank result means the limit that is written as a number.
    private mutating func count(_ text: String, key: String, at element: ElementIndex) -> Program {
        expressions.program(text, key: key, at: element, expecting: .number) ?? Program(constant: .blank)
    }
}
