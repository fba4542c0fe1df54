extension ExpressionEmitter {
    /// Writes a call. A `select` in it is read as where the call stands, or as its parameter wants.
    mutating func emit(
        call name: String, _ arguments: [ExpressionNode], in node: ExpressionNode, wanting kind: StaticType.Kind
    ) -> StaticType {
        guard let function = FunctionSignature.named(name) else {
            let nearest = NearestWords.suggest(for: name, among: FunctionSignature.all.map { $0.name })
            problems.append(
                ExpressionProblem(.unknownFunction, offset: node.offset, found: name, expected: nearest))
            for argument in arguments { _ = emit(argument) }
            return .any
        }
        guard function.accepts(arguments.count) else {
            problems.append(
                ExpressionProblem(
                    .argumentCount, offset: node.offset, found: source.text(node.offset, node.end),
                    expected: [function.usage]))
            for argument in arguments { _ = emit(argument) }
            return function.result ?? .any
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
            for (index, argument) in arguments.enumerated() { emit(argument, as: function.parameter(at: index)) }
            builder.emit(.apply(operation, count: arguments.count))
            return function.result ?? .any
        }
    }
}
