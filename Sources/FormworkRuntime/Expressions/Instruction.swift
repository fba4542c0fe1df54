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

    /// The word of the instruction in a program.
    package var word: Int32 {
        switch self {
        case .constant(let index): Instruction.pack(0, index)
        case .reference(let index): Instruction.pack(1, index)
        case .list(let count): Instruction.pack(2, count)
        case .apply(let operation, let count): Instruction.pack(3, Int(operation.rawValue) | count << 8)
        case .jump(let target): Instruction.pack(4, target)
        case .jumpUnlessTrue(let target): Instruction.pack(5, target)
        case .jumpIfTrue(let target): Instruction.pack(6, target)
        case .jumpIfPresent(let target): Instruction.pack(7, target)
        case .attempt(let target): Instruction.pack(8, target)
        case .matches(let index): Instruction.pack(9, index)
        case .aggregate(let index): Instruction.pack(10, index)
        }
    }

    /// Reads a word; `nil` if it is not the word of an instruction.
    package init?(word: Int32) {
        let operand = Int(word >> 8)
        guard operand >= 0 else { return nil }
        switch word & 0xff {
        case 0: self = .constant(operand)
        case 1: self = .reference(operand)
        case 2: self = .list(operand)
        case 3:
            guard let operation = Operation(rawValue: UInt8(operand & 0xff)) else { return nil }
            self = .apply(operation, count: operand >> 8)
        case 4: self = .jump(operand)
        case 5: self = .jumpUnlessTrue(operand)
        case 6: self = .jumpIfTrue(operand)
        case 7: self = .jumpIfPresent(operand)
        case 8: self = .attempt(operand)
        case 9: self = .matches(operand)
        case 10: self = .aggregate(operand)
        default: return nil
        }
    }

    private static func pack(_ kind: Int32, _ operand: Int) -> Int32 {
        kind | Int32(truncatingIfNeeded: Swift.min(operand, operandLimit)) << 8
    }
}
