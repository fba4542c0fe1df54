// How the results of formulas are shown. The value itself is canonical.

extension FormState {
    /// The text of an `info` field. A number is shown as an amount if the field has a currency, or if its formula
    /// calculates with amounts of one currency. A formula that only joins answers shows each answer as the answer's own
    /// field does. `nil` for anything else.
    mutating func calculatedDisplay(of node: NodeIndex) -> String? {
        guard let field = field(of: node), field.valueKind == .any, field.definition.displayFormat.isEmpty else {
            return nil
        }
        let computation = nodes[node].flags.contains(.overridden) ? nil : element(of: node).rules.value
        if let computation, field.definition.currency.isEmpty {
            let rule = form.computations[computation]
            let place = EvaluationPlace(nodes[node].item, showsAnswers: true)
            if rule.program.onlyPutsTogether, case .text(let text) = rule.program.evaluate(at: place, in: &self) {
                return text
            }
        }
        return calculatedAmount(of: node)
    }

    /// The text of a calculated number that is an amount; `nil` for anything else.
    private func calculatedAmount(of node: NodeIndex) -> String? {
        guard case .number(let number) = nodes[node].value, field(of: node)?.valueKind == .any else { return nil }
        let code = currency(of: nodes[node].element, depth: 3)
        return code.isEmpty ? nil : amount(number, code)
    }

    /// An answer as a formula shows it that joins several answers.
    mutating func shownPart(of node: NodeIndex, reading property: Reference.Property) -> FormValue {
        let value = answer(readAt: runningRank, of: node)
        if value.isBlank { return .blank }
        if property == .optionValue, let field = field(of: node),
            let own = field.option(value.canonicalText)?.value, !own.isBlank
        {
            // The author of the form wrote the `value` of the option, so it is shown unchanged.
            return own
        }
        return .text(calculatedAmount(of: node) ?? ownDisplay(of: node))
    }

    /// An amount rounded to as many digits as its currency has after the decimal separator.
    private func amount(_ number: DecimalNumber, _ code: String) -> String {
        var rule = TextRule.number()
        rule.currency = code
        let control = TextControl(SharedTextRule(rule), sharedLocale)
        return control.display(.number(number.rounded(places: control.fractionDigits ?? 0)))
    }

    /// The currency of the number that a field shows; blank if it is not an amount. Formulas are followed a few levels
    /// deep.
    func currency(of element: ElementIndex, depth: Int) -> String {
        let compiled = form.elements[element]
        guard let field = form.field(at: element) else { return "" }
        guard let computation = compiled.rules.value, field.definition.currency.isEmpty, field.valueKind == .any,
            depth > 0
        else { return field.definition.currency }
        var currencies = CurrencyFinder()
        return currencies.find(in: form.computations[computation].program) { currency(of: $0, depth: depth - 1) }
    }
}

extension Program {
    /// Whether the program only reads answers and joins them with words, and computes nothing.
    var onlyPutsTogether: Bool {
        for word in code {
            switch Instruction(word: word) {
            case .constant, .reference: break
            case .apply(let operation, _):
                switch operation {
                case .concat, .trim, .join: break
                default: return false
                }
            default: return false
            }
        }
        return !references.isEmpty
    }
}

/// Finds the currency of a formula's result: sums of amounts are amounts, and so is an amount times a number.
private struct CurrencyFinder {
    private var stack: [String] = []
    /// Marks a result that mixes two currencies.
    private static let mixed = "?"

    mutating func find(in program: Program, _ currency: (ElementIndex) -> String) -> String {
        for word in program.code {
            switch Instruction(word: word) {
            case .constant: stack.append("")
            case .reference(let index):
                let isThere = index < program.references.endIndex
                stack.append(isThere ? currency(program.references[index].element) : "")
            case .list(let count): combine(count)
            case .apply(let operation, let count): apply(operation, count)
            // The currency of a conditional result is not derived.
            default: return ""
            }
        }
        let found = stack.last ?? ""
        return found.isSame(as: Self.mixed) ? "" : found
    }

    private mutating func apply(_ operation: Operation, _ count: Int) {
        switch operation {
        case .add, .subtract, .sum, .minimum, .maximum, .average: combine(count)
        case .negate, .round, .floor, .ceiling, .magnitude, .number, .remainder: replace(count, first(count))
        case .multiply: multiply()
        case .divide: replace(2, second.isEmpty ? first(2) : "")
        default: replace(count, "")
        }
    }

    private func first(_ count: Int) -> String { count > 0 && count <= stack.count ? stack[stack.count - count] : "" }

    private var second: String { stack.last ?? "" }

    /// The product of two amounts is not an amount.
    private mutating func multiply() {
        let (left, right) = (first(2), second)
        replace(2, left.isEmpty ? right : right.isEmpty ? left : "")
    }

    private mutating func combine(_ count: Int) {
        var found = ""
        for place in max(stack.count - count, 0)..<stack.count where !stack[place].isEmpty {
            found = found.isEmpty || found.isSame(as: stack[place]) ? stack[place] : Self.mixed
        }
        replace(count, found)
    }

    private mutating func replace(_ count: Int, _ currency: String) {
        stack.removeLast(min(max(count, 0), stack.count))
        stack.append(currency)
    }
}
