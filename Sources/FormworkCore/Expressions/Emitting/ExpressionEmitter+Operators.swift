extension ExpressionEmitter {
    /// Writes a chain of operators of the same precedence.
    mutating func emit(chain first: ExpressionNode, _ links: [ExpressionNode.Link]) -> StaticType {
        guard let link = links.first else { return emit(first) }
        switch link.operation {
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .isIn:
            return emit(link.operation, first, link.operand)
        default:
            emit(first, as: .number)
            for link in links {
                emit(link.operand, as: .number)
                builder.emit(.apply(link.operation, count: 2))
            }
            return .number
        }
    }

    /// Reports a node whose type does not fit. If `text` is `true`, numbers and Boolean values will be converted to
    /// text.
    mutating func check(
        _ node: ExpressionNode, _ type: StaticType, kind: StaticType.Kind, allowsList: Bool, text: Bool = false
    ) {
        let becomesText = text && kind == .text && !type.isList
        let becomesNumber = readsAsFormula && kind == .number && type.kind == .text
        var fits = becomesText || becomesNumber || StaticType(kind).accepts(StaticType(type.kind))
        if case .literal(let value) = node.kind, fits, !value.isBlank, kind != .text, kind.isText {
            fits = value.isText(of: kind)
        }
        if !fits || (type.isList && !allowsList) { report(node, expected: [StaticType(kind).name]) }
    }

    mutating func report(_ node: ExpressionNode, expected: [String]) {
        problems.append(
            ExpressionProblem(
                .expressionType, offset: node.offset, found: source.text(node.offset, node.end), expected: expected))
    }
}

extension StaticType {
    /// Whether a value of another type can be used where this type is expected.
    ///
    /// A text may be a date or a time, these can be used as texts, and a date with a time contains a date. A date does not
    /// contain a time.
    func accepts(_ other: StaticType) -> Bool {
        if self == .any || other == .any { return true }
        guard isList == other.isList else { return false }
        if kind == other.kind || [kind, other.kind].contains(where: { $0 == .any || $0 == .option }) { return true }
        guard kind.isText, other.kind.isText else { return false }
        return kind == .text || other.kind == .text || kind == .date && other.kind == .dateTime
    }

    /// The type of a value that has one of two types.
    func joined(with other: StaticType) -> StaticType {
        if self == other { return self }
        return isList == other.isList ? StaticType(.any, isList: isList) : .any
    }
}

extension FormValue {
    /// The type of a value written in an expression. A blank value fits every type.
    var staticType: StaticType {
        switch self {
        case .blank: .any
        case .bool: .bool
        case .number: .number
        case .text: isBlank ? .any : .text
        case .list: .list
        }
    }
}
