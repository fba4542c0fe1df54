/// One step of a pattern's automaton, packed into a word: 3 bits of kind, the rest a signed operand.
///
/// Distances are relative, so that code can be copied when a repeat is written out.
enum PatternInstruction {
    /// The end of the pattern was reached.
    case match
    /// Goes on both with the next instruction and that far away.
    case split(Int)
    /// Goes on that far away.
    case jump(Int)
    /// Goes on if the assertion holds between the characters before and after.
    case assertion(PatternAssertion)
    /// Goes on if the lookahead with that index matches from here on, or if it does not.
    case lookahead(Int, isNegated: Bool)
    /// Takes this character.
    case character(Int)
    /// Takes a character of the set with that index.
    case set(Int)
    /// Goes on if just one of the characters before and after is in the set with that index, that of words.
    case boundary(Int)
    /// Goes on if both or neither are.
    case noBoundary(Int)

    /// The most instructions of a pattern, with those of its lookaheads.
    static let limit = 10_000
    /// The most lookaheads of a pattern: one bit each.
    static let lookaheadLimit = 64

    /// Operands of assertions from here on are lookaheads, two for each.
    private static let firstLookahead = 4

    /// The word as written in patterns.
    var word: Int32 {
        switch self {
        case .match: 0
        case .split(let distance): PatternInstruction.pack(1, distance)
        case .jump(let distance): PatternInstruction.pack(2, distance)
        case .assertion(let assertion): PatternInstruction.pack(3, assertion.rawValue)
        case .lookahead(let index, let isNegated):
            PatternInstruction.pack(3, Self.firstLookahead + 2 * index + (isNegated ? 1 : 0))
        case .character(let value): PatternInstruction.pack(4, value)
        case .set(let index): PatternInstruction.pack(5, index)
        case .boundary(let index): PatternInstruction.pack(6, index)
        case .noBoundary(let index): PatternInstruction.pack(7, index)
        }
    }

    /// Reads a word; `nil` for one that means nothing.
    init?(word: Int32) {
        let operand = Int(word >> 3)
        switch word & 7 {
        case 0: self = .match
        case 1: self = .split(operand)
        case 2: self = .jump(operand)
        case 3:
            if let assertion = PatternAssertion(rawValue: operand) {
                self = .assertion(assertion)
            } else {
                let number = operand - Self.firstLookahead
                guard number >= 0 else { return nil }
                self = .lookahead(number / 2, isNegated: number % 2 == 1)
            }
        case 4: self = .character(operand)
        case 5: self = .set(operand)
        case 6: self = .boundary(operand)
        default: self = .noBoundary(operand)
        }
    }

    private static func pack(_ kind: Int32, _ operand: Int) -> Int32 {
        kind | Int32(truncatingIfNeeded: operand) << 3
    }
}
