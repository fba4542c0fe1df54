extension ExpressionEmitter {
    /// Writes a call. A choice among its arguments is read as its option's value or id, as its parameter needs, or else
    /// as the expression around the call needs.
    mutating func emit(
        call name: String, _ arguments: [ExpressionNode], in node: ExpressionNode, wanting kind: StaticType.Kind
    ) -> StaticType {
        let functions = FunctionSignature.named(name)
        guard let first = functions.first else {
            let nearest = NearestWords.suggest(for: name, among: FunctionSignature.all.map { $0.name })
            problems.append(
                ExpressionProblem(.unknownFunction, offset: node.offset, found: name, expected: nearest))
            for argument in arguments { _ = emit(argument) }
            return .any
        }
        guard let function = functions.first(where: { $0.accepts(arguments.count) }) else {
            problems.append(
                ExpressionProblem(
                    .argumentCount, offset: node.offset, found: source.text(node.offset, node.end),
                    expected: functions.map { $0.usage }))
            for argument in arguments { _ = emit(argument) }
            return first.result ?? .any
        }
        return emit(function, arguments, wanting: kind)
    }

    private mutating func emit(
        _ function: FunctionSignature, _ arguments: [ExpressionNode], wanting kind: StaticType.Kind
    ) -> StaticType {
        switch function.form {
        case .conditional:
            let otherwise = arguments.count > 2 ? arguments[2] : nil
            return emit(arguments[0], then: arguments[1], otherwise: otherwise, wanting: kind)
        case .firstPresent:
            var type = StaticType.any
            var found: [OpenJump] = []
            for (index, argument) in arguments.enumerated() {
                let own = emit(argument, wanting: kind)
                type = index == 0 ? own : type.joined(with: own)
                if index < arguments.count - 1 { found.append(builder.emitJump { .jumpIfPresent($0) }) }
            }
            builder.land(found)
            return type
        case .apply(let operation):
            var types: [StaticType] = []
            for (index, argument) in arguments.enumerated() {
                types.append(emit(argument, as: function.parameter(at: index)))
            }
            builder.emit(.apply(operation, count: arguments.count))
            return function.result ?? types.first.map { $0 == .text ? .any : $0 } ?? .any
        case .applyToday(let operation):
            for (index, argument) in arguments.enumerated() { emit(argument, as: function.parameter(at: index)) }
            builder.emit(.apply(.today, count: 0))
            builder.emit(.apply(operation, count: arguments.count + 1))
            return function.result ?? .any
        case .applyTable(let operation, let table):
            for (index, argument) in arguments.enumerated() { emit(argument, as: function.parameter(at: index)) }
            builder.emit(constant: .text(table))
            builder.emit(.apply(operation, count: arguments.count + 1))
            return function.result ?? .any
        case .previous: return emitPrevious(arguments[0], wanting: kind)
        case .running(let operation):
            emitRunning(operation, arguments[0], as: function.parameter(at: 0))
            return function.result ?? .any
        case .match:
            emit(arguments[0], as: function.parameter(at: 0))
            emit(pattern: arguments[1])
            return .bool
        }
    }

    /// Writes a pattern. Patterns are compiled before the form runs, so they have to be literals in the expression.
    private mutating func emit(pattern node: ExpressionNode) {
        guard case .literal(.text(let text)) = node.kind else { return report(node, expected: ["pattern"]) }
        do {
            builder.emit(matching: try Pattern(text))
        } catch {
            problems.append(
                ExpressionProblem(
                    .pattern, offset: source.offset(of: error.offset, inTextAt: node.offset), found: error.found,
                    expected: [error.code.rawValue]))
        }
    }
}
