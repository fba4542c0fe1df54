extension Program {
    /// The maximum number of instructions of a program. A jump cannot go beyond that number.
    static let codeLimit = Instruction.operandLimit
    /// The maximum number of values on the stack of a program.
    static let stackLimit = 1 << 14

    /// Whether the program is well-formed. Every operand is in range, and every jump leads forward. All ways to an
    /// instruction leave the same number of values on the stack, within the limits. At the end exactly one value is
    /// left.
    package var isWellFormed: Bool { depths.last == 1 }

    /// How many values each instruction finds on the stack, and how many are left at the end; empty if the program is
    /// not well-formed.
    package var depths: IndexedArray<InstructionIndex, Int> {
        guard !code.isEmpty, code.count <= Program.codeLimit else { return [] }
        // `nil` while no way to the instruction is known.
        var depths = IndexedArray<InstructionIndex, Int?>(repeating: nil, count: code.count + 1)
        depths[depths.startIndex] = 0

        func arrive(at target: InstructionIndex, from position: InstructionIndex, with depth: Int) -> Bool {
            guard target > position, target <= code.endIndex, depth >= 0, depth <= Program.stackLimit else {
                return false
            }
            if depths[target] == nil { depths[target] = depth }
            return depths[target] == depth
        }

        for position in code.indices {
            guard let depth = depths[position], let instruction = Instruction(word: code[position]) else {
                return []
            }
            // `nil` if the instruction after this one is reached in other ways only.
            let next: Int?
            switch instruction {
            case .constant(let index):
                guard index < constants.endIndex else { return [] }
                next = depth + 1
            case .reference(let index):
                guard index < references.endIndex else { return [] }
                next = depth + 1
            case .aggregate(let index):
                guard index < aggregates.endIndex else { return [] }
                next = depth + 1
            case .matches(let index):
                guard index < patterns.endIndex, depth > 0 else { return [] }
                next = depth
            case .list(let count), .apply(_, let count):
                guard count <= depth else { return [] }
                next = depth - count + 1
            case .jump(let target):
                guard arrive(at: target, from: position, with: depth) else { return [] }
                next = nil
            case .jumpUnlessTrue(let target), .jumpIfTrue(let target):
                guard arrive(at: target, from: position, with: depth - 1) else { return [] }
                next = depth - 1
            case .jumpIfPresent(let target):
                guard depth > 0, arrive(at: target, from: position, with: depth) else { return [] }
                next = depth - 1
            case .attempt(let end):
                guard arrive(at: end, from: position, with: depth + 1) else { return [] }
                next = depth
            }
            if let next, !arrive(at: position.next, from: position, with: next) { return [] }
        }
        let known = depths.compactMap { $0 }
        return known.count == depths.count ? IndexedArray(known) : []
    }
}
