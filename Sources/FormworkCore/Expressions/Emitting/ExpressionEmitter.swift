/// Visits the tree of an expression once: it derives types, reports type errors and writes instructions.
///
/// After a problem it goes on as if the result could have any type, so that one mistake is reported once.
struct ExpressionEmitter<Scope: ExpressionScope> {
    let source: ExpressionSource
    let scope: Scope
    /// Whether names are read as in formulas of the older notation. There an option is read as its value, and a text in
    /// arithmetic as a number if it is written like one.
    let readsAsFormula: Bool
    var builder = ProgramBuilder()
    var problems: [ExpressionProblem] = []
    /// The offset at which a name ends that was reported because it needs braces.
    private var unbracedEnd: ByteOffset = 0

    init(source: ExpressionSource, scope: Scope, readsAsFormula: Bool = false) {
        self.source = source
        self.scope = scope
        self.readsAsFormula = readsAsFormula
    }

    /// Writes the whole expression, for a result of a type.
    mutating func emitResult(_ node: ExpressionNode, as expected: StaticType) {
        let type = emit(node, wanting: expected.kind)
        check(node, type, kind: expected.kind, allowsList: expected.isList || expected.kind == .any, text: true)
        if expected.isList, !type.isList, type.kind != .any { report(node, expected: [expected.name]) }
        if expected.kind == .text, type.kind == .number || type.kind == .bool {
            builder.emit(.apply(.text, count: 1))
        }
    }

    /// Writes a node. A choice is read as its option's value if a number is needed, else as its option's id.
    mutating func emit(_ node: ExpressionNode, wanting kind: StaticType.Kind = .any) -> StaticType {
        switch node.kind {
        case .literal(let value):
            builder.emit(constant: value)
            return value.staticType
        case .reference(let name):
            return emit(name, in: node, wanting: kind)
        case .list(let elements):
            return emit(list: elements, wanting: kind)
        case .prefix(let operation, let operand):
            emit(operand, as: operation == .not ? .bool : .number)
            builder.emit(.apply(operation, count: 1))
            return operation == .not ? .bool : .number
        case .chain(let first, let links):
            return emit(chain: first, links)
        case .logic(let parts, let decisive):
            var settled: [OpenJump] = []
            for part in parts.dropLast() {
                emit(part, as: .bool)
                settled.append(builder.emitSettling(on: decisive))
            }
            if let last = parts.last { emit(last, as: .bool) }
            builder.endSettling(settled, on: decisive)
            return .bool
        case .conditional(let condition, let then, let otherwise):
            return emit(condition, then: then, otherwise: otherwise, wanting: kind)
        case .call(let name, let arguments):
            return emit(call: name, arguments, in: node, wanting: kind)
        }
    }

    /// Writes a node that must be of a certain type.
    @discardableResult
    mutating func emit(_ node: ExpressionNode, as parameter: FunctionSignature.Parameter) -> StaticType {
        let type = emit(node, wanting: parameter.kind)
        var isDate = type.kind == .date || type.kind == .dateTime
        if case .literal(let value) = node.kind { isDate = value.civil != nil }
        let kind = parameter.allowsDate && isDate ? .date : parameter.kind
        check(node, type, kind: kind, allowsList: parameter.allowsList)
        return type
    }

    /// Writes a conditional expression, of which only one side runs.
    mutating func emit(
        _ condition: ExpressionNode, then: ExpressionNode, otherwise: ExpressionNode?, wanting kind: StaticType.Kind
    ) -> StaticType {
        emit(condition, as: .bool)
        let skipThen = builder.emitJump { .jumpUnlessTrue($0) }
        var type = emit(then, wanting: kind)
        let end = builder.emitJump { .jump($0) }
        builder.land([skipThen])
        if let otherwise {
            type = type.joined(with: emit(otherwise, wanting: kind))
        } else {
            builder.emit(constant: .blank)
        }
        builder.land([end])
        return type
    }

    /// Writes a name. `read` may change where it is read.
    mutating func emit(
        _ name: ReferenceName, in node: ExpressionNode, wanting kind: StaticType.Kind,
        read: (Reference) -> Reference = { $0 }
    ) -> StaticType {
        guard let resolved = scope.resolve(name) else {
            builder.emit(constant: .blank)
            // This is the rest of a name that was reported already.
            if node.offset < unbracedEnd { return .any }
            // Looking for the nearest name takes time in the size of the form, so it is not done after many problems.
            let mayGuess = problems.count < 20
            if mayGuess, let unbraced = UnbracedName(source, at: node.offset, scope) {
                unbracedEnd = unbraced.end
                problems.append(unbraced.problem)
                return .any
            }
            problems.append(
                ExpressionProblem(
                    .unknownReference, offset: node.offset, found: name.text,
                    expected: mayGuess ? NearestWords.suggest(for: name.text, among: scope.knownNames) : []))
            return .any
        }
        guard resolved.type.kind == .option, kind == .number || readsAsFormula else {
            builder.emit(read(resolved.reference))
            return resolved.type
        }
        builder.emit(read(resolved.reference).reading(.optionValue))
        return StaticType(kind == .number ? .number : .any, isList: resolved.type.isList)
    }

    private mutating func emit(list elements: [ExpressionNode], wanting kind: StaticType.Kind) -> StaticType {
        var type: StaticType?
        for element in elements {
            let own = emit(element, wanting: kind)
            type = type.map { StaticType($0.joined(with: StaticType(own.kind)).kind) } ?? StaticType(own.kind)
        }
        builder.emit(.list(count: elements.count))
        return StaticType(type?.kind ?? .any, isList: true)
    }
}
