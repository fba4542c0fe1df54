/// One step of a program. In the program it is a word with 8 bits for the kind and 24 bits for the operand.
package enum Instruction {
    /// Pushes a constant.
    case constant(Int)
    /// Pushes the value of a reference.
    case reference(Int)
    /// Replaces the given number of values by a flat list of them.
    case list(Int)
    /// Replaces the given number of values by the operation's result.
    case apply(Operation, count: Int)
    /// Jumps to another instruction.
    case jump(Int)
    /// Pops a value and jumps unless it is `true`.
    case jumpUnlessTrue(Int)
    /// Pops a value and jumps if it is `true`.
    case jumpIfTrue(Int)
    /// Jumps if the top value is not blank; otherwise pops it.
    case jumpIfPresent(Int)
    /// Begins an attempt that ends at the given instruction. A failure in it makes only this part blank.
    case attempt(Int)
    /// Replaces a value by whether its text matches a pattern from start to end.
    case matches(Int)
    /// Pushes the value of an aggregate of the session; see `AggregateUse`.
    case aggregate(Int)

    /// The largest operand.
    static let operandLimit = 0x7f_ffff

    /// The kinds of instructions, with their numbers in programs and archives. `word` writes them, `init(word:)` reads
    /// them.
    private enum Kind: UInt8 {
        case constant = 0
        case reference = 1
        case list = 2
        case apply = 3
        case jump = 4
        case jumpUnlessTrue = 5
        case jumpIfTrue = 6
        case jumpIfPresent = 7
        case attempt = 8
        case matches = 9
        case aggregate = 10
    }

    /// The word of the instruction in a program.
    package var word: Int32 {
        switch self {
        case .constant(let index): Instruction.pack(.constant, index)
        case .reference(let index): Instruction.pack(.reference, index)
        case .list(let count): Instruction.pack(.list, count)
        case .apply(let operation, let count): Instruction.pack(.apply, Int(operation.rawValue) | count << 8)
        case .jump(let target): Instruction.pack(.jump, target)
        case .jumpUnlessTrue(let target): Instruction.pack(.jumpUnlessTrue, target)
        case .jumpIfTrue(let target): Instruction.pack(.jumpIfTrue, target)
        case .jumpIfPresent(let target): Instruction.pack(.jumpIfPresent, target)
        case .attempt(let target): Instruction.pack(.attempt, target)
        case .matches(let index): Instruction.pack(.matches, index)
        case .aggregate(let index): Instruction.pack(.aggregate, index)
        }
    }

    /// Reads a word; `nil` if it is not the word of an instruction.
    package init?(word: Int32) {
        let operand = Int(word >> 8)
        guard operand >= 0, let kind = Kind(rawValue: UInt8(truncatingIfNeeded: word)) else { return nil }
        switch kind {
        case .constant: self = .constant(operand)
        case .reference: self = .reference(operand)
        case .list: self = .list(operand)
        case .apply:
            guard let operation = Operation(rawValue: UInt8(operand & 0xff)) else { return nil }
            self = .apply(operation, count: operand >> 8)
        case .jump: self = .jump(operand)
        case .jumpUnlessTrue: self = .jumpUnlessTrue(operand)
        case .jumpIfTrue: self = .jumpIfTrue(operand)
        case .jumpIfPresent: self = .jumpIfPresent(operand)
        case .attempt: self = .attempt(operand)
        case .matches: self = .matches(operand)
        case .aggregate: self = .aggregate(operand)
        }
    }

    private static func pack(_ kind: Kind, _ operand: Int) -> Int32 {
        Int32(kind.rawValue) | Int32(truncatingIfNeeded: Swift.min(operand, operandLimit)) << 8
    }
}
