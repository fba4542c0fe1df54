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
        var position = 0
        while position < code.count {
            let instruction = Instruction(word: code[position])
            let paths = run.paths(at: position)
            position += 1
            for var path in paths {
                guard let instruction, context.stepsLeft > 0 else { return nil }
                context.count(steps: 1)
                switch instruction {
                case .constant(let index): path.push(index < constants.count ? constants[index] : .blank)
                case .reference(let index):
                    let isKnown = index >= references.count || isKnown(references[index])
                    path.push(
                        isKnown
                            ? index < references.count ? context.value(of: references[index], from: place) : .blank
                            : nil)
                case .jump(let target):
                    run.leave(to: target, path)
                    continue
                case .jumpUnlessTrue(let target), .jumpIfTrue(let target):
                    var jumpsOn = false
                    if case .jumpIfTrue = instruction { jumpsOn = true }
                    let value = path.pop()
                    if value == nil || value?.isTrue == jumpsOn { run.leave(to: target, path) }
                    if value != nil, value?.isTrue == jumpsOn { continue }
                case .jumpIfPresent(let target):
                    let value = path.pop()
                    if value?.isMissing != true {
                        var kept = path
                        kept.push(value)
                        run.leave(to: target, kept)
                        if value != nil { continue }
                    }
                case .attempt(let end): path.attempts.append((end, path.stack.count))
                case .matches(let index):
                    let text = path.pop()
                    path.push(
                        text.map {
                            .bool(index < patterns.count && patterns[index].matchesWhole($0.plainText, &context))
                        })
                case .aggregate(let index):
                    let isKnown = index < aggregates.count && isKnownAggregate(aggregates[index])
                    let value = isKnown ? context.value(of: aggregates[index], from: place) : nil
                    if value == nil { run.fail(path, before: position) }
                    if isKnown, value == nil { continue }
                    path.push(value)
                case .list(let count), .apply(_, let count):
                    let operands = path.take(count)
                    let known = operands.compactMap { $0 }
                    if known.count == operands.count {
                        var operands = known
                        guard let result = result(of: instruction, on: &operands, at: place, in: &context) else {
                            run.fail(path, before: position)
                            continue
                        }
                        path.push(result)
                    } else {
                        if instruction.mayFail { run.fail(path, before: position) }
                        path.push(instruction.result(ofSome: known))
                    }
                }
                run.leave(to: position, path)
            }
        }
        return run.result(at: code.count)
    }
}

/// The paths through a program that are followed at the same time.
private struct OutcomeRun {
    /// One path through the program, as far as it was followed. An unknown value is `nil`.
    struct Path {
        var stack: [FormValue?] = []
        var attempts: [(end: Int, depth: Int)] = []

        mutating func push(_ value: FormValue?) { stack.append(value) }

        mutating func pop() -> FormValue? { stack.popLast() ?? FormValue.blank }

        mutating func take(_ count: Int) -> [FormValue?] {
            let start = max(stack.count - count, 0)
            defer { stack.removeSubrange(start...) }
            return Array(stack[start...])
        }
    }

    /// The most paths that are followed separately.
    static let wayLimit = 16

    private var arriving: [Int: [Path]] = [0: [Path()]]
    private var hasFailed = false

    /// Removes and returns the paths that lead to an instruction.
    mutating func paths(at place: Int) -> [Path] { arriving.removeValue(forKey: place) ?? [] }

    /// Lets a path go on at an instruction.
    mutating func leave(to target: Int, _ path: Path) {
        var paths = arriving.removeValue(forKey: target) ?? []
        if paths.count < Self.wayLimit { paths.append(path) } else { paths[0] = Self.merged(paths[0], path) }
        arriving[target] = paths
    }

    /// Lets a path that failed go on after the innermost attempt that has not ended, with a blank result for that part.
    mutating func fail(_ path: Path, before position: Int) {
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
    mutating func result(at place: Int) -> FormValue? {
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
