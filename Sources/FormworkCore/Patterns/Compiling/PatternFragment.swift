/// The code of a part of a pattern. It runs from its first to its last instruction. The code of the next part is
/// appended to it.
struct PatternFragment {
    /// The words of `PatternInstruction`.
    private(set) var code: InstructionArray = []

    /// Makes code that does nothing.
    init() {}

    /// Makes code of one instruction.
    init(_ instruction: PatternInstruction) {
        code = [instruction.word]
    }

    /// Appends the code of the next part.
    mutating func append(_ next: PatternFragment) {
        code.append(contentsOf: next.code)
    }

    /// Makes code that matches any of the parts.
    static func either(_ branches: [PatternFragment]) -> PatternFragment {
        let count = branches.reduce(2 * (branches.count - 1)) { $0 + $1.code.count }
        var whole = PatternFragment()
        for (index, branch) in branches.enumerated() {
            let isLast = index == branches.count - 1
            if !isLast { whole.append(PatternFragment(.split(InstructionDistance(branch.code.count + 2)))) }
            whole.append(branch)
            if !isLast { whole.append(PatternFragment(.jump(InstructionDistance(count - whole.code.count)))) }
        }
        return whole
    }

    /// The number of instructions that `repeated` would make. The limit is checked with it first.
    func countRepeated(_ least: Int, _ most: Int?) -> Int {
        guard !code.isEmpty else { return 0 }
        guard let most else { return least == 0 ? code.count + 2 : least * code.count + 1 }
        return most * code.count + most - least
    }

    /// Makes code that matches the part between `least` and `most` times, without upper limit if `most` is `nil`.
    func repeated(_ least: Int, _ most: Int?) -> PatternFragment {
        // A part without code has no code when it is repeated either. A malicious count must not cause a long loop.
        guard !code.isEmpty else { return self }
        let count = countRepeated(least, most)
        var whole = PatternFragment()
        for _ in 0..<least { whole.append(self) }
        if let most {
            for _ in least..<most {
                whole.append(PatternFragment(.split(InstructionDistance(count - whole.code.count))))
                whole.append(self)
            }
        } else if least > 0 {
            whole.append(PatternFragment(.split(InstructionDistance(-code.count))))
        } else {
            whole.append(PatternFragment(.split(InstructionDistance(code.count + 2))))
            whole.append(self)
            whole.append(PatternFragment(.jump(InstructionDistance(-code.count - 1))))
        }
        return whole
    }
}
