extension ExpressionEmitter {
    /// A part of an expression with its type.
    typealias Typed = (node: ExpressionNode, type: StaticType)

    /// Writes a comparison of two values.
    mutating func emit(_ operation: Operation, _ left: ExpressionNode, _ right: ExpressionNode) -> StaticType {
        let (first, second) = (number(left, besides: right), number(right, besides: left))
        let sides: (Typed, Typed) = ((left, emit(first)), (right, emit(second)))
        builder.emit(.apply(operation, count: 2))
        checkComparison(operation, sides.0, sides.1)
        return .bool
    }

    /// A quoted text as the number that is written in it, if it is compared with a field that is a number. Any other node
    /// is returned unchanged.
    private func number(_ node: ExpressionNode, besides other: ExpressionNode) -> ExpressionNode {
        guard case .literal(.text(let text)) = node.kind, case .reference(let name) = other.kind,
            let number = DecimalNumber(text), scope.resolve(name)?.type == .number
        else { return node }
        var converted = node
        converted.kind = .literal(.number(number))
        return converted
    }

    /// Reports a warning for values that can never be equal, and an error for values without an order or a meaning.
    mutating func checkComparison(_ operation: Operation, _ left: Typed, _ right: Typed) {
        checkOptions(left, right.node)
        checkOptions(right, left.node)
        switch operation {
        case .equal, .notEqual:
            guard left.type.isList == right.type.isList || left.type == .any || right.type == .any else {
                return report(right.node, expected: [left.type.name])
            }
            checkEquality(left, right)
        case .isIn:
            guard checkSingle(left.node, left.type) else { return }
            if !right.type.isList, right.type.kind != .any {
                report(right.node, expected: [StaticType.list.name])
            } else {
                checkEquality(left, (right.node, StaticType(right.type.kind)))
            }
        default:
            // Boolean values have no order.
            for side in [left, right] {
                guard checkSingle(side.node, side.type) else { return }
                if side.type.kind == .bool {
                    return report(side.node, expected: [StaticType.number.name, StaticType.text.name])
                }
            }
            let isDay = [left, right].allSatisfy { $0.type.kind == .date || $0.type.kind == .dateTime }
            if !isDay, relation(left, right) != .fits { report(right.node, expected: [left.type.name]) }
        }
    }

    /// Warns if a choice is compared with a value that is not one of its options.
    private mutating func checkOptions(_ choice: Typed, _ other: ExpressionNode) {
        guard !readsAsFormula, choice.type.kind == .option, case .reference(let name) = choice.node.kind else { return }
        var others = [other]
        if case .list(let elements) = other.kind { others = elements }
        for other in others {
            guard case .literal(let value) = other.kind, !value.isBlank, let resolved = scope.resolve(name) else {
                continue
            }
            let id = value.canonicalText
            if scope.hasOption(id, at: resolved.reference) { continue }
            // Looking for the nearest option takes time in the size of the form, so it is not done after many problems.
            let known = problems.count < 20 ? scope.options(of: resolved.reference) : []
            problems.append(
                ExpressionProblem(
                    .unknownOption, offset: other.offset, found: id,
                    expected: NearestWords.suggest(for: id, among: known)))
        }
    }

    private mutating func checkSingle(_ node: ExpressionNode, _ type: StaticType) -> Bool {
        if type.isList { report(node, expected: [StaticType(type.kind).name]) }
        return !type.isList
    }

    private mutating func checkEquality(_ left: Typed, _ right: Typed) {
        switch relation(left, right) {
        case .fits: break
        case .never:
            problems.append(
                ExpressionProblem(
                    .neverEqual, offset: right.node.offset, found: source.text(right.node.offset, right.node.end),
                    expected: [left.type.name]))
        case .senseless: report(right.node, expected: [left.type.name])
        }
    }

    /// How the kinds of two compared values are related.
    private enum Relation {
        /// They may be equal.
        case fits
        /// They are never equal, but the comparison may be intended.
        case never
        /// The comparison is a mistake.
        case senseless
    }

    private func relation(_ left: Typed, _ right: Typed) -> Relation {
        if let relation = oneWay(left, right) ?? oneWay(right, left) { return relation }
        return left.type.kind == right.type.kind ? .fits : .senseless
    }

    /// The relation of a left kind to a right kind; `nil` if it is not known in this direction.
    private func oneWay(_ left: Typed, _ right: Typed) -> Relation? {
        let literal: FormValue? = if case .literal(let value) = right.node.kind { value } else { nil }
        switch (left.type.kind, right.type.kind) {
        case (.any, _), (.option, _): return .fits
        case (.number, .text):
            guard case .text(let text)? = literal else { return .fits }
            return DecimalNumber(text) == nil ? .never : .fits
        case (.bool, .text):
            guard let literal else { return .fits }
            return ["true", "false"].contains(literal.canonicalText) ? .fits : .never
        case (.bool, .number):
            guard let literal else { return .fits }
            return ["0", "1"].contains(literal.canonicalText) ? .fits : .never
        case (.date, .dateTime): return .never
        case (.date, .text), (.time, .text), (.dateTime, .text):
            return literal.map { $0.isText(of: left.type.kind) } == false ? .senseless : .fits
        default: return nil
        }
    }
}

extension FormValue {
    /// Whether the value is a text in which a date or time of the kind can be written.
    func isText(of kind: StaticType.Kind) -> Bool {
        guard case .text(let text) = self else { return false }
        switch kind {
        case .date: return civil != nil
        case .time: return CivilTime(text) != nil
        case .dateTime: return civil != nil
        default: return true
        }
    }
}
