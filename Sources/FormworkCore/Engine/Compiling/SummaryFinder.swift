/// Finds the parts of a program that say the same wherever in an outer item it runs, and cost a walk over items.
struct SummaryFinder {
    /// Some instructions that follow one another and leave one value.
    struct Part: Equatable {
        var start: Int
        var end: Int
        /// How many levels out everything lies that the part reads.
        var up: Int
    }

    /// A value on the stack: the instructions that it comes from, and whether they can be moved elsewhere.
    private struct Entry {
        var part: Part
        /// Whether the same instructions would say the same in another program.
        var isMovable: Bool
        /// Whether a list over items is in it.
        var hasList = false
        /// Whether the list has been made into one value.
        var isApplied = false
    }

    private var stack: [Entry] = []
    private var found: [Part] = []

    /// The longest such parts, in the order of the program.
    static func parts(of program: Program) -> [Part] {
        let hasList = program.references.contains { reference in
            if case .all(let up) = reference.route { up > 0 } else { false }
        }
        guard hasList, program.isWellFormed else { return [] }
        var finder = SummaryFinder()
        finder.walk(program)
        return finder.found.sorted { $0.start < $1.start }
    }

    private mutating func walk(_ program: Program) {
        let depths = program.depths
        let targets = program.jumpTargets
        for (position, word) in program.code.enumerated() {
            if targets.contains(position) { close() }
            take(stack.count - depths[position])
            guard let instruction = Instruction(word: word) else { return }
            let next = Part(start: position, end: position + 1, up: .max)
            switch instruction {
            case .constant: stack.append(Entry(part: next, isMovable: true))
            case .reference(let index): stack.append(entry(program.references[index], next))
            case .apply(let operation, let count): combine(count, next, isMovable: !operation.readsSurroundings)
            case .list(let count): combine(count, next, isMovable: true)
            case .matches: combine(1, next, isMovable: false)
            case .summary: stack.append(Entry(part: next, isMovable: false))
            case .jump, .jumpUnlessTrue, .jumpIfTrue, .jumpIfPresent, .attempt: break
            }
        }
        take(stack.count)
    }

    private func entry(_ reference: Reference, _ part: Part) -> Entry {
        var part = part
        part.up = reference.route.levels
        if case .all = reference.route { return Entry(part: part, isMovable: true, hasList: true) }
        return Entry(part: part, isMovable: true)
    }

    /// Makes one entry of the topmost ones and the instruction behind them.
    private mutating func combine(_ count: Int, _ instruction: Part, isMovable: Bool) {
        let operands = Array(stack.suffix(count))
        var entry = Entry(part: instruction, isMovable: isMovable, isApplied: true)
        entry.part.start = operands.first?.part.start ?? instruction.start
        for operand in operands {
            entry.isMovable = entry.isMovable && operand.isMovable
            entry.hasList = entry.hasList || operand.hasList
            entry.part.up = min(entry.part.up, operand.part.up)
        }
        if entry.isMovable, entry.part.up > 0 { stack.removeLast(operands.count) } else { take(operands.count) }
        stack.append(entry)
    }

    /// Takes values off the stack that are part of nothing longer.
    private mutating func take(_ count: Int) {
        for _ in 0..<max(count, 0) {
            guard let entry = stack.popLast() else { return }
            if entry.isMovable, entry.hasList, entry.isApplied, entry.part.up > 0 { found.append(entry.part) }
        }
    }

    /// Different ways meet here: what was computed on one of them can be no part of something longer.
    private mutating func close() {
        for index in stack.indices {
            let entry = stack[index]
            if entry.isMovable, entry.hasList, entry.isApplied, entry.part.up > 0 { found.append(entry.part) }
            stack[index].isMovable = false
        }
    }
}

extension Operation {
    /// Whether the result depends on more than the operands.
    fileprivate var readsSurroundings: Bool { readsClock || self == .formatNumber || self == .formatDate }
}
