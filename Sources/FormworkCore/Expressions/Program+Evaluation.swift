extension Program {
    /// The longest text, in UTF-8 bytes, and the longest list that joining may build; more is a failure.
    static let growthLimit = 100_000

    /// The result; blank if anything in it failed, such as a division by zero.
    ///
    /// - Complexity: At most one step for each instruction, each linear in the values it handles.
    public func evaluate(in context: some ExpressionContext) -> FormValue {
        var stack: [FormValue] = []
        var attempts: [(end: Int, depth: Int)] = []
        var position = 0
        while position < code.count {
            guard let instruction = Instruction(word: code[position]) else { return .blank }
            position += 1
            switch instruction {
            case .constant(let index):
                stack.append(index < constants.count ? constants[index] : .blank)
            case .reference(let index):
                stack.append(index < references.count ? context.value(of: references[index]) : .blank)
            case .jump(let target):
                position = target
            case .jumpUnlessTrue(let target):
                if !(stack.popLast() ?? .blank).isTrue { position = target }
            case .jumpIfTrue(let target):
                if (stack.popLast() ?? .blank).isTrue { position = target }
            case .jumpIfPresent(let target):
                if stack.last?.isMissing == false { position = target } else { _ = stack.popLast() }
            case .attempt(let end):
                attempts.append((end, stack.count))
            case .matches(let index):
                let text = (stack.popLast() ?? .blank).plainText
                stack.append(.bool(index < patterns.count && patterns[index].matchesWhole(text)))
            case .list, .apply:
                if let result = instruction.result(of: &stack, in: context) {
                    stack.append(result)
                } else {
                    // The innermost attempt that has not ended takes the failure.
                    while let attempt = attempts.last, attempt.end < position { attempts.removeLast() }
                    guard let attempt = attempts.popLast() else { return .blank }
                    while stack.count > attempt.depth { stack.removeLast() }
                    stack.append(.blank)
                    position = attempt.end
                }
            }
        }
        let result = stack.popLast() ?? .blank
        return result.isBlank ? .blank : result
    }

    /// Whether the result is `true`; a blank one, such as that of a failure, is not.
    public func holds(in context: some ExpressionContext) -> Bool {
        evaluate(in: context).isTrue
    }
}

extension Instruction {
    /// Takes the operands off the stack and combines them; `nil` is a failure.
    fileprivate func result(of stack: inout [FormValue], in context: some ExpressionContext) -> FormValue? {
        switch self {
        case .list(let count):
            let values = Instruction.take(count, from: &stack)
            let flat = values.flattened
            return flat.count > Program.growthLimit ? nil : .list(flat)
        case .apply(let operation, let count):
            return operation.apply(to: Instruction.take(count, from: &stack), in: context)
        default:
            return nil
        }
    }

    private static func take(_ count: Int, from stack: inout [FormValue]) -> [FormValue] {
        let start = Swift.max(stack.count - count, 0)
        let values = Array(stack[start...])
        stack.removeSubrange(start...)
        return values
    }
}
