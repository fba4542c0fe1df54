extension Program {
    /// The maximum number of UTF-8 bytes in a text, and of values in a list, that an operation may produce. A larger result
    /// is a failure.
    static let growthLimit = 100_000

    /// The result; blank if anything in it failed, such as a division by zero.
    ///
    /// - Complexity: At most one step for each instruction, each linear in the values it handles.
    public func evaluate<Context: ExpressionContext>(at place: Context.Place, in context: inout Context) -> FormValue {
        let result = outcome(at: place, in: &context) ?? .blank
        return result.isBlank ? .blank : result
    }

    /// The result of the last instruction; `nil` if it failed.
    package func outcome<Context: ExpressionContext>(at place: Context.Place, in context: inout Context) -> FormValue? {
        var stack: [FormValue] = []
        // Most programs compare two values, so two places on the stack are enough.
        stack.reserveCapacity(2)
        var attempts: [(end: InstructionIndex, depth: Int)] = []
        var position = InstructionIndex(0)
        while position < code.endIndex {
            guard let instruction = Instruction(word: code[position]), context.stepsLeft > 0 else { return nil }
            context.count(steps: 1)
            position = position.next
            switch instruction {
            case .constant(let index):
                stack.append(index < constants.endIndex ? constants[index] : .blank)
            case .reference(let index):
                stack.append(index < references.endIndex ? context.value(of: references[index], from: place) : .blank)
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
                stack.append(.bool(index < patterns.endIndex && patterns[index].matchesWhole(text, &context)))
            case .list, .apply, .aggregate:
                if let result = result(of: instruction, on: &stack, at: place, in: &context) {
                    // This was the last instruction. Its result need not be put on the stack.
                    if position == code.endIndex { return result }
                    stack.append(result)
                } else {
                    // The failure ends the innermost attempt that has not ended.
                    while let attempt = attempts.last, attempt.end < position { attempts.removeLast() }
                    guard let attempt = attempts.popLast() else { return nil }
                    while stack.count > attempt.depth { stack.removeLast() }
                    stack.append(.blank)
                    position = attempt.end
                }
            }
        }
        return stack.popLast() ?? .blank
    }

    /// The result in a context without places; see `evaluate(at:in:)`.
    public func evaluate<Context: ExpressionContext>(in context: Context) -> FormValue where Context.Place == Void {
        var context = context
        return evaluate(at: (), in: &context)
    }

    /// Whether the result is `true`. A blank result, such as that of a failure, is not.
    public func holds<Context: ExpressionContext>(in context: Context) -> Bool where Context.Place == Void {
        evaluate(in: context).isTrue
    }

    /// Takes the operands from the stack and applies an operation to them; `nil` means failure.
    package func result<Context: ExpressionContext>(
        of instruction: Instruction, on stack: inout [FormValue], at place: Context.Place, in context: inout Context
    ) -> FormValue? {
        switch instruction {
        case .aggregate(let index):
            return index < aggregates.endIndex ? context.value(of: aggregates[index], from: place) : nil
        case .list(let count):
            let flat = Program.take(count, from: &stack, in: &context).flattened
            return flat.count > Program.growthLimit ? nil : .list(flat)
        case .apply(let operation, let count):
            return operation.apply(to: Program.take(count, from: &stack, in: &context), in: context)
        default:
            return nil
        }
    }

    private static func take(
        _ count: Int, from stack: inout [FormValue], in context: inout some ExpressionContext
    ) -> [FormValue] {
        // Most programs are one operation, whose operands are the whole stack.
        var values: [FormValue] = []
        if count == stack.count {
            swap(&values, &stack)
        } else {
            values = Array(stack[Swift.max(stack.count - count, 0)...])
            for _ in values { stack.removeLast() }
        }
        for value in values { context.count(steps: value.weight) }
        return values
    }
}

extension FormValue {
    /// How many steps it takes to read a value: one for each value of a list, and one for every 16 bytes of a text.
    var weight: Int {
        switch self {
        case .list(let list): list.count
        case .text(let text): text.utf8.count / 16
        case .blank, .bool, .number: 0
        }
    }
}
