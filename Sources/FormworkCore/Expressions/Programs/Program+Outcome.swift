extension Program {
    /// The result of the program if it does not depend on the unknown references; `nil` if it may depend on them.
    ///
    /// Both branches of an unknown condition are followed. If there are more paths than the limit, they are merged, and
    /// values that differ become unknown.
    ///
    /// - Complexity: as of `evaluate`, times `OutcomeRun.wayLimit`.
    package func certainResult<Context: ExpressionContext>(
        at place: Context.Place, in context: inout Context, isKnown: (Reference) -> Bool,
        isKnownAggregate: (AggregateUse) -> Bool
    ) -> FormValue? {
        var run = OutcomeRun()
        var position = InstructionIndex(0)
        while position < code.endIndex {
            let instruction = Instruction(word: code[position])
            let paths = run.paths(at: position)
            position = position.next
            for var path in paths {
                guard let instruction, context.stepsLeft > 0 else { return nil }
                context.count(steps: 1)
                switch instruction {
                case .jump(let target): run.leave(to: target, path)
                case .jumpUnlessTrue(let target): run.branch(path, ifTrue: position, otherwise: target)
                case .jumpIfTrue(let target): run.branch(path, ifTrue: target, otherwise: position)
                case .jumpIfPresent(let target): run.branch(path, ifPresent: target, otherwise: position)
                case .attempt(let end):
                    path.attempts.append((end, path.stack.count))
                    run.leave(to: position, path)
                case .constant, .reference, .matches, .aggregate, .list, .apply:
                    let outcome = outcome(
                        of: instruction, on: &path, at: place, in: &context, isKnown: isKnown,
                        isKnownAggregate: isKnownAggregate)
                    if outcome.mayFail { run.fail(path, before: position) }
                    guard case .value(let value, _) = outcome else { continue }
                    path.push(value)
                    run.leave(to: position, path)
                }
            }
        }
        return run.result(at: code.endIndex)
    }

    /// Takes the operands of an instruction from a path, and finds out what its result can be. A jump has no result.
    private func outcome<Context: ExpressionContext>(
        of instruction: Instruction, on path: inout OutcomeRun.Path, at place: Context.Place,
        in context: inout Context, isKnown: (Reference) -> Bool, isKnownAggregate: (AggregateUse) -> Bool
    ) -> InstructionOutcome {
        switch instruction {
        case .constant(let index): return .value(index < constants.endIndex ? constants[index] : .blank)
        case .reference(let index):
            guard index < references.endIndex else { return .value(.blank) }
            return .value(isKnown(references[index]) ? context.value(of: references[index], from: place) : nil)
        case .matches(let index):
            guard let text = path.pop()?.plainText else { return .value(nil) }
            return .value(.bool(index < patterns.endIndex && patterns[index].matchesWhole(text, &context)))
        case .aggregate(let index):
            guard index < aggregates.endIndex, isKnownAggregate(aggregates[index]) else {
                return .value(nil, mayFail: true)
            }
            return InstructionOutcome(context.value(of: aggregates[index], from: place))
        case .list(let count), .apply(_, let count):
            let operands = path.take(count)
            var known = operands.compactMap { $0 }
            guard known.count == operands.count else {
                return .value(instruction.result(ofSome: known), mayFail: instruction.mayFail)
            }
            return InstructionOutcome(result(of: instruction, on: &known, at: place, in: &context))
        case .jump, .jumpUnlessTrue, .jumpIfTrue, .jumpIfPresent, .attempt: return .value(nil)
        }
    }
}

/// The facts that are known about the result of an instruction on one path.
private enum InstructionOutcome {
    /// A value, `nil` if it is unknown, and whether the instruction may fail instead.
    case value(FormValue?, mayFail: Bool = false)
    /// The instruction fails.
    case failure

    /// The outcome of an instruction that was run; `nil` means failure.
    init(_ result: FormValue?) { self = result.map { .value($0) } ?? .failure }

    var mayFail: Bool {
        switch self {
        case .value(_, let mayFail): mayFail
        case .failure: true
        }
    }
}

