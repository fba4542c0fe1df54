/// One step of a program. In the program it is a word with 8 bits for the kind and 24 bits for the operand.
package enum Instruction {
    /// Pushes a constant.
    case constant(ConstantIndex)
    /// Pushes the value of a reference.
    case reference(ReferenceIndex)
    /// Replaces the given number of values by a flat list of them.
    case list(count: Int)
    /// Replaces the given number of values by the operation's result.
    case apply(Operation, count: Int)
    /// Jumps to another instruction.
    case jump(InstructionIndex)
    /// Pops a value and jumps unless it is `true`.
    case jumpUnlessTrue(InstructionIndex)
    /// Pops a value and jumps if it is `true`.
    case jumpIfTrue(InstructionIndex)
    /// Jumps if the top value is not blank; otherwise pops it.
    case jumpIfPresent(InstructionIndex)
    /// Begins an attempt that ends at the given instruction. A failure in it makes only this part blank.
    case attempt(InstructionIndex)
    /// Replaces a value by whether its text matches a pattern from start to end.
    case matches(PatternIndex)
    /// Pushes the value of an aggregate of the session; see `AggregateUse`.
    case aggregate(AggregateIndex)

    /// The largest operand.
    static let operandLimit = 0x7f_ffff

    /// The word of the instruction in a program.
    package var word: Int32 {
        switch self {
        case .constant(let index): Instruction.pack(0, index.position)
        case .reference(let index): Instruction.pack(1, index.position)
        case .list(let count): Instruction.pack(2, count)
        case .apply(let operation, let count): Instruction.pack(3, Int(operation.rawValue) | count << 8)
        case .jump(let target): Instruction.pack(4, target.position)
        case .jumpUnlessTrue(let target): Instruction.pack(5, target.position)
        case .jumpIfTrue(let target): Instruction.pack(6, target.position)
        case .jumpIfPresent(let target): Instruction.pack(7, target.position)
        case .attempt(let target): Instruction.pack(8, target.position)
        case .matches(let index): Instruction.pack(9, index.position)
        case .aggregate(let index): Instruction.pack(10, index.position)
        }
    }

    /// Reads a word; `nil` if it is not the word of an instruction.
    package init?(word: Int32) {
        let operand = Int(word >> 8)
        guard operand >= 0 else { return nil }
        switch word & 0xff {
        case 0: self = .constant(ConstantIndex(operand))
        case 1: self = .reference(ReferenceIndex(operand))
        case 2: self = .list(count: operand)
        case 3:
            guard let operation = Operation(rawValue: UInt8(operand & 0xff)) else { return nil }
            self = .apply(operation, count: operand >> 8)
        case 4: self = .jump(InstructionIndex(operand))
        case 5: self = .jumpUnlessTrue(InstructionIndex(operand))
        case 6: self = .jumpIfTrue(InstructionIndex(operand))
        case 7: self = .jumpIfPresent(InstructionIndex(operand))
        case 8: self = .attempt(InstructionIndex(operand))
        case 9: self = .matches(PatternIndex(operand))
        case 10: self = .aggregate(AggregateIndex(operand))
        default: return nil
        }
    }

    private static func pack(_ kind: Int32, _ operand: Int) -> Int32 {
        kind | Int32(truncatingIfNeeded: Swift.min(operand, operandLimit)) << 8
    }
}
