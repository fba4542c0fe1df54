extension ExpressionEmitter {
    /// Writes a row of operators of one precedence.
    mutating func emit(chain first: ExpressionNode, _ links: [ExpressionNode.Link]) -> StaticType {
        guard let link = links.first else { return emit(first) }
        switch link.operation {
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .isIn:
            let left = emit(first)
            let right = emit(link.operand)
            builder.emit(.apply(link.operation, count: 2))
            checkComparison(link.operation, (first, left), (link.operand, right))
            return .bool
        default:
            emit(first, as: .number)
            for link in links {
                emit(link.operand, as: .number)
                builder.emit(.apply(link.operation, count: 2))
            }
            return .number
        }
    }

    private mutating func checkComparison(
        _ operation: Operation, _ left: (node: ExpressionNode, type: StaticType),
        _ right: (node: ExpressionNode, type: StaticType)
    ) {
        switch operation {
        case .equal, .notEqual:
            if !left.type.isComparable(with: right.type) { report(right.node, expected: [left.type.name]) }
        case .isIn:
            guard checkSingle(left.node, left.type) else { return }
            if !right.type.isList, right.type.kind != .any {
                report(right.node, expected: [StaticType.list.name])
            } else if !left.type.isComparable(with: StaticType(right.type.kind)) {
                report(right.node, expected: [left.type.name])
            }
        default:
            // Only numbers and text have an order.
            for side in [left, right] {
                guard checkSingle(side.node, side.type) else { return }
                if side.type.kind == .bool {
                    return report(side.node, expected: [StaticType.number.name, StaticType.text.name])
                }
            }
            if !left.type.isComparable(with: right.type) { report(right.node, expected: [left.type.name]) }
        }
    }

    private mutating func checkSingle(_ node: ExpressionNode, _ type: StaticType) -> Bool {
        if type.isList { report(node, expected: [StaticType(type.kind).name]) }
        return !type.isList
    }

    /// Reports a node whose type does not fit. `text` says that numbers and truth values will be made text.
    mutating func check(
        _ node: ExpressionNode, _ type: StaticType, kind: StaticType.Kind, allowsList: Bool, text: Bool = false
    ) {
        let becomesText = text && kind == .text && !type.isList
        let becomesNumber = readsAsFormula && kind == .number && type.kind == .text
        let fits = becomesText || becomesNumber || StaticType(kind).isComparable(with: StaticType(type.kind))
        if !fits || (type.isList && !allowsList) { report(node, expected: [StaticType(kind).name]) }
    }

    mutating func report(_ node: ExpressionNode, expected: [String]) {
        problems.append(
            ExpressionProblem(
                .expressionType, offset: node.offset, found: source.text(node.offset, node.end), expected: expected))
    }
}

extension StaticType {
    /// Whether a value of one type can equal one of the other.
    func isComparable(with other: StaticType) -> Bool {
        if self == .any || other == .any { return true }
        guard isList == other.isList else { return false }
        return kind == other.kind || [kind, other.kind].contains { $0 == .any || $0 == .option }
    }

    /// The type of what may be one or the other.
    func joined(with other: StaticType) -> StaticType {
        if self == other { return self }
        return isList == other.isList ? StaticType(.any, isList: isList) : .any
    }
}

extension FormValue {
    /// The type of a value written in an expression. Blank, however written, goes with everything.
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
