/// Finds the parts of a program that walk over items and have the same value in all inner items of an outer item.
struct AggregateFinder {
    /// Consecutive instructions that leave one value on the stack.
    struct Part: Equatable {
        var start: InstructionIndex
        var end: InstructionIndex
        /// How many levels out all references of the part begin.
        var up: Int
    }

    /// A value on the stack, with the instructions that computed it, and whether they can be moved.
    private struct Entry {
        var part: Part
        /// Whether the same instructions would have the same value in another program.
        var isMovable: Bool
        /// Whether it contains a list over items.
        var hasList = false
        /// Whether a function has made one value of the list.
        var isApplied = false
    }

    private var stack: [Entry] = []
    private var found: [Part] = []

    /// The longest of these parts, in the order of the program.
    static func parts(of program: Program) -> [Part] {
        let hasList = program.references.contains { reference in
            if case .all(let up) = reference.route { up > 0 } else { false }
        }
        guard hasList, program.isWellFormed else { return [] }
        var finder = AggregateFinder()
        finder.walk(program)
        return finder.found.sorted { $0.start < $1.start }
    }

    private mutating func walk(_ program: Program) {
        let depths = program.depths
        let targets = program.jumpTargets
        for position in program.code.indices {
            if targets.contains(position) { close() }
            take(stack.count - depths[position])
            guard let instruction = Instruction(word: program.code[position]) else { return }
            let next = Part(start: position, end: position.next, up: .max)
            switch instruction {
            case .constant: stack.append(Entry(part: next, isMovable: true))
            case .reference(let index): stack.append(entry(program.references[index], next))
            case .apply(let operation, let count): combine(count, next, isMovable: !operation.readsSurroundings)
            case .list(let count): combine(count, next, isMovable: true)
            case .matches: combine(1, next, isMovable: false)
            case .aggregate: stack.append(Entry(part: next, isMovable: false))
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

    /// Makes one entry of the topmost entries and the instruction after them.
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

    /// Removes values from the stack. They are not parts of a longer value.
    private mutating func take(_ count: Int) {
        for _ in 0..<max(count, 0) {
            guard let entry = stack.popLast() else { return }
            if entry.isMovable, entry.hasList, entry.isApplied, entry.part.up > 0 { found.append(entry.part) }
        }
    }

    /// Handles an instruction that a jump leads to. Values that were computed before it cannot become parts of a
    /// longer one.
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
