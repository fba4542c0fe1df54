extension Program {
    /// The most instructions of a program: jumps reach no farther.
    static let codeLimit = Instruction.operandLimit
    /// The most values a program may have on its stack at once.
    static let stackLimit = 1 << 14

    /// Whether every operand is in range, every jump leads forward, all ways to an instruction leave the same number of
    /// values on the stack, within the limits, and exactly one value is left at the end.
    package var isWellFormed: Bool { depths.last == 1 }

    /// How many values each instruction finds on the stack, and how many are left at the end; empty if the program is
    /// not well-formed.
    package var depths: [Int] {
        guard !code.isEmpty, code.count <= Program.codeLimit else { return [] }
        // -1 while no way there is known.
        var depths = [Int](repeating: -1, count: code.count + 1)
        depths[0] = 0

        func arrive(at target: Int, from position: Int, with depth: Int) -> Bool {
            guard target > position, target <= code.count, depth >= 0, depth <= Program.stackLimit else { return false }
            if depths[target] < 0 { depths[target] = depth }
            return depths[target] == depth
        }

        for position in code.indices {
            let depth = depths[position]
            guard depth >= 0, let instruction = Instruction(word: code[position]) else { return [] }
            let next: Int?
            switch instruction {
            case .constant(let index):
                next = index < constants.count ? depth + 1 : -1
            case .reference(let index):
                next = index < references.count ? depth + 1 : -1
            case .summary(let index):
                next = index < summaries.count ? depth + 1 : -1
            case .matches(let index):
                next = index < patterns.count && depth > 0 ? depth : -1
            case .list(let count), .apply(_, let count):
                next = count > depth ? -1 : depth - count + 1
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
            if let next, !arrive(at: position + 1, from: position, with: next) { return [] }
        }
        return depths
    }
}
