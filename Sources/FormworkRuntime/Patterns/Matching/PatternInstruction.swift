/// One instruction of a pattern's automaton. In the code it is a word with 3 bits for the kind and the rest for a
/// signed operand.
///
/// Distances are relative, so that code can be copied when a repeat is written out.
package enum PatternInstruction {
    /// The end of the pattern was reached.
    case match
    /// Goes on both with the next instruction and with the instruction at the given distance.
    case split(InstructionDistance)
    /// Goes on with the instruction at the given distance.
    case jump(InstructionDistance)
    /// Goes on if the assertion is true between the characters before and after.
    case assertion(PatternAssertion)
    /// Goes on if the lookahead with that index matches from here on, or if it does not.
    case lookahead(LookaheadIndex, isNegated: Bool)
    /// Takes the character with this number in Unicode.
    case character(UInt32)
    /// Takes a character of the set with that index.
    case set(SetIndex)
    /// Goes on if exactly one of the characters before and after is in the set with that index, which has the
    /// characters of words.
    case boundary(SetIndex)
    /// Goes on if both of these characters are in the set, or neither is.
    case noBoundary(SetIndex)

    /// The maximum number of instructions of a pattern, with those of its lookaheads.
    package static let limit = 10_000
    /// The maximum number of lookaheads of a pattern, because each is one bit of a word.
    package static let lookaheadLimit = 64

    /// The operand of the first lookahead. Smaller operands are assertions. Each lookahead has two operands: one for
    /// matching and one for not matching.
    private static let firstLookahead: Int32 = 4

    /// The kinds of instructions, as the lowest bits of their words.
    private enum Kind: Int32 {
        case match, split, jump, assertion, character, set, boundary, noBoundary

        static let bitCount: Int32 = 3
        static let mask: Int32 = 0b111
    }

    /// The word of the instruction in a pattern.
    package var word: Int32 {
        switch self {
        case .match: Self.pack(.match, 0)
        case .split(let distance): Self.pack(.split, distance.rawValue)
        case .jump(let distance): Self.pack(.jump, distance.rawValue)
        case .assertion(let assertion): Self.pack(.assertion, assertion.rawValue)
        case .lookahead(let index, let isNegated):
            Self.pack(.assertion, Self.firstLookahead + 2 * index.rawValue + (isNegated ? 1 : 0))
        case .character(let value): Self.pack(.character, Int32(bitPattern: value))
        case .set(let index): Self.pack(.set, index.rawValue)
        case .boundary(let index): Self.pack(.boundary, index.rawValue)
        case .noBoundary(let index): Self.pack(.noBoundary, index.rawValue)
        }
    }

    /// Reads a word; `nil` if it is not the word of an instruction.
    init?(word: Int32) {
        guard let kind = Kind(rawValue: word & Kind.mask) else { return nil }
        let operand = word >> Kind.bitCount
        switch kind {
        case .match: self = .match
        case .split: self = .split(InstructionDistance(rawValue: operand))
        case .jump: self = .jump(InstructionDistance(rawValue: operand))
        case .assertion:
            if let assertion = PatternAssertion(rawValue: operand) {
                self = .assertion(assertion)
            } else {
                let number = operand - Self.firstLookahead
                guard number >= 0 else { return nil }
                self = .lookahead(LookaheadIndex(rawValue: number / 2), isNegated: number % 2 == 1)
            }
        case .character: self = .character(UInt32(bitPattern: operand))
        case .set: self = .set(SetIndex(rawValue: operand))
        case .boundary: self = .boundary(SetIndex(rawValue: operand))
        case .noBoundary: self = .noBoundary(SetIndex(rawValue: operand))
        }
    }

    private static func pack(_ kind: Kind, _ operand: Int32) -> Int32 {
        kind.rawValue | operand << Kind.bitCount
    }
}
