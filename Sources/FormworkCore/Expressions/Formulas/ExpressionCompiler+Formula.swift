extension ExpressionCompiler {
    /// Compiles a formula, which is an expression or has one of these shorter notations:
    ///
    ///     {first_name} {last_name}    a template: text with names in braces
    ///     base_salary + bonus         arithmetic over names without `$`
    ///     first_name, last_name       names, with or without `$`, joined by the text between them
    ///
    /// The compiler tries an expression first, and then the notations in this order. It uses a notation only if the
    /// text can be read in it without guessing.
    ///
    /// - Parameters:
    ///   - text: The formula.
    ///   - scope: The names that it can use.
    ///   - expecting: The type that the result should have, as for an expression.
    public func compile(
        formula text: String, scope: some ExpressionScope, expecting: StaticType
    ) -> (Program?, [ExpressionProblem]) {
        guard let source = ExpressionSource(text) else { return (nil, [ExpressionSource.tooLong]) }
        let mistake: ExpressionProblem
        do {
            let node = try ExpressionParser.parse(source)
            return compile(node, of: source, scope: scope, expecting: expecting)
        } catch {
            mistake = error
        }
        let takesText = expecting.kind == .any || expecting.kind == .text
        if takesText, FormulaText.isTemplate(source) {
            return joined(FormulaText(source, scope: scope, isTemplate: true), else: mistake)
        }
        var bareMistake = mistake
        do {
            let node = try ExpressionParser.parse(source, allowsBareNames: true)
            let isKnown = node.height > 1 || node.isKnownName(in: scope)
            if node.isArithmetic, isKnown, expecting.kind == .number || node.calculates(in: scope) {
                return compile(node, of: source, scope: scope, expecting: expecting, readsAsFormula: true)
            }
        } catch {
            bareMistake = error
        }
        var words = FormulaText(source, scope: scope, isTemplate: false)
        let likeness = words.likeness(source)
        if likeness == .text, takesText {
            words.noteOperators(source, mistake)
            let (program, problems) = joined(words, else: mistake)
            if program != nil { return (program, problems) }
            return (nil, UnbracedName(source, scope).map { [$0.problem] } ?? problems)
        }
        return (nil, [UnbracedName(source, scope)?.problem ?? (likeness == .arithmetic ? bareMistake : mistake)])
    }

    private func joined(_ text: FormulaText, else mistake: ExpressionProblem) -> (Program?, [ExpressionProblem]) {
        guard text.problems.allSatisfy({ $0.code.isWarning }) else { return (nil, text.problems) }
        if text.hasNames { return (text.program, text.problems) }
        guard var misspelt = text.problems.first, !misspelt.expected.isEmpty else { return (nil, [mistake]) }
        misspelt.code = .unknownReference
        return (nil, [misspelt])
    }
}

extension ExpressionNode {
    /// Whether the node consists only of names, numbers, operators and brackets.
    fileprivate var isArithmetic: Bool {
        switch kind {
        case .reference, .literal(.number): true
        case .prefix(let operation, let operand): operation == .negate && operand.isArithmetic
        case .chain(let first, let links):
            first.isArithmetic && links.allSatisfy { $0.operation.isArithmetic && $0.operand.isArithmetic }
        default: false
        }
    }

    /// Whether the node is a known name.
    fileprivate func isKnownName(in scope: some ExpressionScope) -> Bool {
        if case .reference(let name) = kind { scope.resolve(name) != nil } else { false }
    }

    /// Whether the arithmetic calculates, because a part of it may be a number. Texts alone are joined, as in
    /// `first_name - last_name`, unless they are multiplied. A single name does not calculate.
    fileprivate func calculates(in scope: some ExpressionScope) -> Bool {
        switch kind {
        case .literal: true
        case .reference(let name): scope.resolve(name).map { !$0.type.kind.isText } ?? true
        case .prefix(_, let operand): operand.calculates(in: scope)
        case .chain(let first, let links):
            first.calculates(in: scope)
                || links.contains { $0.operation == .multiply || $0.operand.calculates(in: scope) }
        default: false
        }
    }
}

extension Operation {
    /// Whether the operator calculates with two numbers.
    fileprivate var isArithmetic: Bool {
        switch self {
        case .add, .subtract, .multiply, .divide, .remainder: true
        default: false
        }
    }
}