/// The paths through a program that are followed at the same time.
private struct OutcomeRun {
    /// One path through the program, as far as it was followed. An unknown value is `nil`.
    struct Path {
        var stack: [FormValue?] = []
        var attempts: [(end: InstructionIndex, depth: Int)] = []

        mutating func push(_ value: FormValue?) { stack.append(value) }

        mutating func pop() -> FormValue? { stack.popLast() ?? FormValue.blank }

        mutating func take(_ count: Int) -> [FormValue?] {
            let start = max(stack.count - count, 0)
            defer { stack.removeSubrange(start...) }
            return Array(stack[start...])
        }
    }

    /// The maximum number of paths that are followed separately.
    static let wayLimit = 16

    private var arriving: [InstructionIndex: [Path]] = [InstructionIndex(0): [Path()]]
    private var hasFailed = false

    /// Removes and returns the paths that lead to an instruction.
    mutating func paths(at place: InstructionIndex) -> [Path] { arriving.removeValue(forKey: place) ?? [] }

    /// Lets a path go on at an instruction.
    mutating func leave(to target: InstructionIndex, _ path: Path) {
        var paths = arriving.removeValue(forKey: target) ?? []
        if paths.count < Self.wayLimit { paths.append(path) } else { paths[0] = Self.merged(paths[0], path) }
        arriving[target] = paths
    }

    /// Takes the value on top from a path. Lets the path go on as the value says, or in both ways if it is unknown.
    mutating func branch(
        _ path: Path, ifTrue target: InstructionIndex, otherwise other: InstructionIndex
    ) {
        var path = path
        let value = path.pop()
        if value?.isTrue != false { leave(to: target, path) }
        if value?.isTrue != true { leave(to: other, path) }
    }

    /// Does the same for a value that stays on top where it is not blank.
    mutating func branch(
        _ path: Path, ifPresent target: InstructionIndex, otherwise other: InstructionIndex
    ) {
        var rest = path
        let value = rest.pop()
        if value?.isMissing != true {
            var kept = rest
            kept.push(value)
            leave(to: target, kept)
        }
        if value?.isMissing != false { leave(to: other, rest) }
    }

    /// Lets a path that failed go on after the innermost attempt that has not ended, with a blank result for that part.
    mutating func fail(_ path: Path, before position: InstructionIndex) {
        var path = path
        while let attempt = path.attempts.last, attempt.end < position { path.attempts.removeLast() }
        guard let attempt = path.attempts.popLast() else {
            hasFailed = true
            return
        }
        path.stack.removeSubrange(min(attempt.depth, path.stack.count)...)
        path.push(.blank)
        leave(to: attempt.end, path)
    }

    /// The common result of all paths that lead to an instruction; `nil` if they differ.
    mutating func result(at place: InstructionIndex) -> FormValue? {
        var results: [FormValue?] = hasFailed ? [.blank] : []
        for var path in paths(at: place) {
            let value = path.pop()
            results.append(value?.isBlank == true ? .blank : value)
        }
        guard let first = results.first, results.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    private static func merged(_ left: Path, _ right: Path) -> Path {
        var stack: [FormValue?] = []
        for index in 0..<max(left.stack.count, right.stack.count) {
            let isShared = index < left.stack.count && index < right.stack.count
            stack.append(isShared && left.stack[index] == right.stack[index] ? left.stack[index] : nil)
        }
        // An attempt that has not ended is in both paths.
        let attempts = left.attempts.count < right.attempts.count ? left.attempts : right.attempts
        return Path(stack: stack, attempts: attempts)
    }
}

extension Instruction {
    /// Whether the operation can fail.
    fileprivate var mayFail: Bool {
        if case .apply(let operation, _) = self { return operation.canFail }
        return true
    }

    /// The result for some known operands and other unknown ones; `nil` if it depends on the unknown ones.
    fileprivate func result(ofSome operands: [FormValue]) -> FormValue? {
        guard case .apply(let operation, _) = self else { return nil }
        switch operation {
        case .allOf where !operands.flattened.allSatisfy { $0.isTrue }: return .bool(false)
        case .anyOf where operands.flattened.contains { $0.isTrue }: return .bool(true)
        default: return nil
        }
    }
}
